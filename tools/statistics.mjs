/**
 * The nearest rank: the least of the numbers that at least a share (0 to 1) of them does not exceed. It is one of the numbers, never a
 * mean of two; `NaN` without numbers, the least number for the share 0.
 *
 * @param {readonly number[]} numbers in any order
 * @param {number} share
 */
export function percentile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

/**
 * The middle of an odd number of values, the lower of the two middle ones of an even number.
 *
 * @param {readonly number[]} numbers
 */
export function median(numbers) {
  return percentile(numbers, 0.5);
}
