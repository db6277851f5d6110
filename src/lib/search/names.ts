import {isAscii, normalizeText} from './normalize';

/** A word between separators, with its inner parts when it is written in camel case or with `-` or `_`. */
export type WordParts = {
  /** Parts run together: `autoextension` for `autoExtension` and for `auto-extension`. */
  joined: string;
  /** The parts, empty when the word has only one. */
  parts: string[];
};

/** A name such as `output.distPath.js`, `@scope/name`, `--flag` or a plain word, normalised. */
export type NameParts = {
  /** The name as a unit; `null` for a plain word, where it would be `words[0].joined`. */
  whole: string | null;
  /** Neighbouring parts of a dotted name: `output.distpath`, `distpath.js`. */
  pairs: string[];
  words: WordParts[];
};

const LOWER_WORD = /^[a-z\d]{1,64}$/;
const CAMEL_BORDER = /(\p{Ll}|\p{N})(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu;
const NO_WORD = /[^\p{L}\p{N}\p{M}$]/gu;

/** Longer names and words are cut: nobody searches for a whole hash, and typing cost grows with length. */
export const MAX_TERM_LENGTH = 64;
/** Dotted names of more parts are sentences without blanks or paths: no term for the whole. */
const MAX_DOTTED_PARTS = 4;

type Letter = 'upper' | 'lower' | 'digit' | 'dollar' | 'other';

function classify(unit: number): Letter {
  if (unit >= 97 && unit <= 122) {
    return 'lower';
  }
  if (unit >= 65 && unit <= 90) {
    return 'upper';
  }
  return unit >= 48 && unit <= 57 ? 'digit' : unit === 36 ? 'dollar' : 'other';
}

// What the patterns below do, for most names, in one walk: a name is taken apart for each heading before a first answer.
function splitAsciiWord(word: string): string[] {
  const lower = word.toLowerCase();
  const parts: string[] = [];
  let part = '';
  let start = 0;
  function end(at: number): void {
    part += lower.slice(start, at);
    start = at;
  }
  function push(at: number): void {
    end(at);
    if (part !== '') {
      parts.push(part.slice(0, MAX_TERM_LENGTH));
    }
    part = '';
  }
  let previous: Letter = 'other';
  for (let i = 0; i < word.length; i++) {
    const unit = word.charCodeAt(i);
    const kind = classify(unit);
    if (kind === 'other') {
      if (unit === 45 || unit === 95) {
        push(i);
      } else {
        end(i);
      }
      start = i + 1;
    } else if (kind === 'upper') {
      const begins = previous === 'lower' || previous === 'digit';
      if (begins || (previous === 'upper' && classify(word.charCodeAt(i + 1)) === 'lower')) {
        push(i);
      }
    }
    previous = kind;
  }
  push(word.length);
  return parts;
}

function splitOtherWord(word: string): string[] {
  return word
    .normalize('NFC')
    .replace(CAMEL_BORDER, '$&-')
    .split(/[-_]+/)
    .map((part) => normalizeText(part).replace(NO_WORD, '').slice(0, MAX_TERM_LENGTH))
    .filter((part) => part !== '');
}

function splitWord(word: string): WordParts | null {
  if (LOWER_WORD.test(word)) {
    return {joined: word, parts: []};
  }
  const parts = isAscii(word) ? splitAsciiWord(word) : splitOtherWord(word);
  if (parts.length === 0) {
    return null;
  }
  return {joined: parts.join('').slice(0, MAX_TERM_LENGTH), parts: parts.length > 1 ? parts : []};
}

/** The names in a stretch of text without blanks: those of a path one by one. */
export function splitName(name: string): NameParts[] {
  const isScoped = name.startsWith('@');
  const isFlag = name.startsWith('-');
  if (!isScoped && name.includes('/')) {
    return name.split('/').flatMap(splitName);
  }

  const dotted = name.replace(/^[-@]+/, '').split(/[./]/);
  const words = dotted.map(splitWord).filter((word) => word !== null);
  if (words.length === 0) {
    return [];
  }
  const units = words.map((word) => word.joined);
  if (isScoped || isFlag) {
    return [{whole: normalizeText(name).slice(0, MAX_TERM_LENGTH), pairs: [], words}];
  }
  if (units.length === 1 || units.length > MAX_DOTTED_PARTS) {
    return words.map((word) => ({whole: null, pairs: [], words: [word]}));
  }
  const pairs = units.length > 2 ? units.slice(1).map((unit, i) => `${units[i]}.${unit}`) : [];
  return [{whole: units.join('.').slice(0, MAX_TERM_LENGTH), pairs, words}];
}

/** True for dotted names, `@scope/name` and `--flag`, which are looked up among their like only. */
export function isCompound(term: string): boolean {
  return /^[-@]|\./.test(term);
}

// Russian writers leave out the dots of ё; the text keeps them, the index has both spellings.
function withPlainYo(term: string): string[] {
  return term.includes('ё') ? [term, term.replace(/ё/g, 'е')] : [term];
}

/** Index terms of a name, each once. */
export function termsOfName({whole, pairs, words}: NameParts): string[] {
  const [{joined: only, parts: inner}] = words;
  if (whole === null && words.length === 1 && inner.length === 0) {
    return withPlainYo(only);
  }
  const terms = whole === null ? [] : [whole, ...pairs];
  for (const {joined, parts} of words) {
    for (const part of [joined, ...parts]) {
      for (const term of withPlainYo(part)) {
        if (!terms.includes(term)) {
          terms.push(term);
        }
      }
    }
  }
  return terms;
}
