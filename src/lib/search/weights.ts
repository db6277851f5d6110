/** Weights of the ranking, measured on judged queries in English and Chinese; see README.md before turning one. */
export const WEIGHTS = {
  heading: 2.6,
  ancestors: 0.7,
  title: 3.4,
  route: 1.1,
  keywords: 2,
  /** BM25 over section texts. */
  k1: 1.1,
  b: 0.45,
  /** Headings and titles are divided by their length in words to this power. */
  shortness: 0.35,
  /** Shares of the best section per asked word, of the logarithm of the others, of the best section as a whole. */
  bestPerGroup: 0.5,
  otherSections: 0.1,
  bestSection: 0.6,
  /** A page is multiplied by this power of the share of the asked words it has; */
  coverage: 1.2,
  /** a word counts there by this power of its inverse frequency. */
  telling: 0.35,
  /** Pages that get a second look at their names. */
  reranked: 40,
};
