import {LruCache} from '@site/src/lib/search';

describe('LruCache', () => {
  it('SEARCH-15 forgets the entry that was not used for the longest time when the 101st comes', () => {
    const cache = new LruCache<number, string>(100);
    for (let i = 0; i < 100; i++) {
      cache.set(i, `v${i}`);
    }
    cache.get(0);
    cache.set(100, 'v100');
    expect(cache.size).toBe(100);
    expect(cache.get(0)).toBe('v0');
    expect(cache.get(1)).toBeUndefined();
  });

  it.each([0, 5])('REMOTE-05 keeps %i entries when told so', (limit) => {
    const cache = new LruCache<number, number>(limit);
    for (let i = 0; i < 8; i++) {
      cache.set(i, i);
    }
    expect(cache.size).toBe(limit);
  });

  it('SEARCH-15 is empty after it was cleared', () => {
    const cache = new LruCache<string, number>(2);
    cache.set('a', 1);
    cache.clear();
    expect(cache.get('a')).toBeUndefined();
  });
});
