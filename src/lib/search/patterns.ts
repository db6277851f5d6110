import type {ExpandedGroup} from './expand';
import {isGram} from './runs';

/** What to mark in a shown text for one asked word. */
export type Pattern = {
  /** Text in normal form. */
  text: string;
  /** Number of the query group it belongs to, and that group's share. */
  group: number;
  importance: number;
  /** The same word written with separators, `auto-extension` for `autoextension`; `null` where that makes no sense. */
  separated: RegExp | null;
};

/** A match in a text in normal form, as `[start, end)`. */
export type PatternMatch = {start: number; end: number; group: number; importance: number};

/** Groups below this share are grammar or character pairs across two words: they are not worth marking. */
const MIN_IMPORTANCE = 0.3;
/** Shorter Latin words are marked as whole words only, or "es" would be marked inside "does". */
const MIN_INFIX_LENGTH = 3;
/** Names are also marked when they are written with separators, from this length. */
const MIN_JOINED_LENGTH = 5;
const WORD_CHARACTER = /[\p{L}\p{N}]/u;
const PLAIN_WORD = /^[\p{L}\p{N}]+$/u;

function createSeparated(text: string): RegExp | null {
  const isName = text.length >= MIN_JOINED_LENGTH && PLAIN_WORD.test(text) && !isGram(text);
  return isName ? new RegExp(Array.from(text).join('[-_./ ]?'), 'gu') : null;
}

/**
 * Patterns of an expanded query, longest first. Another form of a word that holds a shorter pattern of its group is left to that: of
 * `compiler` what was typed as `compile` is marked.
 */
export function createPatterns(groups: readonly ExpandedGroup[]): Pattern[] {
  const marked = groups.some(({importance, best}) => best !== 'none' && importance >= MIN_IMPORTANCE);
  const patterns = new Map<string, Pattern>();
  groups.forEach(({shown, typed, importance, best}, group) => {
    if (best === 'none' || (marked && importance < MIN_IMPORTANCE)) {
      return;
    }
    for (const text of shown) {
      const known = patterns.get(text);
      const isHeld =
        !typed.includes(text) &&
        shown.some(
          (other) => other !== text && other.length >= MIN_INFIX_LENGTH && text.includes(other) && !isGram(text),
        );
      if (!isHeld && (known === undefined || known.importance < importance)) {
        patterns.set(text, {text, group, importance, separated: best === 'typo' ? null : createSeparated(text)});
      }
    }
  });
  return [...patterns.values()].sort((a, b) => b.text.length - a.text.length);
}

function isWholeWord(text: string, start: number, end: number): boolean {
  return !WORD_CHARACTER.test(text.charAt(start - 1)) && !WORD_CHARACTER.test(text.charAt(end));
}

// Written with separators a name begins with a word, and does not end in the first letters of one: "output s" of "output
// structure" is no `outputs`.
function isSeparatedName(text: string, start: number, match: string): boolean {
  const last = match.slice(match.search(/[^-_./ ]*$/));
  const next = text.charAt(start + match.length);
  return (
    !WORD_CHARACTER.test(text.charAt(start - 1)) && (last.length >= MIN_INFIX_LENGTH || !WORD_CHARACTER.test(next))
  );
}

/** All matches of the patterns in a text in normal form, by position; matches may overlap. */
export function findMatches(text: string, patterns: readonly Pattern[]): PatternMatch[] {
  const matches: PatternMatch[] = [];
  for (const {text: wanted, group, importance} of patterns) {
    const isFree = wanted.length >= MIN_INFIX_LENGTH || isGram(wanted);
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const end = at + wanted.length;
      if (isFree || isWholeWord(text, at, end)) {
        matches.push({start: at, end, group, importance});
      }
    }
  }
  const direct = [...matches];
  for (const {separated, group, importance} of patterns) {
    const isFound = direct.some((match) => match.group === group);
    for (const {0: match, index} of separated === null || isFound ? [] : text.matchAll(separated)) {
      const end = index + match.length;
      // Its words are marked one by one where they were typed so.
      const isTaken = direct.some((other) => other.start < end && index < other.end);
      if (!isTaken && isSeparatedName(text, index, match)) {
        matches.push({start: index, end, group, importance});
      }
    }
  }
  return matches.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** Joins overlapping ranges; takes and gives them by position. */
export function mergeRanges(ranges: readonly {start: number; end: number}[]): {start: number; end: number}[] {
  const merged: {start: number; end: number}[] = [];
  for (const {start, end} of ranges) {
    const last = merged[merged.length - 1];
    if (last !== undefined && start < last.end) {
      last.end = Math.max(last.end, end);
    } else if (end > start) {
      merged.push({start, end});
    }
  }
  return merged;
}
