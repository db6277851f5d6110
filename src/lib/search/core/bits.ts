/**
 * Whole numbers as bits, and bits as text: six in a character, from `;` to `z`. A reader takes them from the text itself, with
 * nothing to unpack before.
 */

const FIRST = 59;
const BITS = 6;
/** A quotient that would take more bits is written as a number of its own. */
const MAX_QUOTIENT = 12;
/** Numbers of more bits are none that is written here. */
const MAX_BITS = 24;

/** What is said of a text that nothing here wrote. */
export const DAMAGED = 'the search core is damaged.';

/** Writes or reads numbers; a reader ignores the values it is given and returns the ones it reads. */
export type NumberCoder = {
  /** A number from 1 on: the length in zeros, then its bits. */
  number: (value: number) => number;
  /** A number from 0 on that is expected to be near `2 ** low`: what is above the `low` bits as zeros and a one, then those. */
  near: (low: number, value: number) => number;
};

/** Place of the leading one of a number from 1 on; 0 for what is below. */
export function log2(value: number): number {
  return value < 2 ? 0 : 31 - Math.clz32(value);
}

/** Collects numbers. */
export class NumberWriter implements NumberCoder {
  private text = '';
  private buffer = 0;
  private held = 0;

  private bits(value: number, count: number): void {
    for (let i = count - 1; i >= 0; i--) {
      this.buffer = (this.buffer << 1) | ((value >>> i) & 1);
      if (++this.held === BITS) {
        this.text += String.fromCharCode(FIRST + this.buffer);
        this.buffer = 0;
        this.held = 0;
      }
    }
  }

  number(value: number): number {
    const length = log2(value);
    this.bits(0, length);
    this.bits(value, length + 1);
    return value;
  }

  near(low: number, value: number): number {
    const quotient = value >>> low;
    if (quotient >= MAX_QUOTIENT) {
      this.bits(0, MAX_QUOTIENT);
      return this.number(value + 1) - 1;
    }
    this.bits(1, quotient + 1);
    this.bits(value, low);
    return value;
  }

  /** All of it; nothing may be written after. */
  finish(): string {
    this.bits(0, (BITS - this.held) % BITS);
    return this.text;
  }
}

/** Reads what a `NumberWriter` wrote, with the same calls. Throws when the text is something else, or too short. */
export class NumberReader implements NumberCoder {
  private buffer = 0;
  private held = 0;
  private at = 0;

  constructor(private readonly text: string) {}

  // At least `MAX_BITS` are held after it; behind the end of the text stand zeros.
  private fill(): void {
    while (this.held <= MAX_BITS) {
      this.buffer = (this.buffer << BITS) | ((this.text.charCodeAt(this.at++) - FIRST) & 63);
      this.held += BITS;
    }
  }

  private bits(count: number): number {
    this.fill();
    this.held -= count;
    const value = this.buffer >>> this.held;
    this.buffer &= (1 << this.held) - 1;
    return value;
  }

  number(): number {
    this.fill();
    const length = Math.clz32(this.buffer) - 32 + this.held;
    if (length >= MAX_BITS) {
      throw new Error(DAMAGED);
    }
    this.held -= length;
    return this.bits(length + 1);
  }

  near(low: number): number {
    this.fill();
    const quotient = Math.clz32(this.buffer) - 32 + this.held;
    if (quotient >= MAX_QUOTIENT) {
      this.held -= MAX_QUOTIENT;
      return this.number() - 1;
    }
    this.held -= quotient + 1;
    this.buffer &= (1 << this.held) - 1;
    return (quotient << low) | this.bits(low);
  }
}
