import type {PageHits, SearchHit} from '@site/src/lib/search';

/** A hit and its place in the whole list. */
export type PlacedHit = {readonly hit: SearchHit; readonly position: number; readonly isFirstOfPage: boolean};

export type HitGroup = {readonly label: string; readonly pages: readonly (readonly PlacedHit[])[]};

/**
 * Places from which a page has two hits, or one: what answers better comes up under its group. Not by score, which moves when the texts
 * come: the rows must not.
 */
const PLACES = {two: 2, one: 4};

function countHits(place: number): number {
  return place < PLACES.two ? Infinity : place < PLACES.one ? 2 : 1;
}

/**
 * Pages under the labels of their sidebar groups (SEARCH-22). A group stands where its best page stands; inside, the order of
 * the engine holds. Positions count hits from 0 in the order shown.
 * @param hitsPerPage Most hits of one page; the best ones stay.
 */
export function arrangePages(pages: readonly PageHits[], hitsPerPage = Infinity): HitGroup[] {
  // Other engines give no scores; what they send is chosen already.
  const isRanked = pages.some(({score}) => score > 0);
  let position = 0;
  return [...new Set(pages.map(({group}) => group))].map((label) => ({
    label,
    pages: pages
      .filter(({group}) => group === label)
      .map((page) =>
        page.hits
          .slice(0, Math.min(hitsPerPage, isRanked ? countHits(pages.indexOf(page)) : Infinity))
          .map((hit, index) => {
            position += 1;
            return {hit, position: position - 1, isFirstOfPage: index === 0};
          }),
      ),
  }));
}
