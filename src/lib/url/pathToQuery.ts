import {normalizeRoutePath} from './normalizeRoutePath';

/** Characters; what is longer names no page. */
const MAX_LENGTH = 60;

/**
 * What a page at a path would be about, in words for the search: the last segment with blanks between its words, without the
 * ending of a page. Empty when there are no words: no letter, an escape that is malformed, more than 60 characters.
 *
 * @example
 * pathToQuery('/zh/config/lib/auto-extensions.html'); // 'auto extensions'
 * pathToQuery('/guide/404'); // ''
 */
export function pathToQuery(path: string): string {
  const last = normalizeRoutePath(path).split('/').filter(Boolean).pop() ?? '';
  const words = last
    .replace(/\.md$/, '')
    .replace(/[-_+\s]+/g, ' ')
    .trim();
  return words.length <= MAX_LENGTH && /\p{L}/u.test(words) && !/%[\da-f]{2}/i.test(words) ? words : '';
}
