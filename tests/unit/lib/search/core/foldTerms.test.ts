import fc from 'fast-check';
import {foldTerms, unfoldTerms} from '@site/src/lib/search/core/foldTerms';

const letters = fc.constantFrom('a', 'b', 'ab', '.', '模', '块', '\u{20000}', '\u{20001}', '𠮷');
const term = fc.array(letters, {minLength: 1, maxLength: 40}).map((parts) => parts.join(''));

describe('foldTerms', () => {
  it('keeps every term, through a file in UTF-8', () => {
    fc.assert(
      fc.property(fc.uniqueArray(term), (terms) => {
        terms.sort();
        const [shared, endings] = foldTerms(terms).map((line) => Buffer.from(line, 'utf8').toString('utf8'));
        expect(unfoldTerms(shared, endings)).toEqual(terms);
      }),
      {numRuns: 300},
    );
  });

  it('leaves out what a term shares with the one before', () => {
    expect(foldTerms(['format', 'formats', 'umd'])).toEqual(['AGA', ['format', 's', 'umd'].join('\t')]);
    expect(unfoldTerms('', '')).toEqual([]);
  });
});
