import {arrangePages} from '@site/src/plugins/search/client/arrangePages';
import {createHit, createPage} from '../support';

describe('arrangePages', () => {
  const pages = ['Start', 'Basic', 'Start'].map((group, index) =>
    createPage({
      id: String(index),
      group,
      hits: [createHit(), createHit({type: 'header'}), createHit({type: 'header'})],
    }),
  );

  it('SEARCH-22 gathers pages under their sidebar group, the group of the best page first', () => {
    expect(arrangePages(pages).map(({label, pages: own}) => [label, own.length])).toEqual([
      ['Start', 2],
      ['Basic', 1],
    ]);
  });

  it('SEARCH-22 shows fewer hits of pages that answer less well, so that what is better comes up', () => {
    const ranked = [40, 31, 29, 20, 10].map((score, index) => createPage({...pages[0], id: String(index), score}));
    expect(arrangePages(ranked).flatMap((group) => group.pages.map((hits) => hits.length))).toEqual([3, 3, 2, 2, 1]);
    expect(arrangePages(ranked, 1)[0].pages.map((hits) => hits.length)).toEqual([1, 1, 1, 1, 1]);
    // Engines without scores.
    const placed = [0, -1, -2].map((score) => createPage({...pages[0], score}));
    expect(arrangePages(placed)[0].pages.map((hits) => hits.length)).toEqual([3, 3, 3]);
  });

  it('SEARCH-05 counts positions in the order shown', () => {
    const hits = arrangePages(pages, 2).flatMap((group) => group.pages.flat());
    expect(hits.map(({position}) => position)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(hits.map(({isFirstOfPage}) => isFirstOfPage)).toEqual([true, false, true, false, true, false]);
  });
});
