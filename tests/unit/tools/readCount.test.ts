/** @jest-environment node */
import {readCount, readCounts} from '../../../tools/readCount.mjs';

describe('readCount', () => {
  it('reads whole numbers from 1 on alone', () => {
    expect(readCount('runs', '12')).toBe(12);
    expect(() => readCount('runs', '1.0')).toThrow(new Error('--runs "1.0": give a whole number from 1 on.'));
  });
});

describe('readCounts', () => {
  it('reads some of them, in the order given', () => {
    expect(readCounts('sizes', '500,75')).toEqual([500, 75]);
  });

  it.each([
    ['75,1.0', 1, 'give whole numbers from 1 on, as 75,500.'],
    ['', 1, 'give whole numbers from 1 on, as 75,500.'],
    ['75', 2, 'give 2 whole numbers or more from 1 on, as 75,500.'],
  ])('refuses %j where %d are asked for', (text, least, message) => {
    expect(() => {
      readCounts('sizes', text, least);
    }).toThrow(new Error(`--sizes "${text}": ${message}`));
  });
});
