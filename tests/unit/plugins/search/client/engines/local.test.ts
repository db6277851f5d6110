import {createLocalEngine} from '@site/src/plugins/search/client/engines/local';
import type {SearchMessage} from '@site/src/plugins/search/client/worker/connectWorker';
import {manifest, scope} from '../../support';

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
        return Promise.reject(new Error('No index for locale "en" and version "1.x". Send "load" first.'));
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

  it('SEARCH-17 rejects for a version without index', async () => {
    const {engine} = open(manifest);
    await expect(engine.load({...scope, version: '9.x'})).rejects.toThrow('9.x');
  });
});
