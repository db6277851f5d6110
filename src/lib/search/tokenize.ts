import {isAscii, isPlainUnit, normalizeText} from './normalize';

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

/** One stretch of text without blanks: names and runs of Han, kana or Hangul, in order. */
export type Piece = {type: 'name'; name: NameParts} | {type: 'run'; run: string};

const CHUNK = /(?:--?(?=\p{L})|@(?=\p{L}))?[\p{L}\p{N}\p{M}_$]+(?:[./-][\p{L}\p{N}\p{M}_$]+)*/gu;
// What the pattern above finds in text of ASCII characters. Most text is, and classes of Unicode take long to get ready.
const ASCII_CHUNK = /(?:--?(?=[a-z])|@(?=[a-z]))?[\w$]+(?:[./-][\w$]+)*/gi;
const RUN_CHARACTERS = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\u30fc\\uff70\\u3005';
const RUN = new RegExp(`[${RUN_CHARACTERS}][${RUN_CHARACTERS}\\p{M}\\uff9e\\uff9f]*`, 'gu');
const HAS_RUN = new RegExp(`[${RUN_CHARACTERS}]`, 'u');
const PLAIN_WORD = /^[A-Za-z]?[a-z]{0,63}$/;
const LOWER_WORD = /^[a-z\d]{1,64}$/;
const CAMEL_BORDER = /(\p{Ll}|\p{N})(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu;
const NO_WORD = /[^\p{L}\p{N}\p{M}$]/gu;

/** Longer names and words are cut: nobody searches for a whole hash, and typing cost grows with length. */
export const MAX_TERM_LENGTH = 64;
/** Dotted names of more parts are sentences without blanks or paths: no term for the whole. */
const MAX_DOTTED_PARTS = 4;

/** The stretches of a text that hold letters or digits, as they are written. */
export function findChunks(text: string): string[] {
  return text.match(isAscii(text) ? ASCII_CHUNK : CHUNK) ?? [];
}

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

function splitName(name: string): NameParts[] {
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

/** Parts of a chunk as they are written: runs of scripts that are written without blanks, and what stands between them. */
export function splitRuns(chunk: string): {text: string; isRun: boolean}[] {
  const parts: {text: string; isRun: boolean}[] = [];
  let end = 0;
  for (const {0: text, index} of chunk.matchAll(RUN)) {
    parts.push({text: chunk.slice(end, index), isRun: false}, {text, isRun: true});
    end = index + text.length;
  }
  parts.push({text: chunk.slice(end), isRun: false});
  return parts.filter(({text}) => text !== '');
}

/** Cuts a chunk into names and runs of scripts that are written without blanks. */
export function splitChunk(chunk: string): Piece[] {
  const pieces: Piece[] = [];
  function pushNames(text: string): void {
    for (const part of text === chunk ? [text] : findChunks(text)) {
      pieces.push(...splitName(part).map((name): Piece => ({type: 'name', name})));
    }
  }
  if (isAscii(chunk) || !HAS_RUN.test(chunk)) {
    pushNames(chunk);
    return pieces;
  }
  let end = 0;
  for (const match of chunk.matchAll(RUN)) {
    pushNames(chunk.slice(end, match.index));
    pieces.push({type: 'run', run: isPlainRun(match[0]) ? match[0] : normalizeText(match[0])});
    end = match.index + match[0].length;
  }
  pushNames(chunk.slice(end));
  return pieces;
}

/** True for runs of the common Han, kana and Hangul characters, each one unit and in normal form. */
export function isPlainRun(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    if (!isPlainUnit(text.charCodeAt(i))) {
      return false;
    }
  }
  return text !== '';
}

/** Overlapping pairs of characters, and the last character alone, so that it is found too. */
export function toBigrams(run: string): string[] {
  const characters = isPlainRun(run) ? run : Array.from(run);
  const pairs: string[] = [];
  for (let i = 0; i < characters.length; i++) {
    pairs.push(characters[i] + (characters[i + 1] ?? ''));
  }
  return pairs;
}

/** True when a term is a character pair of a script written without blanks. */
export function isGram(term: string): boolean {
  return !isAscii(term) && HAS_RUN.test(term);
}

/** True for dotted names, `@scope/name` and `--flag`, which are looked up among their like only. */
export function isCompound(term: string): boolean {
  return /^[-@]|\./.test(term);
}

// Russian writers leave out the dots of ё; the text keeps them, the index has both spellings.
function withPlainYo(term: string): string[] {
  return term.includes('ё') ? [term, term.replace(/ё/g, 'е')] : [term];
}

function termsOfName({whole, pairs, words}: NameParts): string[] {
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

/** A chunk as documents are indexed. */
export type ChunkTerms = {
  /** Index terms; a name has each of its terms once. */
  terms: string[];
  /** Words and runs in normal form, without what parts them. */
  words: string[];
  /** Length in words; a character of a script without blanks counts half. */
  length: number;
};

/** Index terms, words and length of a chunk. */
export function readChunk(chunk: string): ChunkTerms {
  // Most chunks are plain words.
  if (PLAIN_WORD.test(chunk)) {
    const word = chunk.toLowerCase();
    return {terms: [word], words: [word], length: 1};
  }
  if (isPlainRun(chunk)) {
    return {terms: toBigrams(chunk), words: [chunk], length: chunk.length / 2};
  }
  const pieces = splitChunk(chunk);
  return {
    terms: pieces.flatMap((piece) => (piece.type === 'run' ? toBigrams(piece.run) : termsOfName(piece.name))),
    words: pieces.flatMap((piece) => (piece.type === 'run' ? [piece.run] : piece.name.words.map(({joined}) => joined))),
    length: pieces.reduce(
      (sum, piece) => sum + (piece.type === 'run' ? piece.run.length / 2 : piece.name.words.length),
      0,
    ),
  };
}

/** Index terms of a text, in order. */
export function tokenize(text: string): string[] {
  return findChunks(text).flatMap((chunk) => readChunk(chunk).terms);
}
