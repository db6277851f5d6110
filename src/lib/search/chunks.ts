import {MAX_TERM_LENGTH} from './names';
import {isGram, isPlainRun} from './runs';
import {readChunk} from './tokenize';
import type {Vocabulary} from './vocabulary';

/** A chunk with its terms by number. */
export type Chunk = {terms: number[]; words: string[]; length: number};

/** Takes chunks apart. The same one stands in a manual dozens of times; it is taken apart once. */
export class Chunks {
  private readonly known = new Map<string, Chunk>();

  constructor(private readonly vocabulary: Vocabulary) {}

  read(raw: string): Chunk {
    let chunk = this.known.get(raw);
    if (chunk === undefined) {
      const {terms, words, length} = readChunk(raw);
      chunk = {terms: terms.map((term) => this.vocabulary.intern(term)), words, length};
      // Runs of Han are half-sentences: they hardly come twice.
      if (raw.length <= MAX_TERM_LENGTH && !isPlainRun(raw) && !isGram(raw)) {
        this.known.set(raw, chunk);
      }
    }
    return chunk;
  }
}
