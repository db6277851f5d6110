/** @jest-environment node */
import type {IncomingMessage, ServerResponse} from 'node:http';
import type {LoadContext} from '@docusaurus/types';
import searchPlugin from '@site/src/plugins/search';
import {DEFAULT_OPTIONS} from '@site/src/plugins/search/options';
import versionChanges from '@site/src/plugins/version-changes';
import {serveFiles, type ServedFile} from '@site/src/server/devServer/serveFiles';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
type Named = {readonly name: string; readonly middleware: Middleware};
type Config = {readonly devServer: {readonly setupMiddlewares: (middlewares: unknown[], server: unknown) => Named[]}};

let files: ServedFile[] = [{path: 'static/a.json', type: 'application/json', text: '["old"]'}];
const {devServer} = serveFiles({}, {name: 'test', baseUrl: '/zh/', getFiles: () => files}) as Config;
const [{middleware}] = devServer.setupMiddlewares([], {});

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

  it('puts its files before the middlewares of a plugin before, and those of the server', () => {
    const server = {};
    const previous = jest.fn((middlewares: unknown[]) => {
      middlewares.unshift('previous');
      return middlewares;
    });
    const config = serveFiles(
      {devServer: {setupMiddlewares: previous}},
      {name: 'test', baseUrl: '/', getFiles: () => []},
    ) as Config;
    const middlewares = ['own'];
    config.devServer.setupMiddlewares(middlewares, server);
    // The list that was handed in: Docusaurus puts its own in front of the one that is returned.
    expect(middlewares).toEqual([expect.objectContaining({name: 'test'}), 'previous', 'own']);
    expect(previous).toHaveBeenCalledWith(middlewares, server);
  });
});

describe('the plugins that serve files', () => {
  const context = {baseUrl: '/', i18n: {currentLocale: 'en'}} as LoadContext;
  const environment = process.env.NODE_ENV;

  afterEach(() => {
    process.env.NODE_ENV = environment;
  });

  it.each([
    ['site-search', () => searchPlugin(context, {...DEFAULT_OPTIONS, id: 'default'})],
    ['site-version-changes', () => versionChanges(context, {id: 'default', moves: [], copyright: ''})],
  ])('%s keeps what a plugin before it has set up', (name, create) => {
    process.env.NODE_ENV = 'development';
    const previous = {devServer: {setupMiddlewares: () => ['previous']}};
    const {devServer: own} = create().configureWebpack?.(previous as never, false, {} as never, {} as never) as Config;
    expect(own.setupMiddlewares([], {})).toEqual([expect.objectContaining({name}), 'previous']);
  });
});
