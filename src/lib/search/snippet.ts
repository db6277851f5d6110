import {SEARCH_SNIPPET_LENGTH} from '../constants';
import {normalizeWithMap, toNormalizedOffset, toOriginalRange} from './normalize';
import type {NormalizedText} from './normalize';
import {findMatches, findPhrase, mergeRanges} from './patterns';
import type {Pattern, PatternMatch} from './patterns';
import {snapCut} from './snapCut';
import type {HighlightRange} from './types';

/** Characters of a text shown around a match (SEARCH-12). */
export const SNIPPET_WINDOW = SEARCH_SNIPPET_LENGTH;
const CUT = '...';
/** Matches looked at from each match on: a one-letter query matches everywhere. */
const MAX_LOOKED_AT = 40;

type Range = {start: number; end: number};
type Dense = Range & {value: number};

/** Ranges of `text`, in its own units, that the patterns match. */
export function highlight(text: string, patterns: readonly Pattern[]): HighlightRange[] {
  const normalized = normalizeWithMap(text);
  const matches = findMatches(normalized.text, patterns).map(({start, end}) => toOriginalRange(normalized, start, end));
  return mergeRanges(matches).map(({start, end}) => ({start, length: end - start}));
}

/** Sum of the shares of the different query groups among matches. */
export function coveredImportance(matches: readonly PatternMatch[]): number {
  const byGroup = new Map(matches.map(({group, importance}) => [group, importance]));
  return [...byGroup.values()].reduce((sum, importance) => sum + importance, 0);
}

function findParagraphs(text: string): Range[] {
  const paragraphs: Range[] = [];
  let start = 0;
  for (const {0: gap, index} of text.matchAll(/\n[^\S\n]*(?:\n\s*)+/g)) {
    paragraphs.push({start, end: index});
    start = index + gap.length;
  }
  return [...paragraphs, {start, end: text.trimEnd().length}].filter((range) => range.end > range.start);
}

// The stretch of at most a window inside a paragraph that holds the most of what was asked; the first of equals.
// It ends with the last match of a group that is new in it.
function findDensest(matches: readonly PatternMatch[], limits: Range): Dense | null {
  let best: Dense | null = null;
  for (let first = 0; first < matches.length; first++) {
    const {start} = matches[first];
    if (start < limits.start) {
      continue;
    }
    const seen = new Set<number>();
    let value = 0;
    let end = start;
    for (
      let i = first;
      i < matches.length && i < first + MAX_LOOKED_AT && matches[i].start < start + SNIPPET_WINDOW;
      i++
    ) {
      const match = matches[i];
      const fits = match.end <= limits.end && (i === first || match.end - start <= SNIPPET_WINDOW);
      if (fits && !seen.has(match.group)) {
        seen.add(match.group);
        value += match.importance;
        end = Math.max(end, match.end);
      }
    }
    if (end > start && (best === null || value > best.value + 1e-9)) {
      best = {start, end, value};
    }
  }
  return best;
}

function findAnchor(
  {text}: NormalizedText,
  matches: readonly PatternMatch[],
  query: string,
  paragraphs: readonly Range[],
): Range | null {
  const phrase = findPhrase(text, query);
  if (phrase >= 0) {
    return {start: phrase, end: phrase + query.length};
  }
  let best: Dense | null = null;
  for (const paragraph of paragraphs) {
    const found = findDensest(matches, paragraph);
    if (found !== null && (best === null || found.value > best.value + 1e-9)) {
      best = found;
    }
  }
  return best;
}

function findWindow(text: string, anchor: Range, limits: Range): Range {
  if (limits.end - limits.start <= SNIPPET_WINDOW) {
    return limits;
  }
  const room = Math.max(0, Math.floor((SNIPPET_WINDOW - (anchor.end - anchor.start)) / 2));
  let start = anchor.start - room;
  let end = Math.max(anchor.end, anchor.start + 1) + room;
  // Room that one side does not need goes to the other.
  if (start < limits.start) {
    end = Math.min(limits.end, end + limits.start - start);
    start = limits.start;
  } else if (end > limits.end) {
    start = Math.max(limits.start, start - (end - limits.end));
    end = limits.end;
  }
  end = Math.min(end, start + SNIPPET_WINDOW, limits.end);
  return {
    start: start === limits.start ? start : snapCut(text, start, Math.min(anchor.start, end)),
    end: end === limits.end ? end : snapCut(text, end, Math.min(anchor.end, end)),
  };
}

/**
 * The sentence or so of a section that shows best why it was found (SEARCH-12, SEARCH-13): from the line break before
 * the match to the next blank line, at most 100 characters around the match, `...` where it is cut.
 * @param query The query in normal form; its literal place wins over the densest stretch of single words.
 * @returns `null` when nothing of the query stands in the text.
 */
export function createSnippet(
  text: string,
  patterns: readonly Pattern[],
  query: string,
): {statement: string; highlightInfoList: HighlightRange[]} | null {
  const normalized = normalizeWithMap(text);
  const matches = findMatches(normalized.text, patterns);
  const paragraphs = findParagraphs(text);
  const normalParagraphs = paragraphs.map(({start, end}) => ({
    start: toNormalizedOffset(normalized, start),
    end: toNormalizedOffset(normalized, end),
  }));
  const found = findAnchor(normalized, matches, query, normalParagraphs);
  if (found === null) {
    return null;
  }
  const anchor = toOriginalRange(normalized, found.start, found.end);
  const paragraph = paragraphs.find(({end}) => end > anchor.start) ?? {start: 0, end: text.length};
  const line = text.lastIndexOf('\n', Math.max(0, anchor.start - 1)) + 1;
  const limits = {
    start: Math.min(anchor.start, Math.max(paragraph.start, anchor.start === 0 ? 0 : line)),
    end: Math.max(paragraph.end, anchor.end),
  };
  const shown = findWindow(text, anchor, limits);
  const before = shown.start > limits.start ? CUT : '';
  const after = shown.end < limits.end ? CUT : '';
  const ranges = mergeRanges(matches.map(({start, end}) => toOriginalRange(normalized, start, end)))
    .map(({start, end}) => ({start: Math.max(start, shown.start), end: Math.min(end, shown.end)}))
    .filter(({start, end}) => end > start);
  return {
    statement: before + text.slice(shown.start, shown.end).replace(/\s/g, ' ') + after,
    highlightInfoList: ranges.map(({start, end}) => ({
      start: start - shown.start + before.length,
      length: end - start,
    })),
  };
}
