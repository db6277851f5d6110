export type ActiveHeadingInput = {
  /** Distances of the headings' text from the window's top, in CSS pixels, in document order. */
  readonly tops: readonly number[];
  /** Where a heading comes to rest, in CSS pixels. */
  readonly offset: number;
  /** The page can scroll and is scrolled to its end. */
  readonly isAtBottom: boolean;
};

/** Pixels that rounding and zoom may leave a heading below its resting place. */
const TOLERANCE = 4;

/**
 * Index of the heading whose section is being read: the last one at or above its resting place; at the page's end the last of
 * all (OUTLINE-05). -1 above the first.
 */
export function findActiveHeading({tops, offset, isAtBottom}: ActiveHeadingInput): number {
  const next = tops.findIndex((top) => top > offset + TOLERANCE);
  return isAtBottom || next === -1 ? tops.length - 1 : next - 1;
}
