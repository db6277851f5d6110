import type {BitCoder} from './rangeCoder';
import {NumberModel} from './rangeCoder';

/** Which tokens stand in which section, and how often: everything that the ranking takes from texts. */
export type TextCounts = {
  /** By section: twice its length in words. */
  lengths: number[];
  /** By token: the sections that hold it, by their rising places in `rankSections`, and how often. */
  postings: {sections: number[]; counts: number[]}[];
};

/** Steps in which a chance is told apart, two for each doubling. */
const KINDS = 28;
/** Higher counts are cut: the ranking tells no more apart. */
export const MAX_COUNT = 9;

/** Numbers of the sections, longest first: what is likely stands together, and gaps are small. */
export function rankSections(lengths: readonly number[]): number[] {
  return lengths.map((_, section) => section).sort((a, b) => lengths[b] - lengths[a] || a - b);
}

// How far the next section with the token is expected to be, on a logarithmic scale.
function expectGap(left: number, length: number, total: number): number {
  const expected = total / (left * Math.max(1, length));
  return Math.max(0, Math.min(KINDS - 1, Math.round(2 * Math.log2(expected)) + 4));
}

/**
 * Writes the counts with a `BitWriter`, or reads them with a `BitReader` into what it is given.
 * @param tokens Number of tokens.
 * @returns `rankSections` of the lengths.
 */
export function codeTexts(
  coder: BitCoder,
  {lengths, postings}: TextCounts,
  sections: number,
  tokens: number,
): number[] {
  const [lengthModel, frequencyModel, gapModel, countModel] = [
    new NumberModel(),
    new NumberModel(),
    new NumberModel(KINDS),
    new NumberModel(KINDS * 4),
  ];
  for (let section = 0; section < sections; section++) {
    lengths[section] = lengthModel.code(coder, 0, (lengths[section] ?? 0) + 1) - 1;
  }
  const order = rankSections(lengths);
  // Words that are left in the sections from a place on.
  const rest = new Float64Array(sections + 1);
  for (let at = sections - 1; at >= 0; at--) {
    rest[at] = rest[at + 1] + Math.max(1, lengths[order[at]]);
  }
  for (let token = 0; token < tokens; token++) {
    postings[token] ??= {sections: [], counts: []};
    const {sections: places, counts} = postings[token];
    const frequency = frequencyModel.code(coder, 0, places.length);
    if (frequency > sections) {
      throw new Error('the search core is damaged.');
    }
    let at = 0;
    for (let i = 0; i < frequency; i++) {
      at += gapModel.code(coder, expectGap(frequency - i, lengths[order[at]], rest[at]), (places[i] ?? 0) - at + 1) - 1;
      if (at + frequency - i > sections) {
        throw new Error('the search core is damaged.');
      }
      places[i] = at;
      const common = Math.min(3, Math.floor(Math.log2(frequency) / 2.5));
      const size = expectGap(frequency - i, lengths[order[at]], rest[at]);
      counts[i] = countModel.code(coder, size * 4 + common, counts[i] ?? 1);
      at++;
    }
  }
  return order;
}
