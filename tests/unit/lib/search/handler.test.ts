import {createSearchHandler, LocalSearch} from '@site/src/lib/search';
import type {HandlerOptions, PageRecord, SearchHandler} from '@site/src/lib/search';
import {createSegment} from '@site/src/lib/search';
import {encodeCore} from '@site/src/lib/search/core/encodeCore';
import {createRecord} from './records';

const index = {lang: 'en', version: '1.x'};
const record = createRecord('# Page\nbuild a library');

function createHandler(options: Partial<HandlerOptions> = {}): {handle: SearchHandler; warnings: string[]} {
  const warnings: string[] = [];
  const handle = createSearchHandler({
    fetchRecords: () => Promise.resolve([record, createRecord('# Other\nbuild')]),
    warn: (message) => warnings.push(message),
    ...options,
  });
  return {handle, warnings};
}

async function find(handle: SearchHandler, query: string, id = 99): Promise<string[]> {
  const reply = await handle({id, type: 'search', index, query});
  return reply?.ok === true && reply.type === 'search' && !reply.stale ? reply.answer.pages.map((page) => page.id) : [];
}

describe('createSearchHandler', () => {
  it('WORKER-03 load: fills an index from the records at a URL and repeats the id', async () => {
    const {handle} = createHandler();
    expect(await handle({id: 7, type: 'load', index, url: '/static/x.json'})).toMatchObject({
      id: 7,
      ok: true,
      type: 'load',
      documents: 2,
    });
    expect(await find(handle, 'library')).toEqual(['/page']);
  });

  it('SEARCH-17 load: answers with the error when the records cannot be had, and can be tried again', async () => {
    let fails = true;
    const {handle} = createHandler({
      fetchRecords: () => (fails ? Promise.reject(new Error('404')) : Promise.resolve([record])),
    });
    expect(await handle({id: 1, type: 'load', index, url: '/gone.json'})).toEqual({id: 1, ok: false, error: '404'});
    fails = false;
    expect(await handle({id: 2, type: 'load', index, url: '/there.json'})).toMatchObject({ok: true, documents: 1});
  });

  it('WORKER-02 WORKER-03 add: indexes a document by id', async () => {
    const {handle} = createHandler();
    expect(await handle({id: 11, type: 'add', index, document: record, documentId: 'mine'})).toEqual({
      id: 11,
      ok: true,
      type: 'add',
      documents: 1,
    });
    expect(await find(handle, 'library')).toEqual(['mine']);
  });

  it('WORKER-02 WORKER-03 append: adds text to an existing id', async () => {
    const {handle} = createHandler();
    await handle({id: 1, type: 'add', index, document: record});
    expect(await handle({id: 2, type: 'append', index, documentId: '/page', text: 'storybook'})).toMatchObject({
      id: 2,
      type: 'append',
      documents: 1,
    });
    expect(await find(handle, 'storybook')).toEqual(['/page']);
    expect(await handle({id: 3, type: 'append', index, documentId: '/none', text: 'x'})).toMatchObject({
      id: 3,
      ok: false,
    });
  });

  it('WORKER-02 WORKER-03 update: replaces a document', async () => {
    const {handle} = createHandler();
    await handle({id: 1, type: 'add', index, document: record});
    expect(await handle({id: 2, type: 'update', index, document: {...record, content: 'storybook'}})).toMatchObject({
      id: 2,
      type: 'update',
      documents: 1,
    });
    expect(await find(handle, 'library')).toEqual([]);
    expect(await find(handle, 'storybook', 100)).toEqual(['/page']);
  });

  it('WORKER-02 WORKER-03 remove: deletes a document', async () => {
    const {handle} = createHandler();
    await handle({id: 1, type: 'add', index, document: record});
    expect(await handle({id: 2, type: 'remove', index, documentId: '/page'})).toMatchObject({
      id: 2,
      type: 'remove',
      documents: 0,
    });
    expect(await find(handle, 'library')).toEqual([]);
  });

  it('WORKER-02 WORKER-03 search: gives at most as many pages as asked for', async () => {
    const {handle} = createHandler();
    await handle({id: 1, type: 'load', index, url: '/x.json'});
    expect(await handle({id: 2, type: 'search', index, query: 'build', limit: 1})).toMatchObject({
      id: 2,
      ok: true,
      type: 'search',
      stale: false,
      answer: {query: 'build', total: 2, pages: [{}]},
    });
  });

  it('SEARCH-06 search: answers stale when a newer search is waiting', async () => {
    const {handle} = createHandler();
    await handle({id: 1, type: 'load', index, url: '/x.json'});
    const replies = await Promise.all([2, 3, 4].map((id) => handle({id, type: 'search', index, query: 'build'})));
    expect(replies.map((reply) => (reply?.ok === true && reply.type === 'search' ? reply.stale : null))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('SEARCH-17 search: waits for an index that is being loaded', async () => {
    const {handle} = createHandler();
    const loading = handle({id: 1, type: 'load', index, url: '/x.json'});
    expect(await find(handle, 'library')).toEqual(['/page']);
    await loading;
  });

  it('SEARCH-19 search: knows only the pages of its own locale and version', async () => {
    const {handle} = createHandler();
    await handle({id: 1, type: 'load', index, url: '/x.json'});
    await handle({id: 2, type: 'load', index: {lang: 'zh', version: '1.x'}, records: [createRecord('# 配置\n构建')]});
    expect(await handle({id: 3, type: 'search', index: {lang: 'zh', version: '1.x'}, query: 'library'})).toMatchObject({
      answer: {total: 0},
    });
    expect(await handle({id: 4, type: 'search', index: {lang: 'fr', version: '1.x'}, query: 'library'})).toMatchObject({
      ok: false,
    });
  });

  it('SEARCH-19 keeps three indexes open', async () => {
    const {handle} = createHandler();
    for (const lang of ['a', 'b', 'c', 'd']) {
      await handle({id: 1, type: 'load', index: {lang, version: ''}, records: [record]});
    }
    expect(await handle({id: 2, type: 'search', index: {lang: 'a', version: ''}, query: 'library'})).toMatchObject({
      ok: false,
    });
    expect(await handle({id: 3, type: 'search', index: {lang: 'd', version: ''}, query: 'library'})).toMatchObject({
      ok: true,
    });
  });

  it('WORKER-01 pauses while it indexes, so that other work gets its turn', async () => {
    let clock = 0;
    let pauses = 0;
    const {handle} = createHandler({
      now: () => (clock += 10),
      pause: () => {
        pauses++;
        return Promise.resolve();
      },
      sliceMilliseconds: 15,
    });
    await handle({id: 1, type: 'load', index, records: Array.from({length: 9}, (_, i) => createRecord(`# P${i}\nx`))});
    expect(pauses).toBeGreaterThanOrEqual(3);
  });

  it.each([undefined, null, 'search', 5, {}, {id: 1, type: 'explode', index}, {id: 1, type: 'toString', index}])(
    'WORKER-03 ignores %p with a logged warning',
    async (message) => {
      const {handle, warnings} = createHandler();
      expect(await handle(message)).toBeUndefined();
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toContain('expected one of load, add, append, search, update, remove');
    },
  );

  it.each([
    ['id', {type: 'search', index, query: 'x'}],
    ['index', {id: 1, type: 'search', query: 'x'}],
    ['index', {id: 1, type: 'search', index: {lang: 'en'}, query: 'x'}],
    ['query', {id: 1, type: 'search', index}],
    ['limit', {id: 1, type: 'search', index, query: 'x', limit: '7'}],
    ['query', {id: 1, type: 'complete', index, query: 7}],
    ['url', {id: 1, type: 'load', index}],
    ['core', {id: 1, type: 'load', index, url: '/x.json', core: 7}],
    ['records', {id: 1, type: 'load', index, url: '/x.json', records: undefined}],
    ['records', {id: 1, type: 'load', index, records: {}}],
    ['document', {id: 1, type: 'add', index}],
    ['document', {id: 1, type: 'update', index, document: null}],
    ['documentId', {id: 1, type: 'append', index, text: 'x'}],
    ['text', {id: 1, type: 'append', index, documentId: '/page'}],
    ['documentId', {id: 1, type: 'remove', index}],
  ])('WORKER-03 names "%s" where %j has none that it needs', async (field, message) => {
    const {handle, warnings} = createHandler();
    await handle({id: 0, type: 'load', index, records: [record]});
    expect(await handle(message)).toBeUndefined();
    expect(warnings).toEqual([
      `search: message "${message.type}" ignored, its "${field}" is missing or of another type.`,
    ]);
    expect(await find(handle, 'undefined')).toEqual([]);
  });

  it('says of an index alone that it is missing, not of what cannot be done with one', async () => {
    const {handle} = createHandler({fetchRecords: () => Promise.reject(new Error('404'))});
    const search = {type: 'search', index, query: 'library'};
    expect(await handle({...search, id: 1})).toMatchObject({ok: false, isIndexMissing: true});
    expect(await handle({id: 2, type: 'complete', index})).toMatchObject({ok: false, isIndexMissing: true});
    expect(await handle({id: 3, type: 'load', index, url: '/x.json'})).not.toHaveProperty('isIndexMissing');
    await handle({id: 4, type: 'add', index, document: record});
    expect(await handle({id: 5, type: 'append', index, documentId: '/none', text: 'x'})).toEqual({
      id: 5,
      ok: false,
      error: expect.stringContaining('/none') as string,
    });
  });
});

describe('createSearchHandler with an index that is loaded again', () => {
  const older = createRecord('# Older\nbuild a library');
  const newer = createRecord('# Newer\nbuild a library');

  /** A handler with an open index, and what answers its fetches, in the order they were made. */
  async function openTwice() {
    const fetches: {resolve: (records: PageRecord[]) => void; reject: (cause: Error) => void}[] = [];
    const {handle} = createHandler({
      fetchRecords: () => new Promise((resolve, reject) => fetches.push({resolve, reject})),
    });
    await handle({id: 1, type: 'load', index, records: [record]});
    const load = (id: number) => handle({id, type: 'load', index, url: '/x.json'});
    return {handle, load, fetches};
  }

  it('SEARCH-17 keeps the open one until the new one is filled', async () => {
    const {handle, load, fetches} = await openTwice();
    const loading = load(2);
    expect(await find(handle, 'library', 3)).toEqual(['/page']);
    fetches[0].resolve([newer]);
    expect(await loading).toMatchObject({ok: true, documents: 1});
    expect(await find(handle, 'library', 4)).toEqual(['/newer']);
  });

  it('SEARCH-17 keeps the open one where the new one cannot be filled, and changes it as before', async () => {
    const {handle, load, fetches} = await openTwice();
    const loading = load(2);
    fetches[0].reject(new Error('404'));
    expect(await loading).toEqual({id: 2, ok: false, error: '404'});
    expect(await find(handle, 'library', 3)).toEqual(['/page']);
    expect(await handle({id: 4, type: 'add', index, document: newer})).toMatchObject({ok: true, documents: 2});
  });

  it('has the one that was asked for last, whatever comes first', async () => {
    const {handle, load, fetches} = await openTwice();
    const loading = Promise.all([load(2), load(3)]);
    fetches[1].resolve([newer]);
    await new Promise((resolve) => setTimeout(resolve));
    fetches[0].resolve([older]);
    await loading;
    expect(await find(handle, 'library', 4)).toEqual(['/newer']);
  });

  it('WORKER-03 makes changes to the one that was asked for before them', async () => {
    const {handle, load, fetches} = await openTwice();
    const loading = load(2);
    const adding = handle({id: 3, type: 'add', index, document: older});
    fetches[0].resolve([newer]);
    expect(await loading).toMatchObject({ok: true});
    expect(await adding).toMatchObject({ok: true, documents: 2});
    expect((await find(handle, 'library', 4)).sort()).toEqual(['/newer', '/older']);
  });
});

describe('createSearchHandler with a core', () => {
  const records = [record, createRecord('# Other\nbuild')];
  const core = encodeCore(records, createSegment());
  const load = {id: 1, type: 'load', index, url: '/index.json', core: '/core.txt'};

  function createCoreHandler(options: Partial<HandlerOptions> = {}) {
    const fetchRecords = jest.fn(() => Promise.resolve(records));
    const created = createHandler({fetchRecords, fetchCore: () => Promise.resolve(core), ...options});
    return {...created, fetchRecords};
  }

  it('load: answers from the core, without the records', async () => {
    const {handle, fetchRecords} = createCoreHandler();
    expect(await handle(load)).toMatchObject({ok: true, type: 'load', documents: 2});
    expect(await handle({id: 2, type: 'search', index, query: 'library'})).toMatchObject({
      answer: {isPartial: true, pages: [{id: '/page'}]},
    });
    expect(fetchRecords).not.toHaveBeenCalled();
  });

  it('load: opens a core that comes with the message, and fetches nothing', async () => {
    const fetchCore = jest.fn(() => Promise.resolve(core));
    const {handle, fetchRecords} = createCoreHandler({fetchCore});
    expect(await handle({...load, coreText: core})).toMatchObject({ok: true, type: 'load', documents: 2});
    expect(await find(handle, 'library')).toEqual(['/page']);
    expect(fetchCore).not.toHaveBeenCalled();
    expect(fetchRecords).not.toHaveBeenCalled();
    expect(await handle({...load, coreText: 7})).toBeUndefined();
  });

  it('load: takes the records where the core is not there or is none, and tells', async () => {
    for (const fetchCore of [() => Promise.reject(new Error('404')), () => Promise.resolve('[]')]) {
      const {handle, warnings, fetchRecords} = createCoreHandler({fetchCore});
      expect(await handle(load)).toMatchObject({ok: true, documents: 2});
      expect(fetchRecords).toHaveBeenCalledWith('/index.json');
      expect(warnings).toHaveLength(1);
      expect(await handle({id: 2, type: 'search', index, query: 'library'})).not.toHaveProperty('answer.isPartial');
    }
  });

  it('search: takes the records where the core turns out to be damaged, and tells', async () => {
    const damaged = core.replace(/[^\n]*$/, ';;;; ;;;;');
    const {handle, warnings, fetchRecords} = createCoreHandler({fetchCore: () => Promise.resolve(damaged)});
    expect(await handle(load)).toMatchObject({ok: true, type: 'load'});
    expect(await find(handle, 'library')).toEqual(['/page']);
    expect(fetchRecords).toHaveBeenCalledTimes(1);
    expect(warnings).toEqual([expect.stringContaining('damaged')]);
  });

  it('search: does not say "no hits" of a damaged core when the records cannot be had, however often it is asked', async () => {
    const damaged = core.replace(/[^ ]*$/, ';;;;');
    const {handle} = createCoreHandler({
      fetchCore: () => Promise.resolve(damaged),
      fetchRecords: () => Promise.reject(new Error('offline')),
    });
    expect(await handle(load)).toMatchObject({ok: true, type: 'load'});
    for (const id of [2, 3, 4]) {
      expect(await handle({id, type: 'search', index, query: 'library'})).toEqual({id, ok: false, error: 'offline'});
    }
  });

  it('WORKER-01 makes an index ready while nobody waits, and leaves off for a search', async () => {
    const turns: (() => void)[] = [];
    const {handle} = createCoreHandler({pause: () => new Promise<void>((resolve) => turns.push(resolve))});
    const prepare = jest.spyOn(LocalSearch.prototype, 'search');
    await handle(load);
    const takeTurn = async (): Promise<void> => {
      turns.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    };
    // The pages, then a first query of its own.
    await takeTurn();
    await takeTurn();
    expect(prepare).toHaveBeenCalledTimes(1);
    const answer = handle({id: 2, type: 'search', index, query: 'library'});
    await takeTurn();
    await takeTurn();
    expect(await answer).toMatchObject({ok: true, answer: {pages: [{id: '/page'}]}});
    expect(prepare.mock.calls.map(([query]) => query)).toEqual(['Page', 'library']);
    expect(turns).toEqual([]);
    prepare.mockRestore();
  });

  it('WORKER-01 answers a search before it goes on with the records', async () => {
    const order: string[] = [];
    const turns: (() => void)[] = [];
    let clock = 0;
    const {handle} = createCoreHandler({
      fetchRecords: () => Promise.resolve(Array.from({length: 5}, (_, i) => createRecord(`# Page\nlibrary ${i}`))),
      pause: () => new Promise<void>((resolve) => turns.push(resolve)),
      now: () => (clock += 5),
      sliceMilliseconds: 1,
    });
    const takeTurn = async (): Promise<void> => {
      turns.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    };
    await handle(load);
    while (turns.length > 0) {
      await takeTurn();
    }
    const completing = handle({id: 2, type: 'complete', index}).then(() => order.push('complete'));
    await takeTurn();
    await takeTurn();
    const add = jest.spyOn(LocalSearch.prototype, 'add').mockImplementation(() => order.push('record'));
    const searching = handle({id: 3, type: 'search', index, query: 'library'}).then(() => order.push('answer'));
    while (turns.length > 0) {
      await takeTurn();
    }
    await Promise.all([completing, searching]);
    expect(order[0]).toBe('answer');
    expect(order).toContain('record');
    add.mockRestore();
  });

  it('complete: puts the records in the place of the core, once, and answers with statements', async () => {
    const {handle, fetchRecords} = createCoreHandler();
    await handle(load);
    const [first, second] = await Promise.all([
      handle({id: 2, type: 'complete', index}),
      handle({id: 3, type: 'complete', index, query: 'library'}),
    ]);
    expect(first).toMatchObject({ok: true, type: 'complete', documents: 2, answer: null});
    expect(second).toMatchObject({answer: {pages: [{hits: [{statement: 'build a library'}]}]}});
    expect(fetchRecords).toHaveBeenCalledTimes(1);
    expect(await handle({id: 4, type: 'search', index, query: 'library'})).not.toHaveProperty('answer.isPartial');
  });

  it('complete: leaves out the answer when a newer search came in', async () => {
    const {handle} = createCoreHandler();
    await handle(load);
    const [whole, newer] = await Promise.all([
      handle({id: 2, type: 'complete', index, query: 'library'}),
      handle({id: 3, type: 'search', index, query: 'build'}),
    ]);
    expect(whole).toMatchObject({ok: true, answer: null});
    expect(newer).toMatchObject({ok: true, stale: false});
  });

  it('SEARCH-19 complete: answers all the same when a search of another version came in', async () => {
    const {handle} = createCoreHandler();
    const older = {...index, version: '0.x'};
    await handle(load);
    await handle({...load, index: older});
    const [whole, counted] = await Promise.all([
      handle({id: 2, type: 'complete', index, query: 'library'}),
      handle({id: 3, type: 'search', index: older, query: 'library'}),
    ]);
    expect(whole).toMatchObject({answer: {pages: [{hits: [{statement: 'build a library'}]}]}});
    expect(counted).toMatchObject({stale: false, answer: {total: 1}});
  });

  it('complete: says that the records cannot be had, keeps the core and tries again', async () => {
    let fails = true;
    const {handle} = createCoreHandler({
      fetchRecords: () => (fails ? Promise.reject(new Error('404')) : Promise.resolve(records)),
    });
    await handle(load);
    expect(await handle({id: 2, type: 'complete', index})).toEqual({id: 2, ok: false, error: '404'});
    expect(await find(handle, 'library')).toEqual(['/page']);
    fails = false;
    expect(await handle({id: 100, type: 'complete', index})).toMatchObject({ok: true});
  });

  it('WORKER-03 append, update and remove change the whole index', async () => {
    const {handle} = createCoreHandler();
    await handle(load);
    await handle({id: 2, type: 'append', index, documentId: '/page', text: 'storybook'});
    expect(await find(handle, 'storybook')).toEqual(['/page']);
    await handle({id: 100, type: 'remove', index, documentId: '/page'});
    expect(await find(handle, 'library', 101)).toEqual([]);
  });
});
