/** @jest-environment node */
import type {IncomingMessage, ServerResponse} from 'node:http';
import {createIndexMiddleware} from '@site/src/plugins/search/server/indexMiddleware';
import type {IndexFile} from '@site/src/plugins/search/server/createIndexFiles';

let files: IndexFile[] = [{version: '1.x', name: 'search_index.1_x.zh.0a1b2c3d.json', json: '["old"]', pages: 1}];
const middleware = createIndexMiddleware({
  baseUrl: '/zh/',
  indexName: 'search_index',
  lang: 'zh',
  getFiles: () => files,
});

function request(url: string): string {
  let answer = '';
  const response = {writeHead: () => response, end: (body: string) => (answer = body)} as unknown as ServerResponse;
  middleware({url} as unknown as IncomingMessage, response, () => (answer = 'passed on'));
  return answer;
}

describe('createIndexMiddleware', () => {
  it('SEARCH-18 serves an index from memory under its name and under the one that stays', () => {
    expect(request('/zh/static/search_index.1_x.zh.0a1b2c3d.json')).toBe('["old"]');
    expect(request('/zh/static/search_index.1_x.zh.development.json?x')).toBe('["old"]');
  });

  it('SEARCH-18 serves what was saved last', () => {
    files = [{...files[0], json: '["new"]'}];
    expect(request('/zh/static/search_index.1_x.zh.development.json')).toBe('["new"]');
  });

  it('passes everything else on', () => {
    expect(request('/zh/static/search_index.0_x.zh.development.json')).toBe('passed on');
    expect(request('/zh/guide/start/')).toBe('passed on');
  });
});
