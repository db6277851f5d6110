import {SEARCH_SNIPPET_LENGTH} from '@site/src/lib/constants';

type Range = {readonly start: number; readonly length: number};

/** Where a text is cut. */
const CUT = '...';

/**
 * The part of a text that a hit of a foreign engine shows: at most 100 characters around the first of the ranges, or from its start on
 * when it is longer than that; `...` where the text is cut (SEARCH-12). The ranges are those of what is shown, as far as they lie in it.
 * The local engine has a choice of matches, and cuts between words (`lib/search/snippet.ts`); a foreign one names its matches.
 */
export function cutWindow(
  text: string,
  ranges: readonly Range[],
): {statement: string; highlightInfoList: {start: number; length: number}[]} {
  const {start: first, length: width} = ranges[0] ?? {start: 0, length: 0};
  const begin = Math.max(0, first - Math.floor(Math.max(0, SEARCH_SNIPPET_LENGTH - width) / 2));
  const end = Math.min(text.length, begin + SEARCH_SNIPPET_LENGTH);
  const before = begin > 0 ? CUT : '';
  const after = end < text.length ? CUT : '';
  return {
    statement: before + text.slice(begin, end).replace(/\s/g, ' ') + after,
    highlightInfoList: ranges
      .filter(({start}) => start >= begin && start < end)
      .map(({start, length}) => ({start: start - begin + before.length, length: Math.min(length, end - start)})),
  };
}
