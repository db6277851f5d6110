import fc from 'fast-check';
import {countEdits} from '@site/src/lib/search/distance';
import {stem} from '@site/src/lib/search/stem';
import {allowedEdits, Vocabulary} from '@site/src/lib/search/vocabulary';

function createVocabulary(terms: readonly string[]): Vocabulary {
  const vocabulary = new Vocabulary();
  terms.forEach((term) => vocabulary.intern(term));
  return vocabulary;
}

const word = fc.string({unit: fc.constantFrom('a', 'b', 'c', 'e', 's'), minLength: 1, maxLength: 8});
const words = fc.array(word, {maxLength: 30});

describe('Vocabulary', () => {
  const vocabulary = createVocabulary([
    'config',
    'configure',
    'lib.config',
    'external',
    'externals',
    'es2015',
    '配置',
    '置文',
    'footer',
  ]);
  const texts = (ids: number[]): string[] => ids.map((id) => vocabulary.terms[id]);

  it('SEARCH-23 completes a beginning with terms of the same kind, shortest first', () => {
    expect(texts(vocabulary.completions('conf'))).toEqual(['config', 'configure']);
    expect(texts(vocabulary.completions('lib.'))).toEqual(['lib.config']);
    expect(texts(vocabulary.completions('配'))).toEqual(['配置']);
  });

  it('SEARCH-23 looks inside words', () => {
    expect(texts(vocabulary.surroundings('onfig'))).toEqual(['config', 'configure']);
    expect(texts(vocabulary.surroundings('文'))).toEqual(['置文']);
  });

  it('SEARCH-23 corrects a mistyped word', () => {
    expect(texts(vocabulary.corrections('fooetr', false).map(({term}) => term))).toEqual(['footer']);
  });

  it('SEARCH-23 corrects the beginning of a word that is not finished', () => {
    expect(texts(vocabulary.corrections('confgu', true).map(({term}) => term))).toEqual(
      ['configure', 'config'].slice(0, 1),
    );
  });

  it('SEARCH-23 corrects no short words and no numbers, and forgives one edit beside digits', () => {
    expect(['es', '2016', 'es2016', 'entry', 'unocss', 'formats'].map(allowedEdits)).toEqual([0, 0, 1, 1, 1, 2]);
    expect(vocabulary.corrections('2016', true)).toEqual([]);
    expect(texts(vocabulary.corrections('exs2015', true).map(({term}) => term))).toEqual(['es2015']);
  });

  it('SEARCH-23 takes no number for another, or for none; a version behind a name may be left out', () => {
    const own = createVocabulary(['ts2307', 'runtime003', 'vite', 'vitest', 'webpack5plugin']);
    const correct = (typed: string): string[] => own.corrections(typed, true).map(({term}) => own.terms[term]);
    expect(['ts2304', 'ts230', 'ts23071', 'runtime001'].map(correct)).toEqual([[], [], [], []]);
    expect(['tsx2307', 'vite6', 'wepback', 'wepback4'].map(correct)).toEqual([
      ['ts2307'],
      ['vite'],
      ['webpack5plugin'],
      [],
    ]);
  });

  it('SEARCH-23 says which corrections are longer than what was typed', () => {
    const own = createVocabulary(['svelte', 'sveltecheck']);
    expect(own.corrections('svlete', true).map(({term, isPrefix}) => [own.terms[term], isPrefix])).toEqual([
      ['svelte', false],
      ['sveltecheck', true],
    ]);
  });

  it('SEARCH-23 agrees with looking at every term', () => {
    fc.assert(
      fc.property(words, word, (terms, typed) => {
        const all = [...new Set(terms)];
        const tested = createVocabulary(all);
        const sorted = (ids: number[]): string[] => ids.map((id) => tested.terms[id]).sort();
        expect(sorted(tested.completions(typed))).toEqual(
          all.filter((term) => term.startsWith(typed) && term !== typed).sort(),
        );
        expect(sorted(tested.surroundings(typed))).toEqual(all.filter((term) => term.indexOf(typed, 1) > 0).sort());

        const limit = allowedEdits(typed);
        const near = all
          .filter((term) => term.length >= 3 && limit > 0 && (typed.length > 4 || term.startsWith(typed.slice(0, 1))))
          .map((term) => ({term, edits: countEdits(typed, term, limit).whole}))
          .filter(({edits}) => edits <= limit);
        const least = Math.min(...near.map(({edits}) => edits));
        const expected = near.filter(({edits}) => edits === least).map(({term}) => term);
        expect(sorted(tested.corrections(typed, false).map(({term}) => term))).toEqual(expected.sort());
      }),
    );
  });

  it('SEARCH-23 finds every other form of a word', () => {
    const forms =
      'bundle bundles bundled bundler bundling query queries queried library libraries format formats formatted formatting ' +
      'plug plugs plugging plugin entry entries enable enables enabled optimize optimizes optimization identify identifies ' +
      'identified identification depend depends dependency dependencies state states static';
    const form = fc.constantFrom(...forms.split(' '));
    fc.assert(
      fc.property(fc.uniqueArray(form, {maxLength: 40}), form, (terms, typed) => {
        const tested = createVocabulary(terms);
        expect(tested.stemMates(typed).map((id) => tested.terms[id])).toEqual(
          terms.filter((term) => term !== typed && stem(term) === stem(typed)),
        );
      }),
      {numRuns: 500},
    );
  });

  it('SEARCH-23 takes in terms that come after the first query', () => {
    const growing = createVocabulary(['alpha']);
    expect(growing.completions('al')).toHaveLength(1);
    growing.intern('album');
    expect(growing.completions('al')).toHaveLength(2);
  });
});
