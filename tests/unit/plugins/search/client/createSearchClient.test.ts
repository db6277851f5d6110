import {createSearchClient} from '@site/src/plugins/search/client/createSearchClient';
import type {EngineAnswer, SearchHooks} from '@site/src/plugins/search/types';
import {createAnswer, createFakeEngine, createPage, manifest, scope} from '../support';

function createClient(engine = createFakeEngine(), hooks: SearchHooks = {}, cacheLimit = 100) {
  return createSearchClient({manifest: {...manifest, cacheLimit}, engine: engine.engine, hooks});
}

describe('createSearchClient', () => {
  it('SEARCH-14 asks for seven pages', async () => {
    const {engine, search} = createFakeEngine();
    await createClient({engine, search}).search('quick', scope);
    expect(search).toHaveBeenCalledWith('quick', scope, 7);
  });

  it('SEARCH-15 answers a repeated query from its cache; the 101st entry evicts the first', async () => {
    const fake = createFakeEngine();
    const client = createClient(fake);
    for (let index = 0; index < 100; index += 1) {
      await client.search(`q${index}`, scope);
    }
    await client.search('q0', scope);
    expect(fake.search).toHaveBeenCalledTimes(100);
    await client.search('q100', scope);
    await client.search('q1', scope);
    expect(fake.search).toHaveBeenCalledTimes(102);
  });

  it.each([
    [0, 4],
    [5, 2],
  ])('REMOTE-05 keeps %i answers', async (cacheLimit, calls) => {
    const fake = createFakeEngine();
    const client = createClient(fake, {}, cacheLimit);
    for (const query of ['a', 'b', 'a', 'b']) {
      await client.search(query, scope);
    }
    expect(fake.search).toHaveBeenCalledTimes(calls);
  });

  it('REMOTE-03 SEARCH-15 asks again for a query whose answer is that of a failure', async () => {
    const failed = {...createAnswer([]), isFailed: true} as const;
    const {engine, search} = createFakeEngine();
    search.mockResolvedValueOnce(failed);
    const client = createSearchClient({manifest, engine, hooks: {}});
    await expect(client.search('quick', scope)).resolves.toMatchObject({isFailed: true});
    await expect(client.search('quick', scope)).resolves.toMatchObject({isFailed: false});
    expect(search).toHaveBeenCalledTimes(2);
  });

  it('asks again for a query whose answer came without texts', async () => {
    const {engine, search} = createFakeEngine();
    search.mockResolvedValueOnce({...createAnswer(), isPartial: true});
    const client = createSearchClient({manifest, engine, hooks: {}});
    await expect(client.search('quick', scope)).resolves.toMatchObject({isPartial: true});
    await expect(client.search('quick', scope)).resolves.toMatchObject({isPartial: false});
  });

  it('SEARCH-19 keeps the answers of versions apart', async () => {
    const fake = createFakeEngine();
    const client = createClient(fake);
    await client.search('a', scope);
    await client.search('a', {...scope, version: '0.x'});
    expect(fake.search).toHaveBeenCalledTimes(2);
  });

  it('SEARCH-06 drops the answer to an older query', async () => {
    const answers: ((answer: EngineAnswer) => void)[] = [];
    const client = createClient(createFakeEngine(() => new Promise((resolve) => answers.push(resolve))));
    const older = client.search('qu', scope);
    const newer = client.search('quick', scope);
    await Promise.resolve();
    await Promise.resolve();
    answers.forEach((answer) => answer(createAnswer()));
    await expect(older).resolves.toBeNull();
    await expect(newer).resolves.toMatchObject({query: 'quick'});
  });

  it('SEARCH-20, SEARCH-21 runs the hooks before, during and after, with their arguments', async () => {
    const calls: unknown[] = [];
    const fake = createFakeEngine();
    const client = createClient(fake, {
      beforeSearch: (query) => {
        calls.push(['before', query]);
        return Promise.resolve(`${query} start`);
      },
      onSearch: (query, results) => {
        calls.push(['during', query, results]);
        return [{id: 'more', label: 'More', data: 1}];
      },
      afterSearch: (query, results, custom) => void calls.push(['after', query, results, custom]),
    });
    const outcome = await client.search('quick', scope);
    const {groups} = createAnswer();
    const custom = [{id: 'more', label: 'More', data: 1}];
    expect(calls).toEqual([
      ['before', 'quick'],
      ['during', 'quick start', groups],
      ['after', 'quick start', groups, custom],
    ]);
    expect(outcome).toMatchObject({query: 'quick', groups, custom});
  });

  it('SEARCH-21 logs a hook that throws and searches all the same', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const fail = (): never => {
      throw new Error('broken hook');
    };
    const client = createClient(createFakeEngine(), {beforeSearch: fail, onSearch: fail, afterSearch: fail});
    await expect(client.search('quick', scope)).resolves.toMatchObject({query: 'quick', custom: []});
    expect(log.mock.calls.map(([text]) => String(text))).toEqual([
      'search: the hook "beforeSearch" failed.',
      'search: the hook "onSearch" failed.',
      'search: the hook "afterSearch" failed.',
    ]);
  });

  it('counts the pages of another version', async () => {
    await expect(createClient().count('quick', {...scope, version: '0.x'})).resolves.toBe(1);
  });

  it('SEARCH-20 counts without the hooks: they are of the search', async () => {
    const beforeSearch = jest.fn((query: string) => query);
    await createClient(createFakeEngine(), {beforeSearch}).count('quick', scope);
    expect(beforeSearch).not.toHaveBeenCalled();
  });

  it('REMOTE-03 has no count of an index that could not be asked', async () => {
    const failed = {...createAnswer([]), isFailed: true} as const;
    const client = createClient(createFakeEngine(() => Promise.resolve(failed)));
    await expect(client.count('quick', scope)).rejects.toThrow('could not ask');
  });
});

