/** @jest-environment node */
import {listServedFiles} from '@site/src/plugins/search/server/listServedFiles';

describe('listServedFiles', () => {
  it('SEARCH-18 has an index under its name and under the one that stays', () => {
    const file = {version: '1.x', name: 'search_index.1_x.zh.0a1b2c3d.json', json: '["old"]', pages: 1};
    expect(listServedFiles([file], 'search_index', 'zh')).toEqual([
      {path: 'static/search_index.1_x.zh.0a1b2c3d.json', type: 'application/json', text: '["old"]'},
      {path: 'static/search_index.1_x.zh.development.json', type: 'application/json', text: '["old"]'},
    ]);
  });
});
