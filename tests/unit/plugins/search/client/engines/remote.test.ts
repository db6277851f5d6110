import createEngine from '@site/src/plugins/search/client/engines/remote';
import type {RemoteOptions} from '@site/src/plugins/search/types';
import {createRecord, manifest, scope} from '../../support';

const remote: RemoteOptions = {
  apiUrl: 'https://search.example.org/api',
  indexes: [
    {value: 'docs', label: 'Docs'},
    {value: 'other', label: 'Other site'},
  ],
  cacheLimit: 0,
  timeoutMs: 8000,
};
const engine = () => createEngine({...manifest, engine: 'remote', remote});
const own = {index: 'docs', hits: [createRecord()]};

function answer(body: unknown, status = 200): jest.Mock {
  const mock = jest.fn(() =>
    Promise.resolve({ok: status < 400, status, json: () => Promise.resolve(body)} as unknown as Response),
  );
  globalThis.fetch = mock;
  return mock;
}

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('remote engine', () => {
  it('REMOTE-01 cuts a pasted text to the length that servers take', async () => {
    const mock = answer([own]);
    await engine().search('x'.repeat(1000), scope, 7);
    const [[address]] = mock.mock.calls as unknown as [[string]];
    expect(new URL(address).searchParams.get('keyword')).toHaveLength(128);
  });

  it('SEARCH-19 asks for the index of an old version', async () => {
    const mock = answer([{...own, index: 'docs-0.x'}]);
    const result = await engine().search('a', {...scope, version: '0.x'}, 7);
    const [[address]] = mock.mock.calls as unknown as [[string]];
    expect(new URL(address).searchParams.get('searchIndexes')).toBe('docs-0.x,other');
    expect(result?.groups[0]).toMatchObject({index: 'docs-0.x', isOwn: true, total: 1});
  });

  it('REMOTE-01 asks with keyword, limit, searchIndexes and lang, encoded', async () => {
    const mock = answer([own]);
    await engine().search('a&b #ü', scope, 7);
    const [[address]] = mock.mock.calls as unknown as [[string]];
    expect(address).toMatch(/^https:\/\/search\.example\.org\/api\?keyword=a%26b\+%23%C3%BC&/);
    expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
      keyword: 'a&b #ü',
      limit: '7',
      searchIndexes: 'docs,other',
      lang: 'en',
    });
  });

  it('REMOTE-02, REMOTE-04 puts the own index first, whatever the order of the answer, with labels', async () => {
    const foreign = createRecord({title: 'Quick test', routePath: '/quick', domain: 'https://other.example'});
    answer([{index: 'other', hits: [foreign]}, own]);
    const found = await engine().search('quick', scope, 7);
    expect(found?.groups.map(({index, label, isOwn}) => [index, label, isOwn])).toEqual([
      ['docs', 'Docs', true],
      ['other', 'Other site', false],
    ]);
    expect(found?.groups[1].pages[0].link).toBe('https://other.example/quick');
  });

  it('SEARCH-14 shows no more pages than asked for, in the order of the server', async () => {
    const hits = Array.from({length: 20}, (_, index) => createRecord({routePath: `/page-${index}`}));
    answer([{index: 'docs', hits}]);
    const found = await engine().search('quick', scope, 7);
    expect(found?.groups[0].pages.map(({link}) => link)).toEqual(hits.slice(0, 7).map(({routePath}) => routePath));
  });

  it('REMOTE-04 marks the places the server names when the text has no literal match', async () => {
    const hit = {...createRecord({content: 'Une bibliothèque'}), _matchesPosition: {content: [{start: 4, length: 12}]}};
    answer([{index: 'docs', hits: [hit]}]);
    const found = await engine().search('library', scope, 7);
    expect(found?.groups[0].pages[0].hits).toEqual([
      expect.objectContaining({
        type: 'content',
        statement: 'Une bibliothèque',
        highlightInfoList: [{start: 4, length: 12}],
      }),
    ]);
  });

  it.each([
    ['names none', undefined],
    ['names one in front of it', [{start: -1, length: 2}]],
    ['names one behind it', [{start: 16, length: 2}]],
  ])('REMOTE-04 shows the title when the text has no literal match and the server %s', async (_, content) => {
    const hit = {...createRecord({content: 'Une bibliothèque'}), _matchesPosition: content && {content}};
    answer([{index: 'docs', hits: [hit]}]);
    const found = await engine().search('library', scope, 7);
    expect(found?.groups[0].pages[0].hits).toEqual([expect.objectContaining({type: 'title', title: hit.title})]);
  });

  it.each([
    ['a status of 500', () => answer([], 500)],
    ['no list', () => answer({message: 'hello'})],
    ['a group without hits', () => answer([{index: 'docs'}])],
    [
      'bad JSON',
      () => {
        globalThis.fetch = (() =>
          Promise.resolve({ok: true, json: () => Promise.reject(new SyntaxError('<'))})) as unknown as typeof fetch;
      },
    ],
    [
      'no network',
      () => {
        globalThis.fetch = () => Promise.reject(new TypeError('failed'));
      },
    ],
  ])('REMOTE-03, ERROR-04 logs %s once and answers with nothing', async (_name, prepare) => {
    prepare();
    const found = await engine().search('quick', scope, 7);
    expect(found).toMatchObject({groups: [{isOwn: true, pages: []}], isFailed: true});
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('REMOTE-03 gives up after the time-out', async () => {
    globalThis.fetch = ((_url: string, {signal}: RequestInit) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      )) as typeof fetch;
    const slow = createEngine({...manifest, remote: {...remote, timeoutMs: 20}});
    await expect(slow.search('quick', scope, 7)).resolves.toMatchObject({groups: [{pages: []}]});
    expect(log).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({message: 'no answer within 20 ms.'}));
  });

  it('aborts the previous request without a log line when a newer one starts', async () => {
    const signals: AbortSignal[] = [];
    globalThis.fetch = ((_url: string, {signal}: {signal: AbortSignal}) => {
      signals.push(signal);
      return signals.length === 1
        ? new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
        : Promise.resolve({ok: true, json: () => Promise.resolve([own])} as unknown as Response);
    }) as typeof fetch;
    const tested = engine();
    const older = tested.search('qu', scope, 7);
    const newer = tested.search('quick', scope, 7);
    await expect(older).resolves.toBeNull();
    await expect(newer).resolves.toMatchObject({groups: [{pages: [{title: 'Quick start'}]}]});
    expect(signals[0].aborted).toBe(true);
    expect(log).not.toHaveBeenCalled();
  });
});
