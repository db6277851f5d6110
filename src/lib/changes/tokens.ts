import type {Run} from './types';

/** A word, a stretch of code or a sign, with its look and the text by which it is compared. */
export type Token = {readonly text: string; readonly marks: string; readonly key: string};

const PIECES = /\s+|\p{Script=Han}+|[\p{L}\p{N}_$@](?:[\p{L}\p{N}_$@./:-]*[\p{L}\p{N}_$])?|./gsu;
const HAN = /^\p{Script=Han}/u;
const SPACE = /^\s+$/;
const HASH = /(?<![\da-z])(?=[a-f]*\d)[\da-f]{8,}(?![\da-z])/g;
const PACKAGE = /(@rslib\/core)@[\^~\d][\w.-]*/g;
const OWN = '\u2022';

const segmenter = new Intl.Segmenter('zh', {granularity: 'word'});

function escape(text: string): string {
  return text.replace(/[.+*?^$()[\]{}|\\/-]/g, '\\$&');
}

/**
 * Matches the names that two versions have for themselves, `1.x` and `1.0.1`: every page names its own, and no reader wants to
 * see that as a change.
 */
export function toOwnNames(names: readonly string[]): RegExp {
  const pattern = [...names].sort((a, b) => b.length - a.length).map(escape);
  return new RegExp(`(?<![\\d.])(?:${pattern.join('|')})(?!\\d)`, 'g');
}

/**
 * The text as it is compared: one blank for any white space, hashes in file names and names of the versions replaced by a
 * sign, so that they are equal in both.
 *
 * @param own from `toOwnNames`
 */
export function toKey(text: string, own: RegExp): string {
  return text.replace(PACKAGE, '$1').replace(own, OWN).replace(HASH, OWN).replace(/\s+/g, ' ');
}

function splitText(text: string): string[] {
  return (text.match(PIECES) ?? []).flatMap((piece) =>
    HAN.test(piece) ? Array.from(segmenter.segment(piece), ({segment}) => segment) : [piece],
  );
}

/** Splits runs into words; Chinese by dictionary. A stretch of code stays in one piece. */
export function toTokens(runs: readonly Run[], own: RegExp): Token[] {
  return runs.flatMap((run) => {
    const [text, marks] = typeof run === 'string' ? [run, ''] : run;
    const pieces = marks.includes('c') ? [text] : splitText(text);
    return pieces.map((piece) => ({text: piece, marks, key: `${marks}\n${toKey(piece, own)}`}));
  });
}

/** True for a token that says nothing by itself: white space and signs. */
export function isWeak({text, marks}: Token): boolean {
  return SPACE.test(text) || (!marks.includes('c') && !/[\p{L}\p{N}]/u.test(text));
}

/** Joins neighbours of one look. */
export function toRuns(tokens: readonly {readonly text: string; readonly marks: string}[]): Run[] {
  const joined: {text: string; marks: string}[] = [];
  for (const {text, marks} of tokens) {
    const last = joined.at(-1);
    // Two stretches of code side by side are two things.
    if (last?.marks === marks && !marks.includes('c')) {
      last.text += text;
    } else {
      joined.push({text, marks});
    }
  }
  return joined.map(({text, marks}) => (marks === '' ? text : [text, marks]));
}

/** How much two lists have in common, from 0 to 1, wherever it stands in them. */
export function similarity(a: readonly string[], b: readonly string[]): number {
  if (a.length + b.length === 0) {
    return 1;
  }
  const counts = new Map<string, number>();
  for (const key of a) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  let common = 0;
  for (const key of b) {
    const left = counts.get(key) ?? 0;
    if (left > 0) {
      counts.set(key, left - 1);
      common++;
    }
  }
  return (2 * common) / (a.length + b.length);
}
