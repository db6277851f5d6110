import type {PageHits, SearchHit} from '@site/src/lib/search';

/** A hit and its place in the whole list. */
export type PlacedHit = {readonly hit: SearchHit; readonly position: number; readonly isFirstOfPage: boolean};

export type HitGroup = {readonly label: string; readonly pages: readonly (readonly PlacedHit[])[]};

/**
 * Pages under the labels of their sidebar groups (SEARCH-22). A group stands where its best page stands; inside, the order of
 * the engine holds. Positions count hits from 0 in the order shown.
 * @param hitsPerPage Most hits of one page; the best ones stay.
 */
export function arrangePages(pages: readonly PageHits[], hitsPerPage = Infinity): HitGroup[] {
  let position = 0;
  return [...new Set(pages.map(({group}) => group))].map((label) => ({
    label,
    pages: pages
      .filter(({group}) => group === label)
      .map(({hits}) =>
        hits.slice(0, hitsPerPage).map((hit, index) => {
          position += 1;
          return {hit, position: position - 1, isFirstOfPage: index === 0};
        }),
      ),
  }));
}
