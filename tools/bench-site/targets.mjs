/** What the site is held against. Times in milliseconds. */
export const TARGETS = {
  /** Each category, on every page. */
  score: 100,
  lcp: 950,
  tbt: 25,
  cls: 0,
  warmNavigation: 40,
  /** The longest task while the app starts, at 4 x slower; those of up to 50 cannot be told from none. */
  task: 50,
  /** Growth of the page's data, its nodes and its listeners over 100 navigations; what is not given back comes again each time. */
  growthPercent: 5,
};

/** A figure, marked when it misses its target. */
export function mark(text, isReached) {
  return isReached ? `${text} ` : `${text}*`;
}
