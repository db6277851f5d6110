import {createLocation, createMemoryHistory} from 'history';
import followMovedAnchor from '@site/src/plugins/addresses/client/followMovedAnchor';

const movedAnchors = {
  elsewhere: '/zh/guide/dts#new',
  asked: '/zh/search?q=dts#new',
  whole: '/zh/guide/',
  renamed: '#part',
  样: '/zh/guide/dts#%E4%BE%8B',
};

/** Where a reader is led on to who comes to the address; `null` for one who stays. */
function follow(address: string, content: unknown = {metadata: {movedAnchors}}): string | null {
  const history = createMemoryHistory({initialEntries: ['/before', address], initialIndex: 1});
  const isLed = followMovedAnchor(content, createLocation(address), history);
  const {pathname, search, hash} = history.location;
  expect(history.length).toBe(2);
  return isLed ? pathname + search + hash : null;
}

describe('followMovedAnchor of the app', () => {
  it.each([
    ['/zh/config/dts#elsewhere', '/zh/guide/dts#new'],
    ['/zh/config/dts?x=1#elsewhere', '/zh/guide/dts?x=1#new'],
    ['/zh/config/dts?x=1#asked', '/zh/search?q=dts#new'],
    ['/zh/config/dts#whole', '/zh/guide/'],
    ['/zh/config/dts?x=1#renamed', '/zh/config/dts?x=1#part'],
    ['/zh/config/dts#%E6%A0%B7', '/zh/guide/dts#%E4%BE%8B'],
  ])('leads from %s to %s', (from, to) => {
    expect(follow(from)).toBe(to);
  });

  it.each([
    '/zh/config/dts',
    '/zh/config/dts#',
    '/zh/config/dts#part',
    '/zh/config/dts#constructor',
    '/zh/config/dts#100%',
  ])('leaves a reader of %s there', (address) => {
    expect(follow(address)).toBeNull();
  });

  it.each([[null], [{}], [{metadata: {}}]])('leaves a reader there of a page with %j', (content) => {
    expect(follow('/zh/config/dts#elsewhere', content)).toBeNull();
  });
});
