import {liteClient} from 'algoliasearch/lite';
import createEngine from '@site/src/plugins/search/client/engines/algolia';
import type {SearchManifest} from '@site/src/plugins/search/types';
import {manifest, scope} from '../../support';

jest.mock('algoliasearch/lite', () => ({liteClient: jest.fn()}));

const OPTIONS = {appId: 'app', apiKey: 'key', indexName: 'docs', host: ''};
const searchForHits = jest.fn();

function open(change: Partial<SearchManifest> = {}) {
  jest.mocked(liteClient).mockReturnValue({searchForHits} as never);
  return createEngine({...manifest, engine: 'algolia', algolia: OPTIONS, currentVersion: '1.x', ...change});
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
    {version: '1.x', tag: 'docs-default-1.x'},
    {version: '2.x', tag: 'docs-default-current'},
  ])(
    'SEARCH-19 asks for $tag of $version while readers get 1.x, and docs/ is written for 2.x',
    async ({version, tag}) => {
      answer();
      await open({defaultVersion: '1.x', currentVersion: '2.x'}).search('quick', {...scope, version}, 7);
      const [{requests}] = searchForHits.mock.lastCall as [{requests: {facetFilters: unknown[]}[]}];
      expect(requests[0].facetFilters).toContainEqual(['docusaurus_tag:default', `docusaurus_tag:${tag}`]);
    },
  );

  it.each([
    ['/', 'https://rslib.example/guide/start#a', '/guide/start#a'],
    ['/lib/', 'https://rslib.example/lib/guide/start#a', '/guide/start#a'],
    ['/lib/', 'https://rslib.example/other/start?x=1#a', 'https://rslib.example/other/start?x=1#a'],
  ])('with the base URL %s links %s as %s', async (base, url, link) => {
    answer(url);
    const found = await open({base}).search('quick', scope, 7);
    expect(found?.groups[0].pages.map((page) => page.link)).toEqual([link]);
  });

  it('SEARCH-11 tells titles, headings and texts apart, and where their marks are', async () => {
    const mark = (text: string) => ({value: text.replace('[', '\u0001').replace(']', '\u0002')});
    const url = 'https://rslib.example/guide/start';
    const hierarchy = {lvl0: 'Guide', lvl1: 'Quick start', lvl2: 'Create', lvl3: 'New one'};
    searchForHits.mockResolvedValue({
      results: [
        {
          hits: [
            {url, hierarchy: {lvl1: 'Quick start'}, _highlightResult: {hierarchy: {lvl1: mark('[Quick] start')}}},
            {url: `${url}#new`, hierarchy, _highlightResult: {hierarchy: {lvl3: mark('New [one]')}}},
            {url: `${url}#new`, hierarchy, _snippetResult: {content: mark('a [quick] text')}},
          ],
        },
      ],
    });
    const found = await open().search('quick', scope, 7);
    expect(found?.groups[0].pages[0].hits).toMatchObject([
      {type: 'title', title: 'Quick start', header: '', group: '', highlightInfoList: [{start: 0, length: 5}]},
      {type: 'header', header: 'Create > New one', group: 'Guide', highlightInfoList: [{start: 13, length: 3}]},
      {
        type: 'content',
        header: 'Create > New one',
        statement: 'a quick text',
        highlightInfoList: [{start: 2, length: 5}],
      },
    ]);
  });

  it('SEARCH-06 drops the answer to an older query', async () => {
    answer('https://rslib.example/guide/start');
    const engine = open();
    const [older, newer] = await Promise.all([engine.search('qu', scope, 7), engine.search('quick', scope, 7)]);
    expect([older, newer?.groups.length]).toEqual([null, 1]);
  });

  it('says when it has no options', () => {
    expect(() => createEngine({...manifest, engine: 'algolia', algolia: undefined})).toThrow('no options');
  });
});
