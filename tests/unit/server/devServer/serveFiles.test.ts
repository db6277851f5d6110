/** @jest-environment node */
import type {IncomingMessage, ServerResponse} from 'node:http';
import type {LoadContext} from '@docusaurus/types';
import searchPlugin from '@site/src/plugins/search';
import {DEFAULT_OPTIONS} from '@site/src/plugins/search/options';
import versionChanges from '@site/src/plugins/version-changes';
import {serveFiles, type ServedFile, type WithDevServer} from '@site/src/server/devServer/serveFiles';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
type Named = {readonly name: string; readonly middleware: Middleware};

let files: ServedFile[] = [{path: 'static/a.json', type: 'application/json', text: '["old"]'}];
const config = serveFiles({name: 'test', baseUrl: '/zh/', getFiles: () => files});

/** The list of the server, and what is put behind it, when functions have set up their middlewares one after another. */
function setUp(configs: readonly WithDevServer[]): {list: unknown[]; behind: unknown[]} {
  const list: unknown[] = ['own'];
  const behind = configs.flatMap(({devServer}) => devServer.setupMiddlewares(list));
  return {list, behind};
}

const [{middleware}] = setUp([config]).list as Named[];

function request(url: string): string {
  let answer = '';
  const response = {writeHead: () => response, end: (body: string) => (answer = body)} as unknown as ServerResponse;
  middleware({url} as unknown as IncomingMessage, response, () => (answer = 'passed on'));
  return answer;
}

describe('serveFiles', () => {
  it('serves a file from memory', () => {
    expect(request('/zh/static/a.json')).toBe('["old"]');
    expect(request('/zh/static/a.json?x')).toBe('["old"]');
  });

  it('SEARCH-18 serves what was saved last', () => {
    files = [{...files[0], text: '["new"]'}];
    expect(request('/zh/static/a.json')).toBe('["new"]');
  });

  it('passes everything else on', () => {
    expect(request('/static/a.json')).toBe('passed on');
    expect(request('/zh/guide/start/')).toBe('passed on');
  });

  it('puts its files before the middlewares of the server, and none behind them', () => {
    const {list, behind} = setUp([config]);
    expect(list).toEqual([expect.objectContaining({name: 'test'}), 'own']);
    expect(behind).toEqual([]);
  });
});

describe('the plugins that serve files', () => {
  const context = {baseUrl: '/', i18n: {currentLocale: 'en'}} as LoadContext;
  const environment = process.env.NODE_ENV;

  afterEach(() => {
    process.env.NODE_ENV = environment;
  });

  it('each puts its files before those of the server', () => {
    process.env.NODE_ENV = 'development';
    const plugins = [
      searchPlugin(context, {...DEFAULT_OPTIONS, id: 'default'}),
      versionChanges(context, {id: 'default', moves: [], copyright: ''}),
    ];
    const configs = plugins.map(
      (plugin) => plugin.configureWebpack?.({}, false, {} as never, {} as never) as unknown as WithDevServer,
    );
    const {list} = setUp(configs);
    expect(list).toEqual([
      expect.objectContaining({name: 'site-version-changes'}),
      expect.objectContaining({name: 'site-search'}),
      'own',
    ]);
  });
});
