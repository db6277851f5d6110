import {createSearchClient} from '@site/src/plugins/search/client/createSearchClient';
import {createSearchSession} from '@site/src/plugins/search/client/createSearchSession';
import type {EngineAnswer} from '@site/src/plugins/search/types';
import {createAnswer, createFakeEngine, createPage, manifest, scope} from '../support';

function createSession(answer?: (query: string) => Promise<EngineAnswer | null>) {
  const fake = createFakeEngine(answer);
  const session = createSearchSession(createSearchClient({manifest, engine: fake.engine, hooks: {}}), scope);
  return {session, search: fake.search};
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('createSearchSession', () => {
  it('SEARCH-06 sends one query for a word typed quickly, 150 ms after the last letter', async () => {
    const {session, search} = createSession();
    for (const query of ['q', 'qu', 'qui', 'quick']) {
      session.setQuery(query);
      await jest.advanceTimersByTimeAsync(100);
    }
    expect(search).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(49);
    expect(search).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(search.mock.calls.map(([query]) => query)).toEqual(['quick']);
  });

  it('SEARCH-06 shows the answer to the newest query when an older one comes later', async () => {
    const {session} = createSession(
      (query) =>
        new Promise((resolve) => {
          setTimeout(() => resolve(createAnswer([createPage({title: query})])), query === 'slow' ? 1000 : 10);
        }),
    );
    session.setQuery('slow');
    await jest.advanceTimersByTimeAsync(200);
    session.setQuery('fast');
    await jest.advanceTimersByTimeAsync(3000);
    expect(session.getState()).toMatchObject({phase: 'answered', outcome: {query: 'fast'}});
  });

  it('SEARCH-17 keeps the answer to the newest query when an older one fails later', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const {session} = createSession(
      (query) =>
        new Promise((resolve, reject) => {
          const [end, delay] =
            query === 'slow' ? [() => reject(new Error('404')), 1000] : [() => resolve(createAnswer()), 10];
          setTimeout(end, delay);
        }),
    );
    session.searchNow('slow');
    await jest.advanceTimersByTimeAsync(200);
    session.searchNow('fast');
    await jest.advanceTimersByTimeAsync(3000);
    expect(session.getState()).toMatchObject({phase: 'answered', outcome: {query: 'fast'}});
    expect(log).not.toHaveBeenCalled();
  });

  it('SEARCH-06 asks without the blanks around what is typed', async () => {
    const {session, search} = createSession();
    session.searchNow(' quick start ');
    await jest.advanceTimersByTimeAsync(1);
    expect(search.mock.calls.map(([query]) => query)).toEqual(['quick start']);
    expect(session.getState().query).toBe(' quick start ');
  });

  it('says that it is slow after 300 ms', async () => {
    const {session} = createSession(() => new Promise(() => undefined));
    session.searchNow('quick');
    await jest.advanceTimersByTimeAsync(299);
    expect(session.getState().isSlow).toBe(false);
    await jest.advanceTimersByTimeAsync(2);
    expect(session.getState()).toMatchObject({phase: 'waiting', isSlow: true});
  });

  it('SEARCH-17 fails with one log line when the index cannot be loaded, and tries again', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isDown = true;
    const {session} = createSession(() =>
      isDown ? Promise.reject(new Error('404')) : Promise.resolve(createAnswer()),
    );
    session.searchNow('quick');
    await jest.advanceTimersByTimeAsync(1);
    expect(session.getState()).toMatchObject({phase: 'failed', outcome: null});
    expect(log).toHaveBeenCalledTimes(1);
    isDown = false;
    session.retry();
    await jest.advanceTimersByTimeAsync(1);
    expect(session.getState().phase).toBe('answered');
  });

  it('does not search while an input method composes', async () => {
    const {session, search} = createSession();
    session.compose('ｐei');
    await jest.advanceTimersByTimeAsync(1000);
    expect(search).not.toHaveBeenCalled();
    session.setQuery('配置');
    await jest.advanceTimersByTimeAsync(150);
    expect(search.mock.calls.map(([query]) => query)).toEqual(['配置']);
  });

  it('answers in both search boxes of a page that ask at the same time', async () => {
    const fake = createFakeEngine(
      (query) =>
        new Promise((resolve) => {
          setTimeout(() => resolve(createAnswer([createPage({title: query})])), 50);
        }),
    );
    const client = createSearchClient({manifest, engine: fake.engine, hooks: {}});
    const [first, second] = [createSearchSession(client, scope), createSearchSession(client, scope)];
    first.searchNow('quick');
    await jest.advanceTimersByTimeAsync(20);
    second.searchNow('other');
    await jest.advanceTimersByTimeAsync(1000);
    expect(second.getState()).toMatchObject({phase: 'answered', outcome: {query: 'other'}});
    expect(first.getState()).toMatchObject({phase: 'answered', isSlow: false, outcome: {query: 'quick'}});
  });

  it('SEARCH-02 forgets the query and what is under way', async () => {
    const {session, search} = createSession();
    session.setQuery('quick');
    session.reset();
    await jest.advanceTimersByTimeAsync(1000);
    expect(search).not.toHaveBeenCalled();
    expect(session.getState()).toMatchObject({query: '', phase: 'empty'});
  });

  it('tells the window of a query without hits', async () => {
    const heard = jest.fn();
    window.addEventListener('site-search:empty', (event) => {
      heard((event as CustomEvent<unknown>).detail);
    });
    const {session} = createSession((query) =>
      Promise.resolve(createAnswer(query === 'nothing' ? [] : [createPage()])),
    );
    for (const query of ['quick', 'nothing']) {
      session.searchNow(query);
      await jest.advanceTimersByTimeAsync(1);
    }
    expect(heard.mock.calls).toEqual([[{query: 'nothing', lang: 'en', version: '1.x'}]]);
  });

  it('SEARCH-19 counts the other versions on request and searches another one', async () => {
    const {session, search} = createSession();
    session.searchNow('quick');
    await jest.advanceTimersByTimeAsync(1);
    expect(session.getState().versionCounts).toBeNull();
    await session.countOtherVersions();
    const counts = [
      {version: '1.x', count: 1},
      {version: '0.x', count: 1},
    ];
    expect(session.getState().versionCounts).toEqual(counts);
    session.setScope({lang: 'en', version: '0.x'});
    await jest.advanceTimersByTimeAsync(1);
    expect(session.getState()).toMatchObject({phase: 'answered', outcome: {scope: {version: '0.x'}}});
    expect(session.getState().versionCounts).toEqual(counts);
    expect(search).toHaveBeenCalledTimes(2);
  });

  it('SEARCH-19 takes the count of a version from its hits, once they are shown', async () => {
    const {engine, search} = createFakeEngine();
    const client = createSearchClient({manifest: {...manifest, cacheLimit: 0}, engine, hooks: {}});
    const session = createSearchSession(client, scope);
    session.searchNow('quick');
    await jest.advanceTimersByTimeAsync(1);
    await session.countOtherVersions();
    search.mockResolvedValueOnce(createAnswer([createPage(), createPage({title: 'Quick end'})]));
    session.setScope({lang: 'en', version: '0.x'});
    await jest.advanceTimersByTimeAsync(1);
    expect(session.getState().versionCounts).toEqual([
      {version: '1.x', count: 1},
      {version: '0.x', count: 2},
    ]);
  });

  it('REMOTE-03 SEARCH-19 says that the other versions cannot be counted when they could not be asked', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const {session, search} = createSession();
    session.searchNow('quick');
    await jest.advanceTimersByTimeAsync(1);
    search.mockResolvedValueOnce({...createAnswer([]), isFailed: true});
    await session.countOtherVersions();
    expect(session.getState()).toMatchObject({counting: 'failed', versionCounts: null});
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('SEARCH-19 may count the other versions again when a newer query drove them out', async () => {
    const {session, search} = createSession();
    session.searchNow('quick');
    await jest.advanceTimersByTimeAsync(1);
    search.mockResolvedValueOnce(null);
    await session.countOtherVersions();
    expect(session.getState()).toMatchObject({counting: 'idle', versionCounts: null});
  });

  describe('with an engine that has the texts apart', () => {
    const partial = (pages = [createPage()]): EngineAnswer => ({...createAnswer(pages), isPartial: true});

    function createPartialSession(pages = [createPage()], whole = () => Promise.resolve(createAnswer())) {
      const {engine} = createFakeEngine(() => Promise.resolve(partial(pages)));
      const searchWhole = jest.fn(
        () =>
          new Promise<EngineAnswer>((resolve, reject) => {
            setTimeout(() => void whole().then(resolve, reject), 1000);
          }),
      );
      const client = createSearchClient({manifest, engine: {...engine, searchWhole}, hooks: {}});
      return {session: createSearchSession(client, scope), searchWhole};
    }

    it('shows the hits at once, and their texts when they are here', async () => {
      const {session, searchWhole} = createPartialSession();
      session.searchNow('quick');
      await jest.advanceTimersByTimeAsync(10);
      expect(session.getState()).toMatchObject({phase: 'answered', outcome: {isPartial: true}});
      await jest.advanceTimersByTimeAsync(1000);
      expect(session.getState()).toMatchObject({phase: 'answered', outcome: {isPartial: false, query: 'quick'}});
      expect(searchWhole).toHaveBeenCalledTimes(1);
    });

    it('does not say that there are none before the texts are here', async () => {
      const {session} = createPartialSession([]);
      session.searchNow('quick');
      await jest.advanceTimersByTimeAsync(500);
      expect(session.getState()).toMatchObject({phase: 'waiting', isSlow: true});
      await jest.advanceTimersByTimeAsync(600);
      expect(session.getState()).toMatchObject({phase: 'answered', isSlow: false, outcome: {isPartial: false}});
    });

    it('keeps the hits when the texts cannot be had, and logs it', async () => {
      const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const {session} = createPartialSession([createPage()], () => Promise.reject(new Error('404')));
      session.searchNow('quick');
      await jest.advanceTimersByTimeAsync(1100);
      expect(session.getState()).toMatchObject({phase: 'answered', outcome: {isPartial: true}});
      expect(log).toHaveBeenCalledTimes(1);
    });

    it('shows the texts when another search box asked meanwhile', async () => {
      const {session, searchWhole} = createPartialSession();
      searchWhole.mockResolvedValueOnce(null as never);
      session.searchNow('quick');
      await jest.advanceTimersByTimeAsync(50);
      expect(session.getState()).toMatchObject({phase: 'answered', outcome: {isPartial: true}});
      await jest.advanceTimersByTimeAsync(1100);
      expect(session.getState()).toMatchObject({phase: 'answered', outcome: {isPartial: false}});
      expect(searchWhole).toHaveBeenCalledTimes(2);
    });

    it('SEARCH-19 counts the shown version as its hits are, before their texts are here and after', async () => {
      const {session, searchWhole} = createPartialSession([createPage()], () =>
        Promise.resolve(createAnswer([createPage(), createPage({title: 'Quick end'})])),
      );
      session.searchNow('quick');
      await jest.advanceTimersByTimeAsync(10);
      searchWhole.mockResolvedValueOnce(createAnswer([]));
      await session.countOtherVersions();
      const readCounts = () => session.getState().versionCounts?.map(({count}) => count);
      expect(readCounts()).toEqual([1, 0]);
      await jest.advanceTimersByTimeAsync(1000);
      expect(readCounts()).toEqual([2, 0]);
    });

    it('SEARCH-21 does not say that there are none beside what a hook found', async () => {
      const {engine} = createFakeEngine(() => Promise.resolve(partial([])));
      const searchWhole = () => new Promise<null>(() => undefined);
      const hooks = {onSearch: () => [{id: 'more', label: 'More', data: 1}]};
      const session = createSearchSession(
        createSearchClient({manifest, engine: {...engine, searchWhole}, hooks}),
        scope,
      );
      session.searchNow('quick');
      await jest.advanceTimersByTimeAsync(500);
      expect(session.getState()).toMatchObject({phase: 'waiting', isSlow: true});
    });

    it('forgets the texts of an older query', async () => {
      const {session} = createPartialSession();
      session.searchNow('quick');
      await jest.advanceTimersByTimeAsync(10);
      session.setQuery('quicker');
      await jest.advanceTimersByTimeAsync(1100);
      expect(session.getState().outcome?.query).toBe('quicker');
    });
  });
});
