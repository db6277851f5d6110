/** @jest-environment node */
import {median, percentile} from '../../../tools/statistics.mjs';

describe('statistics', () => {
  it('takes the middle value, the lower of two', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 3, 2])).toBe(2);
    expect(median([7])).toBe(7);
    expect(median([])).toBeNaN();
  });

  it('takes the value below which a share lies', () => {
    const numbers = Array.from({length: 20}, (_, index) => 20 - index);
    expect(percentile(numbers, 0.95)).toBe(19);
    expect(percentile(numbers, 1)).toBe(20);
    expect(percentile(numbers, 0)).toBe(1);
    expect(percentile([], 0.95)).toBeNaN();
  });
});
