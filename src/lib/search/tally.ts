/**
 * Numbers by section or page. Those that are not 0 are remembered, so that reading and clearing costs what filling did.
 */
export class Tally {
  readonly values: Float64Array;
  /** The first `count` entries are the places that are not 0, in the order they came. */
  readonly touched: Int32Array;
  count = 0;

  constructor(size: number) {
    this.values = new Float64Array(size);
    this.touched = new Int32Array(size);
  }

  /** Adds a number that is not negative. */
  add(i: number, value: number): void {
    if (this.values[i] === 0 && value > 0) {
      this.touched[this.count++] = i;
    }
    this.values[i] += value;
  }

  /** Keeps the larger of the number at a place and another. */
  raise(i: number, value: number): void {
    if (value > this.values[i]) {
      if (this.values[i] === 0) {
        this.touched[this.count++] = i;
      }
      this.values[i] = value;
    }
  }

  clear(): void {
    for (let k = 0; k < this.count; k++) {
      this.values[this.touched[k]] = 0;
    }
    this.count = 0;
  }
}