describe('createSearchClient with an engine that has the texts apart', () => {
  const second = createPage({title: 'Quick end'});
  const whole = createAnswer([createPage(), second]);
  const added = {id: 'more', label: 'More', data: 1};

  function createPartialClient(pages = [createPage()], searchWhole = () => Promise.resolve(whole)) {
    const calls: unknown[] = [];
    const {engine} = createFakeEngine(() => Promise.resolve({...createAnswer(pages), isPartial: true}));
    const hooks: SearchHooks = {
      beforeSearch: (query) => void calls.push(['before', query]),
      onSearch: (_, results) => {
        calls.push(['during', results[0].total]);
        return [{...added, data: results[0].total}];
      },
      afterSearch: (_, results, custom) => void calls.push(['after', results[0].total, custom[0]?.data]),
    };
    const client = createSearchClient({manifest, engine: {...engine, searchWhole}, hooks});
    const search = async () => {
      const outcome = await client.search('quick', scope);
      if (outcome === null) {
        throw new Error('no outcome');
      }
      return outcome;
    };
    return {client, calls, search};
  }

  it('SEARCH-19 counts the pages of another version by their texts, too', async () => {
    await expect(createPartialClient().client.count('quick', {...scope, version: '0.x'})).resolves.toBe(2);
  });

  it('SEARCH-20, SEARCH-21 gives hooks both answers that are shown, and the last one once', async () => {
    const {client, calls, search} = createPartialClient();
    const outcome = await search();
    expect(outcome.custom).toEqual([{...added, data: 1}]);
    expect(calls).toEqual([
      ['before', 'quick'],
      ['during', 1],
    ]);
    await expect(client.finish(outcome)).resolves.toMatchObject({isPartial: false, custom: [{...added, data: 2}]});
    expect(calls.slice(2)).toEqual([
      ['during', 2],
      ['after', 2, 2],
    ]);
  });

  it('SEARCH-21 gives hooks no empty answer that nobody is shown', async () => {
    const {client, calls, search} = createPartialClient([]);
    await client.finish(await search());
    expect(calls).toEqual([
      ['before', 'quick'],
      ['during', 2],
      ['after', 2, 2],
    ]);
  });

  it('SEARCH-21 gives the last hook the hits that stay when the texts cannot be had', async () => {
    const {client, calls, search} = createPartialClient([createPage()], () => Promise.reject(new Error('404')));
    await expect(client.finish(await search())).rejects.toThrow('404');
    expect(calls.slice(2)).toEqual([['after', 1, 1]]);
  });
});
