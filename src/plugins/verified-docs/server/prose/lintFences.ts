import {findNearMatches} from '../../../../server/facts/resolveOption';
import {findOpenFence} from '../samples/parseFences';
import type {Page} from '../samples/readPage';
import type {Problem} from '../samples/types';

/** Words behind the language of a block, each with the values it may have; `true` stands for the bare word, a pattern for a text. */
const FENCE_WORDS: Readonly<Record<string, readonly (string | true)[] | RegExp>> = {
  title: /./,
  sample: /./,
  uses: /./,
  excerpt: /./,
  fails: [true],
  run: [true],
  tree: [true, 'partial'],
  log: [true],
  out: [true],
  expect: /./,
  check: [true],
  before: [true],
  nocheck: /./,
  npm2yarn: [true],
  showLineNumbers: [true, 'false'],
  wrapCode: [true, 'false'],
};

/** A misspelled word would leave its sample unchecked, and so would a block without an end. */
export function lintFences(lines: readonly string[], {fences, file}: Pick<Page, 'fences' | 'file'>): Problem[] {
  const unknown = fences.flatMap(({meta, line, column}) =>
    Object.entries(meta).flatMap(([word, value]) => {
      const allowed = Object.hasOwn(FENCE_WORDS, word) ? FENCE_WORDS[word] : undefined;
      const place = {file, line, column};
      if (allowed === undefined) {
        const near = findNearMatches(word, Object.keys(FENCE_WORDS));
        const hint = near.length > 0 ? `; did you mean ${near.join(', ')}?` : '';
        return [{place, message: `the word "${word}" of the block is not known${hint}`}];
      }
      const isAllowed = allowed instanceof RegExp ? value === true || allowed.test(value) : allowed.includes(value);
      return isAllowed ? [] : [{place, message: `"${word}" of the block cannot be ${JSON.stringify(value)}`}];
    }),
  );
  const open = findOpenFence(lines.join('\n'));
  return open === undefined
    ? unknown
    : [...unknown, {place: {file, line: open, column: 1}, message: 'the block has no end'}];
}
