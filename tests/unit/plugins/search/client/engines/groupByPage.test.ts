import {groupByPage, readMarkers} from '@site/src/plugins/search/client/engines/groupByPage';
import {createHit} from '../../support';

describe('groupByPage', () => {
  it('SEARCH-14 gathers hits under their pages, the best first, and keeps the limit', () => {
    const hits = ['/a', '/b', '/a', '/c'].map((page) => ({page, hit: createHit({link: page})}));
    expect(groupByPage(hits, 2).map(({id, hits: own}) => [id, own.length])).toEqual([
      ['/a', 2],
      ['/b', 1],
    ]);
  });
});

describe('readMarkers', () => {
  it('turns markers into ranges of the plain text', () => {
    expect(readMarkers('a \u0001b\u0002 <c> \u0001d', '\u0001', '\u0002')).toEqual({
      text: 'a b <c> d',
      highlightInfoList: [{start: 2, length: 1}],
    });
  });
});
