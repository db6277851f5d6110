import {getLateScripts} from '@site/src/plugins/addresses/inline';

/** Runs the script of a page that leads on; returns where the reader is sent. */
function run(address: string, to: string): string[] {
  const sent: string[] = [];
  const {pathname, search, hash} = new URL(address, 'https://example.com');
  const location = {pathname, search, hash, replace: (target: string) => sent.push(target)};
  const fake = {location, document: {currentScript: {dataset: {to}}}};
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the script under test is text
  (new Function('window', getLateScripts().leadOn) as (window: unknown) => void)(fake);
  return sent;
}

describe('leadOn', () => {
  it.each([
    ['/old', '/new', '/new'],
    ['/old?x=1#part', '/new', '/new?x=1#part'],
    ['/old?x=1#part', '/new#own', '/new?x=1#own'],
    ['/old?x=1', '/new?y=2', '/new?y=2'],
    ['/old?x=1', 'https://example.org/new', 'https://example.org/new?x=1'],
  ])('from %s to %s leads to %s', (address, to, target) => {
    expect(run(address, to)).toEqual([target]);
  });
});
