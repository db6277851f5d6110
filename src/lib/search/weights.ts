/** Weights of the ranking, measured on judged queries in English and Chinese; see README.md before turning one. */
export const WEIGHTS = {
  heading: 2.6,
  ancestors: 0.7,
  title: 3.4,
  route: 1.1,
  keywords: 0.9,
  /** BM25 over section texts. */
  k1: 1.1,
  b: 0.45,
  /** Headings and titles are divided by their length in words to this power. */
  shortness: 0.35,
  /** Shares of the best section per asked word, of the logarithm of the others, of the best section as a whole. */
  bestPerGroup: 0.6,
  otherSections: 0.1,
  bestSection: 0.7,
  coverage: 1.6,
  /** Pages that get a second look at their names. */
  reranked: 40,
};
