import {createSearchSetup, type SearchSetupInput} from '@site/src/lib/site/createSearchSetup';

const input: SearchSetupInput = {engine: 'local', versions: ['0.x'], languages: ['en', 'zh'], environment: {}};
const PLUGIN = './src/plugins/search/index.ts';

function namesOf(change: Partial<SearchSetupInput>): string[] {
  return createSearchSetup({...input, ...change}).plugins.map(([name]) => name);
}

describe('createSearchSetup', () => {
  it('takes the engine of the site data, and that of the variable instead of it', () => {
    expect(createSearchSetup(input).plugins).toEqual([[PLUGIN, expect.objectContaining({engine: 'local'})]]);
    expect(createSearchSetup({...input, environment: {SEARCH_ENGINE: 'easyops'}}).plugins.at(-1)).toEqual([
      PLUGIN,
      expect.objectContaining({engine: 'easyops'}),
    ]);
  });

  it('registers easyops, before our components, when it is chosen only', () => {
    expect(namesOf({engine: 'easyops'})).toEqual(['@easyops-cn/docusaurus-search-local', PLUGIN]);
    expect([namesOf({}), namesOf({engine: 'algolia'}), namesOf({engine: 'remote'})]).toEqual([
      [PLUGIN],
      [PLUGIN],
      [PLUGIN],
    ]);
  });

  it('gives easyops one language list for all locales, and the folders that exist', () => {
    const read = (versions: string[]): unknown =>
      createSearchSetup({...input, engine: 'easyops', versions}).plugins[0][1];
    expect(read(['0.x'])).toMatchObject({language: ['en', 'zh'], docsDir: ['docs', 'i18n', 'versioned_docs']});
    expect(read([])).toMatchObject({docsDir: ['docs', 'i18n']});
  });

  it('takes the credentials of algolia from the environment, and leaves its search page out', () => {
    const environment = {ALGOLIA_APP_ID: 'app', ALGOLIA_SEARCH_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs'};
    const {plugins, themeConfig} = createSearchSetup({...input, engine: 'algolia', environment});
    const credentials = {appId: 'app', apiKey: 'key', indexName: 'docs'};
    expect(plugins[0][1]).toMatchObject({algolia: {...credentials, host: ''}});
    expect(themeConfig).toEqual({algolia: {...credentials, searchPagePath: false}});
    expect(createSearchSetup(input).themeConfig).toEqual({});
  });

  it('REMOTE-01 takes the address of remote from the environment', () => {
    const environment = {SEARCH_API_URL: 'https://search.example.org/'};
    expect(createSearchSetup({...input, engine: 'remote', environment}).plugins[0][1]).toMatchObject({
      remote: {apiUrl: 'https://search.example.org/'},
    });
  });

  it.each([
    ['local', {}, []],
    ['algolia', {ALGOLIA_APP_ID: 'app'}, ['https://*.algolia.net', 'https://*.algolianet.com']],
    ['algolia', {ALGOLIA_HOST: 'http://localhost:8080'}, ['http://localhost:8080']],
    ['remote', {SEARCH_API_URL: 'https://search.example.org/api?x=1'}, ['https://search.example.org']],
    ['remote', {SEARCH_API_URL: '//search.example.org/api'}, ['https://search.example.org']],
    ['remote', {SEARCH_API_URL: '/api/search'}, []],
  ] as const)('%s with %j makes scripts ask %j', (engine, environment, connect) => {
    const setup = createSearchSetup({...input, engine, environment});
    expect(setup.connect).toEqual(connect);
    expect(setup.hasTrustedTypes).toBe(true);
  });

  it('easyops goes without Trusted Types: its worker imports scripts', () => {
    expect(createSearchSetup({...input, engine: 'easyops'}).hasTrustedTypes).toBe(false);
  });
});
