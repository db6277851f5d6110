import fc from 'fast-check';
import {countBits, countEdits, letterMask} from '@site/src/lib/search/distance';

// The textbook definition, with a whole table.
function damerau(a: string, b: string): number {
  const table = Array.from({length: a.length + 1}, (_, i) =>
    Array.from({length: b.length + 1}, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      table[i][j] = Math.min(table[i - 1][j] + 1, table[i][j - 1] + 1, table[i - 1][j - 1] + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        table[i][j] = Math.min(table[i][j], table[i - 2][j - 2] + 1);
      }
    }
  }
  return table[a.length][b.length];
}

const word = fc.string({unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 9});

describe('countEdits', () => {
  it.each([
    ['fooetr', 'footer', 1],
    ['glosary', 'glossary', 1],
    ['sotrybook', 'storybook', 1],
    ['abc', 'xyz', 3],
  ])('SEARCH-23 counts from %s to %s %i', (typed, term, expected) => {
    expect(countEdits(typed, term, 2).whole).toBe(expected);
  });

  it('SEARCH-23 agrees with the textbook up to the limit', () => {
    fc.assert(
      fc.property(word, word, fc.integer({min: 1, max: 2}), (typed, term, limit) => {
        const {whole, prefix} = countEdits(typed, term, limit);
        expect(whole).toBe(Math.min(damerau(typed, term), limit + 1));
        const prefixes = Array.from({length: term.length + 1}, (_, length) => damerau(typed, term.slice(0, length)));
        expect(prefix).toBe(Math.min(...prefixes, limit + 1));
      }),
    );
  });
});

describe('letterMask', () => {
  it('SEARCH-23 differs by at most two bits for each edit', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(countBits(letterMask(one) ^ letterMask(other))).toBeLessThanOrEqual(2 * damerau(one, other));
      }),
    );
  });
});
