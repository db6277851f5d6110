import fc from 'fast-check';
import {normalizeText} from '@site/src/lib/search/normalize';
import type {Pattern} from '@site/src/lib/search/patterns';
import {createSnippet, highlight, SNIPPET_WINDOW} from '@site/src/lib/search/snippet';

function patternsOf(...words: string[]): Pattern[] {
  return words.map((text, group) => ({text, group, importance: 1, separated: null}));
}

function marked({
  statement,
  highlightInfoList,
}: {
  statement: string;
  highlightInfoList: {start: number; length: number}[];
}): string[] {
  return highlightInfoList.map(({start, length}) => statement.slice(start, start + length));
}

/** Whether every unit of a mark belongs to one of the words in it, or to what is left of one at an edge that was cut. */
function isMadeOf(mark: string, words: readonly string[], isCutBefore: boolean, isCutAfter: boolean): boolean {
  const covered = new Set<number>();
  for (const word of words) {
    const last = mark.length - (isCutAfter ? 1 : word.length);
    for (let at = isCutBefore ? 1 - word.length : 0; at <= last; at++) {
      const places = Array.from(mark, (_unit, place) => place).filter((place) => word[place - at] !== undefined);
      if (places.every((place) => mark[place] === word[place - at])) {
        places.forEach((place) => covered.add(place));
      }
    }
  }
  return mark !== '' && covered.size === mark.length;
}

const LONG = Array.from({length: 60}, (_, i) => `word${i}`).join(' ');

