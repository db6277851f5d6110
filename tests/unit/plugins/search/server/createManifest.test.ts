/** @jest-environment node */
import {DEFAULT_OPTIONS, type PluginOptions} from '@site/src/plugins/search/options';
import {createIndexFiles} from '@site/src/plugins/search/server/createIndexFiles';
import {createManifest} from '@site/src/plugins/search/server/createManifest';
import {createSiteRecord} from '../support';

const records = [
  createSiteRecord(),
  createSiteRecord({version: '0.x', title: 'Old start', routePath: '/0.x/guide/start/quick-start'}),
];
const files = createIndexFiles({records, lang: 'en', indexName: 'search_index'});

function create(
  options: Partial<PluginOptions> = {},
  isDevelopment = false,
  change: Partial<Parameters<typeof createManifest>[0]> = {},
) {
  return createManifest({
    options: {id: 'default', ...DEFAULT_OPTIONS, ...options},
    records,
    files,
    lang: 'en',
    defaultLang: 'en',
    baseUrl: '/docs/',
    base: '/docs/',
    defaultVersion: '1.x',
    currentVersion: '2.x',
    isDevelopment,
    ...change,
  });
}

describe('createManifest', () => {
  it('SEARCH-18 knows the file of each version before the bundle is made, the default version first', () => {
    expect(Object.entries(create().indexes)).toEqual([
      ['1.x', {file: `static/${files[0].name}`, pages: 1}],
      ['0.x', {file: `static/${files[1].name}`, pages: 1}],
    ]);
  });

  it.each([
    ['10.x', ['0.x', '1.x', '9.x', '10.x'], ['10.x', '9.x', '1.x', '0.x']],
    ['1.x', ['1.9', '1.10', '1.x', '2.x'], ['1.x', '2.x', '1.10', '1.9']],
  ])('SEARCH-19 lists the default version %s first and the others of %j newest first', (version, given, expected) => {
    const own = given.map((name) => createSiteRecord({version: name, routePath: `/${name}/guide`}));
    const {indexes, popular} = create({}, false, {
      records: own,
      files: createIndexFiles({records: own, lang: 'en', indexName: 'search_index'}),
      defaultVersion: version,
    });
    expect(Object.keys(indexes)).toEqual(expected);
    expect(Object.keys(popular)).toEqual(expected);
  });

  it('SEARCH-18 keeps one address for each version while the site is written', () => {
    expect(create({}, true).indexes['1.x'].file).toBe('static/search_index.1_x.en.development.json');
  });

  it('lists popular pages of each version with their titles', () => {
    expect(create({popularPages: ['/guide/start/quick-start']}).popular).toEqual({
      '1.x': [{title: 'Quick start', link: '/guide/start/quick-start'}],
      '0.x': [{title: 'Old start', link: '/0.x/guide/start/quick-start'}],
    });
  });

  it('throws for a popular page that does not exist', () => {
    expect(() => create({popularPages: ['/gone']})).toThrow('"popularPages" names "/gone", which is no page');
  });

  it('REMOTE-01 holds the settings of the chosen engine only', () => {
    const remote = {apiUrl: '/api', indexes: [{value: 'docs', label: ''}], cacheLimit: 5, timeoutMs: 10};
    expect(create({remote})).not.toHaveProperty('remote');
    expect(create({engine: 'remote', remote})).toMatchObject({remote, cacheLimit: 5});
    const algolia = {appId: 'app', apiKey: 'key', indexName: 'docs', host: ''};
    expect(create({algolia})).not.toHaveProperty('currentVersion');
    expect(create({engine: 'algolia', algolia})).toMatchObject({algolia, currentVersion: '2.x'});
  });
});
