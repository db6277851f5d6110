import {DAMAGED, log2, type NumberCoder} from './bits';

/** Where a term stands in texts: the ranks of sections in `rankSections`, rising, and how often it stands in each. */
export type Places = {ranks: number[]; counts: number[]};

/** What is known of the sections before their terms are. */
export type Sections = {
  /** Twice their lengths in words. */
  lengths: Int32Array;
  /** Their numbers, longest first: what is likely stands together, and gaps are small. */
  order: Int32Array;
  /** By rank: the length, 1 at least, and the sum of those from there on. */
  sizes: Int32Array;
  rest: Int32Array;
};

/** Higher counts are cut: the ranking tells no more apart. */
export const MAX_COUNT = 9;
/** Most sections hold about as many words, as a power of two. */
const USUAL_LENGTH = 5;

/** Puts sections in order. */
export function rankSections(lengths: Int32Array): Sections {
  const order = Int32Array.from(lengths, (_, section) => section).sort((a, b) => lengths[b] - lengths[a] || a - b);
  const sizes = order.map((section) => Math.max(1, lengths[section]));
  const rest = new Int32Array(lengths.length + 1);
  for (let rank = lengths.length - 1; rank >= 0; rank--) {
    rest[rank] = rest[rank + 1] + sizes[rank];
  }
  return {lengths, order, sizes, rest};
}

/** Writes lengths with a `NumberWriter`, or reads them with a `NumberReader` into what it is given. */
export function codeLengths(coder: NumberCoder, lengths: Int32Array): void {
  for (let section = 0; section < lengths.length; section++) {
    lengths[section] = coder.near(USUAL_LENGTH, lengths[section]);
  }
}

/**
 * Writes where a term stands, or reads it into what it is given. Gaps are written by how far the next section with the term is
 * expected to be.
 *
 * @throws {Error} `DAMAGED`, when what is read tells of more sections than there are
 */
export function codePlaces(coder: NumberCoder, places: Places, {sizes, rest}: Sections): Places {
  const {ranks, counts} = places;
  const frequency = coder.number(ranks.length);
  if (frequency > sizes.length) {
    throw new Error(DAMAGED);
  }
  let rank = 0;
  for (let i = 0; i < frequency; i++) {
    const left = frequency - i;
    rank += coder.near(log2(rest[rank] / (left * sizes[rank])), (ranks[i] ?? 0) - rank);
    if (rank + left > sizes.length) {
      throw new Error(DAMAGED);
    }
    ranks[i] = rank++;
  }
  // Most terms stand once wherever they stand: those say so, once.
  const isVaried = coder.near(0, counts.some((count) => count !== 1) ? 1 : 0) > 0;
  for (let i = 0; i < frequency; i++) {
    counts[i] = isVaried ? coder.near(0, (counts[i] ?? 1) - 1) + 1 : 1;
  }
  return places;
}
