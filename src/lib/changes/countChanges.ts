import type {ChangeCounts, FactChange, SectionChange} from './types';

/** Counts of what changed; zeros are left out. */
export function countChanges(options: readonly FactChange[], sections: readonly SectionChange[]): ChangeCounts {
  const counts: {-readonly [Key in keyof ChangeCounts]: number} = {};
  if (options.length > 0) {
    counts.options = options.length;
  }
  for (const {kind} of sections) {
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}