describe('createSnippet', () => {
  it('SEARCH-12 shows at most 100 characters and three dots at either side', () => {
    const snippet = createSnippet(LONG, patternsOf('word30'), 'word30');
    expect(snippet?.statement).toMatch(/^\.\.\..*word30.*\.\.\.$/);
    expect(snippet?.statement.length).toBeLessThanOrEqual(106);
    expect(marked(snippet ?? {statement: '', highlightInfoList: []})).toEqual(['word30']);
  });

  it('SEARCH-12 SEARCH-13 shows 49 characters at either side of two, where it may be cut anywhere', () => {
    const text = `${'左'.repeat(200)}格式${'右'.repeat(200)}`;
    expect(createSnippet(text, patternsOf('格式'), '格式')?.statement).toBe(
      `...${'左'.repeat(49)}格式${'右'.repeat(49)}...`,
    );
  });

  it('SEARCH-13 begins behind the line break before the match and ends at the next blank line', () => {
    const snippet = createSnippet('first line\nsecond Café line\nthird\n\nnext paragraph', patternsOf('cafe'), 'cafe');
    expect(snippet).toEqual({statement: 'second Café line third', highlightInfoList: [{start: 7, length: 4}]});
  });

  it('SEARCH-13 leaves room that one side does not need to the other', () => {
    const snippet = createSnippet(`start ${LONG}`, patternsOf('start'), 'start');
    expect(snippet?.statement).toMatch(/^start .*\.\.\.$/);
    expect(snippet?.statement.length).toBeGreaterThan(85);
  });

  it('SEARCH-13 chooses the densest stretch when the words stand apart', () => {
    const text = `alpha ${LONG} beta and alpha ${LONG}`;
    expect(createSnippet(text, patternsOf('alpha', 'beta'), 'alpha of beta')?.statement).toContain('beta and alpha');
  });

  it('SEARCH-13 counts no word that the stretch would cut, but shows one that is longer than it', () => {
    const filler = `${'a'.repeat(82)} `;
    const text = `alpha ${filler}betabetabetabeta ${LONG} alpha betabetabetabeta`;
    expect(createSnippet(text, patternsOf('alpha', 'betabetabetabeta'), 'x')?.statement).toContain('alpha betabetabet');
    expect(createSnippet(`${LONG} ${'x'.repeat(120)}`, patternsOf('x'.repeat(120)), 'x')?.statement).toContain('xxx');
  });

  it('SEARCH-13 prefers the words as they were typed, at the very start of a text, too', () => {
    const text = `alpha or none ${LONG} beta and alpha ${LONG}`;
    expect(createSnippet(text, patternsOf('alpha', 'beta'), 'alpha or')?.statement).toMatch(/^alpha or none/);
  });

  it('SEARCH-13 shows a short word where it stands as one, not inside another', () => {
    const text = `decides ${LONG}\n\nthe id of an item`;
    expect(createSnippet(text, patternsOf('id'), 'id')).toEqual({
      statement: 'the id of an item',
      highlightInfoList: [{start: 4, length: 2}],
    });
    const flags = `pnpm-workspace ${LONG}\n\nadd -w to the command`;
    expect(createSnippet(flags, patternsOf('-w'), '-w')?.statement).toBe('add -w to the command');
    expect(createSnippet('it decides', patternsOf('id'), 'id')).toBeNull();
  });

  it('SEARCH-13 prefers a longer word as one of its own, too, and shows it inside another where there is none', () => {
    const text = `without ${LONG}\n\nset --out-dir here`;
    expect(createSnippet(text, patternsOf('out'), 'out')?.statement).toBe('set --out-dir here');
    expect(createSnippet(`without ${LONG}`, patternsOf('out'), 'out')?.statement).toMatch(/^without/);
  });

  it('SEARCH-13 takes the first place of a Han word', () => {
    const text = `修改配置文件${'左'.repeat(120)}\n\n配置`;
    expect(createSnippet(text, patternsOf('配置'), '配置')?.statement).toMatch(/^修改配置文件/);
  });

  it.each([
    ['accents', 'Voilà un re\u0301sume\u0301 ici', 'resume', ['re\u0301sume\u0301']],
    ['Han', '如何修改配置文件的路径', '配置', ['配置']],
    ['emoji', '😀😀 the build 😀', 'build', ['build']],
    ['ligatures', 'one ﬁle', 'file', ['ﬁle']],
    ['Hangul', '라이브러리'.normalize('NFD'), '브러', ['브러'.normalize('NFD')]],
  ])('SEARCH-13 marks the right characters with %s', (_kind, text, word, expected) => {
    const snippet = createSnippet(text, patternsOf(word), word);
    expect(marked(snippet ?? {statement: '', highlightInfoList: []})).toEqual(expected);
  });

  it('SEARCH-11 gives nothing for a text without the query', () => {
    expect(createSnippet('nothing here', patternsOf('word'), 'word')).toBeNull();
  });

  it('SEARCH-13 marks only shown text, and each mark has the normal form of what was asked', () => {
    const letters = ['a', 'b', 'É', 'e\u0301', 'ﬁ', 'й', '한', '配', '置', '😀', ' ', '\n', '.'];
    const wordLists = fc.array(
      fc.string({unit: fc.constantFrom('a', 'b', 'e', 'fi', '配', '置', '한'), minLength: 3, maxLength: 4}),
      {minLength: 1, maxLength: 3},
    );
    // Of letters alone a text hardly ever has a word.
    const textsOf = (words: readonly string[]) =>
      fc.string({unit: fc.constantFrom(...letters, ...words), maxLength: 400, size: 'max'});
    fc.assert(
      fc.property(
        wordLists.chain((words) => fc.tuple(textsOf(words), fc.constant(words))),
        ([text, words]) => {
          const snippet = createSnippet(text, patternsOf(...words), words.join(' '));
          if (snippet === null) {
            expect(words.some((word) => normalizeText(text).includes(word))).toBe(false);
            return;
          }
          expect(snippet.statement.length).toBeLessThanOrEqual(SNIPPET_WINDOW + 6);
          let last = 0;
          const {statement} = snippet;
          for (const {start, length} of snippet.highlightInfoList) {
            expect(start).toBeGreaterThanOrEqual(last);
            expect(length).toBeGreaterThan(0);
            last = start + length;
            const mark = normalizeText(statement.slice(start, last));
            const isCutBefore = statement.slice(0, start) === '...';
            const isCutAfter = statement.slice(last) === '...';
            expect([mark, isMadeOf(mark, words, isCutBefore, isCutAfter)]).toEqual([mark, true]);
          }
          expect(last).toBeLessThanOrEqual(statement.length);
        },
      ),
      {numRuns: 300},
    );
  });
});

describe('highlight', () => {
  it('SEARCH-13 marks short Latin words as whole words only', () => {
    expect(highlight('js in jsx and .js', patternsOf('js'))).toEqual([
      {start: 0, length: 2},
      {start: 15, length: 2},
    ]);
  });

  it('SEARCH-13 marks a short Latin word between Han characters', () => {
    expect(highlight('使用ts编写tsx', patternsOf('ts'))).toEqual([{start: 2, length: 2}]);
  });

  it('SEARCH-13 marks the literal query in any text that holds it', () => {
    fc.assert(
      fc.property(
        fc.string({maxLength: 40}),
        fc.string({unit: fc.constantFrom('x', 'y', 'z'), minLength: 3, maxLength: 6}),
        fc.string({maxLength: 40}),
        (before, word, after) => {
          const text = before + word + after;
          const ranges = highlight(text, patternsOf(word));
          expect(ranges.length).toBeGreaterThan(0);
          ranges.forEach(({start, length}) => expect(normalizeText(text.slice(start, start + length))).toContain(word));
        },
      ),
    );
  });
});
