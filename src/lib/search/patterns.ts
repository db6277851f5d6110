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
  /** The index has no such word, only longer ones: the beginning of one is marked, however short. */
  begins?: boolean;
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

/** What finds a word written with separators; `null` where that makes no sense. */
export function createSeparated(text: string): RegExp | null {
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
        const separated = best === 'typo' ? null : createSeparated(text);
        patterns.set(text, {text, group, importance, separated, begins: best === 'prefix'});
      }
    }
  });
  return [...patterns.values()].sort((a, b) => b.text.length - a.text.length);
}

// Scripts without blanks may stand around a Latin word, and belong to none.
function isInWord(character: string): boolean {
  return WORD_CHARACTER.test(character) && !isGram(character);
}

function beginsWord(text: string, start: number): boolean {
  return !isInWord(text.charAt(start - 1));
}

function endsWord(text: string, end: number): boolean {
  return !isInWord(text.charAt(end));
}

function isFoundInside(text: string): boolean {
  return text.length >= MIN_INFIX_LENGTH || isGram(text);
}

/**
 * Where a text holds a query, both in normal form: as words of their own before all, else inside others, which short queries are
 * not looked for in. -1 for nowhere.
 */
export function findPhrase(text: string, query: string): number {
  const first = query === '' ? -1 : text.indexOf(query);
  for (let at = isGram(query) ? -1 : first; at >= 0; at = text.indexOf(query, at + 1)) {
    if (beginsWord(text, at) && endsWord(text, at + query.length)) {
      return at;
    }
  }
  return isFoundInside(query) ? first : -1;
}

// Written with separators a name begins with a word, and does not end in the first letters of one: "output s" of "output
// structure" is no `outputs`.
function isSeparatedName(text: string, start: number, match: string): boolean {
  const last = match.slice(match.search(/[^-_./ ]*$/));
  return beginsWord(text, start) && (last.length >= MIN_INFIX_LENGTH || endsWord(text, start + match.length));
}

/** All matches of the patterns in a text in normal form, by position; matches may overlap. */
export function findMatches(text: string, patterns: readonly Pattern[]): PatternMatch[] {
  const matches: PatternMatch[] = [];
  for (const {text: wanted, group, importance, begins} of patterns) {
    const isFree = isFoundInside(wanted);
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const end = at + wanted.length;
      if (isFree || (beginsWord(text, at) && (begins || endsWord(text, end)))) {
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
