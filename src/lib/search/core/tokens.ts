import {isFunctionWord} from '../functionWords';
import {normalizeText} from '../normalize';
import type {Segment} from '../query';
import {findChunks, isGram, readChunk, splitRuns} from '../tokenize';

export type {Segment};

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((one, i) => one === b[i]);
}

/** A chunk in lower case, where that is read alike. */
function toToken(chunk: string): string {
  const lower = chunk.toLowerCase();
  return isSame(readChunk(lower).terms, readChunk(chunk).terms) ? lower : chunk;
}

/**
 * The tokens of a text: names and words, from which the index terms are made again. Runs of scripts without blanks give their
 * words of two characters and more; what stands across two words, and grammar, is left to the full index.
 */
export function readTokens(text: string, segment: Segment): string[] {
  return findChunks(text).flatMap((chunk) =>
    isGram(chunk)
      ? splitRuns(chunk).flatMap(({text: part, isRun}) =>
          isRun
            ? segment(normalizeText(part)).filter((word) => Array.from(word).length > 1 && !isFunctionWord(word))
            : findChunks(part).map(toToken),
        )
      : [toToken(chunk)],
  );
}

/** Index terms of a token. */
export function readTerms(token: string): string[] {
  if (!isGram(token)) {
    return readChunk(token).terms;
  }
  const characters = Array.from(token);
  return characters.slice(1).map((character, i) => characters[i] + character);
}
