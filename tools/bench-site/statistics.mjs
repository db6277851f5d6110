/** The value below which a share (0 to 1) of the numbers lies; `NaN` without numbers. Takes one of the numbers, never a mean of two. */
export function percentile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted.length === 0 ? NaN : sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)];
}

/** The middle of an odd number of values, the lower of the two middle ones of an even number. */
export function median(numbers) {
  return percentile(numbers, 0.5);
}
