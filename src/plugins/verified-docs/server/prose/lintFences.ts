import {findNearMatches} from '../../../../server/facts/resolveOption';
import {EXCERPT_TYPES} from '../samples/patterns';
import {findOpenFence} from '../samples/parseFences';
import type {Page} from '../samples/readPage';
import type {Problem} from '../samples/types';

/** The values that a word may have; `true` stands for the bare word, a pattern for a text. */
type Allowed = readonly (string | true)[] | RegExp;

/** Words behind the language of a block. */
const FENCE_WORDS: Readonly<Record<string, Allowed>> = {
  title: /./,
  sample: /./,
  uses: /./,
  excerpt: [...EXCERPT_TYPES.keys()],
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

function formatAllowed(word: string, allowed: Allowed): string {
  return allowed instanceof RegExp
    ? ''
    : `; write ${allowed.map((value) => (value === true ? word : `${word}=${value}`)).join(' or ')}`;
}

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
      const message = `"${word}" of the block cannot be ${JSON.stringify(value)}${formatAllowed(word, allowed)}`;
      return isAllowed ? [] : [{place, message}];
    }),
  );
  const open = findOpenFence(lines.join('\n'));
  return open === undefined
    ? unknown
    : [...unknown, {place: {file, line: open, column: 1}, message: 'the block has no end'}];
}
