/**
 * Adaptive binary range coder: every bit costs what its context has taught. Encoder and decoder learn alike, so that no
 * table is sent. Probabilities have 11 bits.
 */

const PROBABILITY_BITS = 11;
const EVEN = 1 << (PROBABILITY_BITS - 1);
const SPEED = 5;
const TOP = 2 ** 24;

/** Chances of a zero, one for each context; all even at first. */
export type Contexts = Uint16Array;

export function createContexts(count: number): Contexts {
  return new Uint16Array(count).fill(EVEN);
}

/** Writes or reads bits; a reader ignores the values it is given and returns the ones it reads. */
export type BitCoder = {
  bit: (contexts: Contexts, context: number, value: number) => number;
};

/** Collects bits into bytes. */
export class BitWriter implements BitCoder {
  private low = 0;
  private range = 0xffffffff;
  private held = 0;
  private waiting = 1;
  private readonly bytes: number[] = [];

  bit(contexts: Contexts, context: number, value: number): number {
    const chance = contexts[context];
    const bound = (this.range >>> PROBABILITY_BITS) * chance;
    if (value === 0) {
      this.range = bound;
      contexts[context] = chance + (((1 << PROBABILITY_BITS) - chance) >> SPEED);
    } else {
      this.low += bound;
      this.range -= bound;
      contexts[context] = chance - (chance >> SPEED);
    }
    while (this.range < TOP) {
      this.range = (this.range << 8) >>> 0;
      this.shift();
    }
    return value;
  }

  // A byte is certain once no carry can reach it any more.
  private shift(): void {
    if (this.low < 0xff000000 || this.low > 0xffffffff) {
      const carry = this.low > 0xffffffff ? 1 : 0;
      for (; this.waiting > 0; this.waiting--) {
        this.bytes.push((this.held + carry) & 0xff);
        this.held = 0xff;
      }
      this.held = (this.low >>> 24) & 0xff;
    }
    this.waiting++;
    this.low = (this.low & 0x00ffffff) * 256;
  }

  /** All bytes; nothing may be written after. */
  finish(): Uint8Array {
    for (let i = 0; i < 5; i++) {
      this.shift();
    }
    // The first one is always zero.
    return Uint8Array.from(this.bytes.slice(1));
  }
}

/** Reads what a `BitWriter` wrote, with contexts that are asked in the same order. */
export class BitReader implements BitCoder {
  private range = 0xffffffff;
  private code = 0;
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {
    for (let i = 0; i < 4; i++) {
      this.code = ((this.code << 8) | this.next()) >>> 0;
    }
  }

  private next(): number {
    return this.at < this.bytes.length ? this.bytes[this.at++] : 0;
  }

  bit(contexts: Contexts, context: number): number {
    const chance = contexts[context];
    const bound = (this.range >>> PROBABILITY_BITS) * chance;
    let value = 0;
    if (this.code < bound) {
      this.range = bound;
      contexts[context] = chance + (((1 << PROBABILITY_BITS) - chance) >> SPEED);
    } else {
      value = 1;
      this.code -= bound;
      this.range -= bound;
      contexts[context] = chance - (chance >> SPEED);
    }
    while (this.range < TOP) {
      this.range = (this.range << 8) >>> 0;
      this.code = ((this.code << 8) | this.next()) >>> 0;
    }
    return value;
  }
}

/** Most bits of a number. */
const MAX_BITS = 24;
/** Bits below the leading one that are learned; the lower ones are as good as random. */
const LEARNED_BITS = 3;

/** Contexts for numbers of one kind. */
export class NumberModel {
  private readonly size: Contexts;
  private readonly high: Contexts;
  private readonly low = createContexts(MAX_BITS);

  /** @param kinds Number of situations that are learned apart. */
  constructor(kinds = 1) {
    this.size = createContexts(kinds * MAX_BITS);
    this.high = createContexts(kinds * MAX_BITS * (1 << LEARNED_BITS));
  }

  /** Codes a whole number from 1: its length in unary, then its bits. */
  code(coder: BitCoder, kind: number, value: number): number {
    const wanted = 31 - Math.clz32(value);
    let bits = 0;
    while (bits < MAX_BITS - 1 && coder.bit(this.size, kind * MAX_BITS + bits, bits < wanted ? 1 : 0) === 1) {
      bits++;
    }
    let result = 1;
    for (let i = bits - 1; i >= 0; i--) {
      const bit = (value >>> i) & 1;
      const depth = bits - 1 - i;
      const read =
        depth < LEARNED_BITS
          ? coder.bit(
              this.high,
              ((kind * MAX_BITS + bits) << LEARNED_BITS) + ((1 << depth) | (result & ((1 << depth) - 1))),
              bit,
            )
          : coder.bit(this.low, i, bit);
      result = (result << 1) | read;
    }
    return result;
  }
}
