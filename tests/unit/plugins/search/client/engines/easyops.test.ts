import {fetchIndexesByWorker, searchByWorker} from '@theme/searchByWorker';
import createEngine from '@site/src/plugins/search/client/engines/easyops';
import {guardQuery} from '@site/src/plugins/search/client/engines/guardQuery';
import {manifest} from '../../support';

jest.mock('@theme/searchByWorker', () => ({fetchIndexesByWorker: jest.fn(), searchByWorker: jest.fn()}));

const fetchIndexes = jest.mocked(fetchIndexesByWorker);
const search = jest.mocked(searchByWorker);
const page = {i: 1, t: 'Output format', u: '/docs/zh/guide/format', b: []};
const position = (start: number, length: number) => ({term: {t: {position: [[start, length]]}}});

const create = (groups: Record<string, string> = {'/zh/guide/format': 'Basic'}) =>
  createEngine({...manifest, engine: 'easyops', base: '/docs/', baseUrl: '/docs/zh/', defaultVersion: '1.x', groups});
const current = {lang: 'zh', version: '1.x'};

beforeEach(() => {
  fetchIndexes.mockReset().mockResolvedValue();
  search.mockReset().mockResolvedValue([]);
});

describe('guardQuery', () => {
  it('keeps six characters of a run of Han, and 64 of all', () => {
    expect(guardQuery('如何在构建配置文件中选择 output 输出格式')).toBe('如何在构建配 output 输出格式');
    expect(guardQuery('x'.repeat(10_000))).toHaveLength(64);
  });

  it('does not cut a character in two', () => {
    expect(guardQuery('𠮷'.repeat(10))).toBe('𠮷'.repeat(6));
  });
});

describe('easyops engine', () => {
  it('SEARCH-19 asks for the index of the locale, and for that of an old version beside its pages', async () => {
    const engine = create();
    await engine.load(current);
    await engine.search('a', {...current, version: '0.x'}, 7);
    expect(fetchIndexes.mock.calls).toEqual([['/docs/zh/', '']]);
    expect(search.mock.calls).toEqual([['/docs/zh/0.x/', '', 'a', 28]]);
  });

  it('SEARCH-10 makes hits of titles, headings and texts, with ranges of the shown text', async () => {
    const text = `${'before '.repeat(20)}format${' after'.repeat(20)}`;
    search.mockResolvedValue([
      {document: page, type: 0, page: false, metadata: position(7, 6)},
      {document: {...page, t: 'The formats', h: '#the-formats'}, type: 1, page, metadata: position(4, 7)},
      {document: {...page, t: text, s: 'The formats', h: '#the-formats'}, type: 4, page, metadata: position(140, 6)},
    ]);
    const answer = await create().search('format', current, 7);
    const [{hits, group}] = answer?.groups[0].pages ?? [];
    expect(group).toBe('Basic');
    expect(hits.map(({type, header, link}) => [type, header, link])).toEqual([
      ['title', '', '/zh/guide/format'],
      ['header', 'The formats', '/zh/guide/format#the-formats'],
      ['content', 'The formats', '/zh/guide/format#the-formats'],
    ]);
    const [, , last] = hits;
    const {statement, highlightInfoList} = last as typeof last & {statement: string};
    expect(statement).toMatch(/^\.\.\..{100}\.\.\.$/);
    expect(highlightInfoList.map(({start, length}) => statement.slice(start, start + length))).toEqual(['format']);
  });

  it('SEARCH-22 leaves out pages that may not be shown, such as home pages', async () => {
    search.mockResolvedValue([{document: page, type: 0, page: false, metadata: {}}]);
    expect((await create({}).search('format', current, 7))?.groups[0].pages).toEqual([]);
  });

  it('SEARCH-06 drops the answer to an older query', async () => {
    let answer: (results: never[]) => void = () => undefined;
    search.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const engine = create();
    const older = engine.search('fo', current, 7);
    const newer = engine.search('format', current, 7);
    answer([]);
    expect(await older).toBeNull();
    expect(await newer).not.toBeNull();
  });

  it('SEARCH-17 tries again after a failure, at an address the worker does not know', async () => {
    fetchIndexes.mockRejectedValueOnce(new Error('offline'));
    const engine = create();
    await expect(engine.load(current)).rejects.toThrow('offline');
    await engine.load(current);
    expect(fetchIndexes.mock.calls.map(([address]) => address)).toEqual(['/docs/zh/', '/docs/zh/./']);
  });
});
