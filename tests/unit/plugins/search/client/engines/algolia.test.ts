import {liteClient} from 'algoliasearch/lite';
import createEngine from '@site/src/plugins/search/client/engines/algolia';
import {manifest, scope} from '../../support';

jest.mock('algoliasearch/lite', () => ({liteClient: jest.fn()}));

const OPTIONS = {appId: 'app', apiKey: 'key', indexName: 'docs', host: ''};
const searchForHits = jest.fn();

function open(base = '/') {
  jest.mocked(liteClient).mockReturnValue({searchForHits} as never);
  return createEngine({...manifest, engine: 'algolia', base, algolia: OPTIONS});
}

function answer(...urls: string[]): void {
  const hits = urls.map((url) => ({url, content: null, hierarchy: {lvl0: 'Guide', lvl1: 'Quick start'}}));
  searchForHits.mockResolvedValue({results: [{hits}]});
}

describe('algolia engine', () => {
  it('SEARCH-19 asks for the records of the locale and version', async () => {
    answer();
    await open().search('quick', {...scope, version: '0.x'}, 7);
    const [{requests}] = searchForHits.mock.calls[0] as [{requests: {query: string; facetFilters: unknown[]}[]}];
    expect(requests).toMatchObject([
      {query: 'quick', facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-0.x']]},
    ]);
  });

  it.each([
    ['/', 'https://rslib.example/guide/start#a', '/guide/start#a'],
    ['/lib/', 'https://rslib.example/lib/guide/start#a', '/guide/start#a'],
    ['/lib/', 'https://rslib.example/other/start?x=1#a', 'https://rslib.example/other/start?x=1#a'],
  ])('with the base URL %s links %s as %s', async (base, url, link) => {
    answer(url);
    const found = await open(base).search('quick', scope, 7);
    expect(found?.groups[0].pages.map((page) => page.link)).toEqual([link]);
  });

  it('says when it has no options', () => {
    expect(() => createEngine({...manifest, engine: 'algolia', algolia: undefined})).toThrow('no options');
  });
});
