import {PAGE_SHOWN_EVENT} from '@site/src/lib/ui/events';
import {getLateScripts} from '@site/src/plugins/addresses/inline';

type Run = {
  readonly sent: string[];
  /** Changes the hash; with a path, by going to another page of the history. */
  change: (hash: string, path?: string) => void;
  showPage: () => void;
};

/** Runs the script on an address; returns the addresses it sends the reader to. */
function run(address: string, moved: Record<string, string>): Run {
  const sent: string[] = [];
  const events = new EventTarget();
  const {pathname, search, hash, origin} = new URL(address, 'https://example.com');
  const location = {pathname, search, hash, replace: (target: string) => sent.push(target)};
  const currentScript = {dataset: {moved: new URLSearchParams(moved).toString()}};
  const {documentElement} = document;
  const fake = {
    location,
    document: {documentElement, currentScript},
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  // As the page runs it: printed, with nothing but the browser around it.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the script under test is text
  (new Function('window', getLateScripts().followMovedAnchor) as (window: unknown) => void)(fake);
  return {
    sent,
    change(next, path = location.pathname) {
      const oldURL = origin + location.pathname + location.hash;
      Object.assign(location, {hash: next, pathname: path});
      events.dispatchEvent(new HashChangeEvent('hashchange', {oldURL, newURL: origin + path + next}));
    },
    showPage: () => void events.dispatchEvent(new Event(PAGE_SHOWN_EVENT)),
  };
}

afterEach(() => document.documentElement.removeAttribute('data-leaving'));

describe('followMovedAnchor', () => {
  it('leads to another page with the query, and shows nothing of this one', () => {
    expect(run('/a?x=1#old', {old: '/lib/b#new'}).sent).toEqual(['/lib/b?x=1#new']);
    expect(document.documentElement).toHaveAttribute('data-leaving');
  });

  it('leads to another place of the same page without leaving it', () => {
    expect(run('/a?x=1#old', {old: '#new'}).sent).toEqual(['#new']);
    expect(document.documentElement).not.toHaveAttribute('data-leaving');
  });

  it('stays on this host at an address whose path looks like another one', () => {
    const address = 'https://example.com//example.org/..%2fa?x=1#old';
    const [target] = run(address, {old: '#new'}).sent;
    expect(new URL(target, address).href).toBe('https://example.com//example.org/..%2fa?x=1#new');
  });

  it.each(['/a', '/a#kept', '/a#toString', '/a#constructor', '/a#100%'])('leaves %s alone', (address) => {
    expect(run(address, {old: '/b'}).sent).toEqual([]);
  });

  it('decodes the hash', () => {
    expect(run('/a#%E6%A0%BC%E5%BC%8F', {格式: '/b'}).sent).toEqual(['/b']);
  });

  it('keeps the query of the new address', () => {
    expect(run('/a?x=1#old', {old: 'https://example.org/?id=3#new'}).sent).toEqual(['https://example.org/?id=3#new']);
  });

  it('leaves the anchors of other pages alone that are shown in the same document', () => {
    const {sent, change, showPage} = run('/a', {old: '/b#new'});
    change('#old', '/c');
    expect(sent).toEqual([]);
    showPage();
    change('#other');
    change('#old');
    expect(sent).toEqual([]);
  });

  it('follows a later change of the hash', () => {
    const {sent, change} = run('/a', {old: '/b#new'});
    change('#old');
    expect(sent).toEqual(['/b#new']);
  });
});
