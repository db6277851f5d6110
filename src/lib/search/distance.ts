/** Edits between a typed word and a term. */
export type Edits = {
  /** To the whole term. */
  whole: number;
  /** To the nearest beginning of the term: the word may not be finished. */
  prefix: number;
};

// Rows are kept between calls: this runs for thousands of terms per key press.
let before = new Uint8Array(72);
let previous = new Uint8Array(72);
let current = new Uint8Array(72);

/**
 * Damerau distance (insertion, deletion, substitution, swap of neighbours) of two short words.
 * Counting stops once every path costs more than `limit`; the answer is then `limit + 1`.
 */
export function countEdits(typed: string, term: string, limit: number): Edits {
  const width = Math.min(term.length, typed.length + limit, 70);
  const tooLong = term.length > typed.length + limit;
  for (let j = 0; j <= width; j++) {
    previous[j] = j;
  }
  for (let i = 1; i <= typed.length; i++) {
    const letter = typed.charCodeAt(i - 1);
    let best = i;
    current[0] = i;
    for (let j = 1; j <= width; j++) {
      const other = term.charCodeAt(j - 1);
      let cost = previous[j - 1] + (letter === other ? 0 : 1);
      cost = Math.min(cost, previous[j] + 1, current[j - 1] + 1);
      if (i > 1 && j > 1 && letter === term.charCodeAt(j - 2) && typed.charCodeAt(i - 2) === other) {
        cost = Math.min(cost, before[j - 2] + 1);
      }
      current[j] = cost;
      best = Math.min(best, cost);
    }
    if (best > limit) {
      return {whole: limit + 1, prefix: limit + 1};
    }
    [before, previous, current] = [previous, current, before];
  }
  let prefix = limit + 1;
  for (let j = 0; j <= width; j++) {
    prefix = Math.min(prefix, previous[j]);
  }
  return {whole: tooLong ? limit + 1 : Math.min(previous[width], limit + 1), prefix};
}

/**
 * One bit for each letter of a word (letters share bits). Two words that differ in more than `2 * limit` bits are more
 * than `limit` edits apart, which a few machine instructions can tell.
 */
export function letterMask(word: string): number {
  let mask = 0;
  for (let i = 0; i < word.length; i++) {
    mask |= 1 << (word.charCodeAt(i) % 31);
  }
  return mask;
}

/** Number of bits set. */
export function countBits(mask: number): number {
  let rest = mask - ((mask >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
