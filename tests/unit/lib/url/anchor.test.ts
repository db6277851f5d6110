import {decodeAnchor, isMalformedHash} from '@site/src/lib/url/anchor';

describe('decodeAnchor', () => {
  it.each([
    ['#a', 'a'],
    ['#%E4%B8%AD', '中'],
    ['#a%20b', 'a b'],
    ['', null],
    ['#', null],
    ['#100%', null],
    ['#%E0%A4%A', null],
  ])('OUTLINE-08 reads %p as %p', (hash, id) => {
    expect(decodeAnchor(hash)).toBe(id);
  });
});

describe('isMalformedHash', () => {
  it('OUTLINE-08 is true for an escape that cannot be decoded, not for an empty hash', () => {
    expect(['#100%', '#%E0%A4%A', '#a', '#', ''].map(isMalformedHash)).toEqual([true, true, false, false, false]);
  });
});
