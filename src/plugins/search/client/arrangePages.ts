import type {PageHits, SearchHit} from '@site/src/lib/search';

/** A hit and its place in the whole list. */
export type PlacedHit = {readonly hit: SearchHit; readonly position: number; readonly isFirstOfPage: boolean};

export type HitGroup = {readonly label: string; readonly pages: readonly (readonly PlacedHit[])[]};

/** Below these shares of the best page's score a page has two hits, or one: what answers better comes up under its group. */
const SHARES = {two: 0.75, one: 0.5};

function countHits({score}: PageHits, best: number): number {
  // Other engines give places, or no scores.
  return best <= 0 || score >= SHARES.two * best ? Infinity : score >= SHARES.one * best ? 2 : 1;
}

/**
 * Pages under the labels of their sidebar groups (SEARCH-22). A group stands where its best page stands; inside, the order of
 * the engine holds. Positions count hits from 0 in the order shown.
 * @param hitsPerPage Most hits of one page; the best ones stay.
 */
export function arrangePages(pages: readonly PageHits[], hitsPerPage = Infinity): HitGroup[] {
  const best = Math.max(...pages.map(({score}) => score));
  let position = 0;
  return [...new Set(pages.map(({group}) => group))].map((label) => ({
    label,
    pages: pages
      .filter(({group}) => group === label)
      .map((page) =>
        page.hits.slice(0, Math.min(hitsPerPage, countHits(page, best))).map((hit, index) => {
          position += 1;
          return {hit, position: position - 1, isFirstOfPage: index === 0};
        }),
      ),
  }));
}
