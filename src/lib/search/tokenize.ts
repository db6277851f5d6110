import {splitName, termsOfName, type NameParts} from './names';
import {isAscii, normalizeText} from './normalize';
import {hasRun, isPlainRun, splitRuns, toBigrams} from './runs';

/** One stretch of text without blanks: names and runs of Han, kana or Hangul, in order. */
export type Piece = {type: 'name'; name: NameParts} | {type: 'run'; run: string};

const CHUNK = /(?:--?(?=\p{L})|@(?=\p{L}))?[\p{L}\p{N}\p{M}_$]+(?:[./-][\p{L}\p{N}\p{M}_$]+)*/gu;
// What the pattern above finds in text of ASCII characters. Most text is, and classes of Unicode take long to get ready.
const ASCII_CHUNK = /(?:--?(?=[a-z])|@(?=[a-z]))?[\w$]+(?:[./-][\w$]+)*/gi;
const PLAIN_WORD = /^[A-Za-z]?[a-z]{0,63}$/;

/** The stretches of a text that hold letters or digits, as they are written. */
export function findChunks(text: string): string[] {
  return text.match(isAscii(text) ? ASCII_CHUNK : CHUNK) ?? [];
}

/** Cuts a chunk into names and runs of scripts that are written without blanks. */
export function splitChunk(chunk: string): Piece[] {
  const toNames = (text: string): Piece[] => splitName(text).map((name) => ({type: 'name', name}));
  if (!hasRun(chunk)) {
    return toNames(chunk);
  }
  return splitRuns(chunk).flatMap(({text, isRun}): Piece[] =>
    isRun ? [{type: 'run', run: isPlainRun(text) ? text : normalizeText(text)}] : findChunks(text).flatMap(toNames),
  );
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
