import {createSegment} from '@site/src/lib/search';
import {encodeCore} from '@site/src/lib/search/core/encodeCore';
import {createLocalEngine} from '@site/src/plugins/search/client/engines/local';
import {
  connectWorker,
  openInPage,
  ReplyError,
  type SearchMessage,
} from '@site/src/plugins/search/client/worker/connectWorker';
import {createRecord, manifest, scope} from '../../support';

const CORE = 'static/search_index.1_x.en.core.0a1b2c3d.txt';
const [entry] = Object.values(manifest.indexes);
const withCore = {...manifest, indexes: {[scope.version]: {...entry, core: CORE}}};
const fetchFile = jest.fn<Promise<unknown>, [string]>();

function open(own: typeof manifest) {
  const messages: SearchMessage[] = [];
  const order: string[] = [];
  fetchFile.mockImplementation((url) => {
    order.push(`fetch ${new URL(url).pathname}`);
    return Promise.resolve({ok: true, text: () => Promise.resolve('the core')});
  });
  const engine = createLocalEngine(own, () => {
    order.push('worker');
    return (message) => {
      messages.push(message);
      order.push(message.type);
      return Promise.resolve({id: 1, ok: true, type: 'load', documents: 1, milliseconds: 1});
    };
  });
  return {engine, messages, order};
}

beforeEach(() => {
  fetchFile.mockReset();
  Object.assign(globalThis, {fetch: fetchFile});
});

describe('createLocalEngine', () => {
  it('WORKER-01 fetches the core while the worker starts, once, and sends it there', async () => {
    const {engine, messages, order} = open(withCore);
    await Promise.all([engine.load(scope), engine.load(scope)]);
    expect(order).toEqual(['worker', `fetch ${manifest.baseUrl}${CORE}`, 'load']);
    expect(messages[0]).toMatchObject({
      index: scope,
      url: expect.stringContaining(entry.file) as string,
      core: expect.stringContaining(CORE) as string,
      coreText: 'the core',
    });
  });

  it('leaves a core that cannot be had to the worker', async () => {
    const {engine, messages} = open(withCore);
    fetchFile.mockRejectedValue(new Error('offline'));
    await engine.load(scope);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toHaveProperty('core');
    expect(messages[0]).not.toHaveProperty('coreText');
  });

  it('names the records alone where there is no core', async () => {
    const {engine, messages} = open(manifest);
    await engine.load(scope);
    expect(fetchFile).not.toHaveBeenCalled();
    expect(messages[0]).not.toHaveProperty('core');
  });

  it('loads an index again that the worker dropped for others', async () => {
    let isOpen = false;
    const types: string[] = [];
    const engine = createLocalEngine(manifest, () => (message) => {
      types.push(message.type);
      if (message.type === 'search' && !isOpen) {
        return Promise.reject(new ReplyError({id: 1, ok: false, error: 'no index', isIndexMissing: true}));
      }
      isOpen = message.type === 'load' && types.length > 1;
      return Promise.resolve(
        message.type === 'search'
          ? {
              id: 1,
              ok: true,
              type: 'search',
              stale: false,
              answer: {query: 'quick', pages: [], total: 0, suggestions: []},
            }
          : {id: 1, ok: true, type: 'load', documents: 1, milliseconds: 1},
      );
    });
    await expect(engine.search('quick', scope, 7)).resolves.toMatchObject({groups: [{index: scope.version}]});
    expect(types).toEqual(['load', 'search', 'load', 'search']);
  });

  it('loads nothing again for another error', async () => {
    const types: string[] = [];
    const engine = createLocalEngine(withCore, () => (message) => {
      types.push(message.type);
      return message.type === 'load'
        ? Promise.resolve({id: 1, ok: true, type: 'load', documents: 1, milliseconds: 1})
        : Promise.reject(new ReplyError({id: 1, ok: false, error: 'status 404'}));
    });
    fetchFile.mockRejectedValue(new Error('offline'));
    await expect(engine.complete?.(scope)).rejects.toThrow('status 404');
    await expect(engine.search('quick', scope, 7)).rejects.toThrow('status 404');
    expect(types).toEqual(['load', 'complete', 'search']);
  });

  it('SEARCH-17 rejects for a version without index', async () => {
    const {engine} = open(manifest);
    await expect(engine.load({...scope, version: '9.x'})).rejects.toThrow('9.x');
  });
});

describe('createLocalEngine with what answers it', () => {
  const records = [createRecord()];
  const core = encodeCore(records, createSegment());

  /** An engine over a network that has these files, and what was asked of the network. */
  function openOver(files: ReadonlyMap<string, string>) {
    const asked: string[] = [];
    fetchFile.mockImplementation((url) => {
      const file = new URL(url).pathname.slice(manifest.baseUrl.length);
      asked.push(file);
      const text = files.get(file);
      return Promise.resolve({
        ok: text !== undefined,
        status: text === undefined ? 404 : 200,
        text: () => Promise.resolve(text),
        json: () => Promise.resolve(JSON.parse(text ?? '') as unknown),
      });
    });
    const engine = createLocalEngine(withCore, () => connectWorker(() => null, openInPage));
    return {engine, asked};
  }

  it('goes on with the core when a release has taken the files away, and asks for the texts alone', async () => {
    const files = new Map([[CORE, core]]);
    const {engine, asked} = openOver(files);
    await engine.load(scope);
    files.delete(CORE);
    asked.length = 0;
    await expect(engine.complete?.(scope)).rejects.toThrow('404');
    await expect(engine.searchWhole?.('project', scope, 7)).rejects.toThrow('404');
    // Each time past the cache of the browser as well.
    expect(asked).toEqual(Array(4).fill(entry.file));
    await expect(engine.search('project', scope, 7)).resolves.toMatchObject({isPartial: true, groups: [{total: 1}]});
  });

  it('puts the texts in the place of the core when they can be had again', async () => {
    const files = new Map([[CORE, core]]);
    const {engine} = openOver(files);
    await expect(engine.complete?.(scope)).rejects.toThrow('404');
    files.set(entry.file, JSON.stringify(records));
    await engine.complete?.(scope);
    const answer = await engine.search('project', scope, 7);
    expect(answer).toMatchObject({groups: [{total: 1}]});
    expect(answer).not.toHaveProperty('isPartial');
  });

  it('SEARCH-19 loads a version again that three others have driven out', async () => {
    const versions = ['3.x', '2.x', '1.x', '0.x'];
    const own = {...manifest, indexes: Object.fromEntries(versions.map((version) => [version, entry]))};
    openOver(new Map([[entry.file, JSON.stringify(records)]]));
    const engine = createLocalEngine(own, () => connectWorker(() => null, openInPage));
    for (const version of [...versions, versions[0]]) {
      await expect(engine.search('project', {...scope, version}, 7)).resolves.toMatchObject({groups: [{total: 1}]});
    }
    expect(fetchFile).toHaveBeenCalledTimes(5);
  });
});
