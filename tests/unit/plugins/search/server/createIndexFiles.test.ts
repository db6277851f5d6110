/** @jest-environment node */
import {LocalSearch} from '@site/src/lib/search';
import type {PageTerms} from '@site/src/lib/search/core/encodeCore';
import {
  createIndexFiles,
  type CreateIndexFilesInput,
  type IndexFile,
} from '@site/src/plugins/search/server/createIndexFiles';
import {createSiteRecord} from '../support';

const page = createSiteRecord();
const old = createSiteRecord({version: '0.x', routePath: '/0.x/guide/start/quick-start'});

function create(records = [page, old]) {
  return createIndexFiles({records, lang: 'en', indexName: 'search_index'});
}

/** The core of an index of one page with a text. */
function createCore(content: string, keptCores?: CreateIndexFilesInput['keptCores']): IndexFile['core'] {
  const records = [createSiteRecord({content})];
  return createIndexFiles({
    records,
    lang: 'en',
    indexName: 'search_index',
    hasCores: true,
    ...(keptCores && {keptCores}),
  })[0].core;
}

describe('createIndexFiles', () => {
  it('SEARCH-18, SEARCH-19 makes one file for each version, named by version, language and content', () => {
    expect(create().map(({name, pages}) => [name.replace(/[0-9a-f]{8}/, 'HASH'), pages])).toEqual([
      ['search_index.1_x.en.HASH.json', 1],
      ['search_index.0_x.en.HASH.json', 1],
    ]);
  });

  it('SEARCH-18 names a dotted version with an underscore for every dot', () => {
    const [{name}] = create([createSiteRecord({version: '1.0.2'})]);
    expect(name).toMatch(/^search_index\.1_0_2\.en\.[0-9a-f]{8}\.json$/);
  });

  it('SEARCH-18 gives the same name and bytes for the same content, whatever the order of pages', () => {
    const other = createSiteRecord({routePath: '/guide/start/'});
    expect(create([page, other])).toEqual(create([other, page]));
  });

  it('SEARCH-18 changes the name when the content changes', () => {
    expect(create([createSiteRecord({content: 'Create two projects.'})])[0].name).not.toBe(create([page])[0].name);
  });

  it('SEARCH-22 leaves out home pages and hidden pages', () => {
    const records = [
      page,
      createSiteRecord({routePath: '/', frontmatter: {pageType: 'home'}}),
      createSiteRecord({routePath: '/draft', _hidden: true}),
    ];
    expect(create(records)[0].json).toBe(create([page])[0].json);
  });

  it('counts the terms of a text once, whatever page and version has it, and again where sections begin elsewhere', () => {
    const keptTerms = new Map<string, PageTerms>();
    const heading = {text: 'Build', id: 'build', depth: 2, charIndex: 4};
    const text = createSiteRecord({content: 'Now Build it, all of it.', toc: [heading]});
    const createCores = (records: ReturnType<typeof createSiteRecord>[], kept?: typeof keptTerms): unknown =>
      createIndexFiles({
        records,
        lang: 'en',
        indexName: 'search_index',
        hasCores: true,
        ...(kept && {keptTerms: kept}),
      });
    const both = [text, {...text, version: '0.x', routePath: '/0.x/a'}];
    expect(createCores(both, keptTerms)).toEqual(createCores(both));
    expect(keptTerms.size).toBe(1);
    expect(createCores(both, keptTerms)).toEqual(createCores(both));
    const longer = [{...text, toc: [{...heading, text: 'Build it'}]}];
    expect(createCores(longer, keptTerms)).toEqual(createCores(longer));
    expect(keptTerms.size).toBe(2);
  });

  it('ENTITY-12 publishes no field that begins with _ and no source path', () => {
    const toc = [{text: 'Names', id: 'names', depth: 2, charIndex: 0, _inline: '`Names`'}];
    const {json} = create([createSiteRecord({toc})])[0];
    expect(json).not.toMatch(/"_|\.mdx/);
    expect(JSON.parse(json)).toEqual([
      expect.objectContaining({toc: [{text: 'Names', id: 'names', depth: 2, charIndex: 0}]}),
    ]);
  });

  it('ENTITY-12 publishes the front matter that a search uses, and no other', () => {
    const frontmatter = {keywords: ['begin'], sidebar_position: 1};
    const {json} = create([createSiteRecord({frontmatter})])[0];
    expect(JSON.parse(json)).toEqual([expect.objectContaining({frontmatter: {keywords: ['begin']}})]);
  });

  it('makes the core of each index, named by its own content', () => {
    const core = createCore('Create a project.');
    expect(core?.name).toMatch(/^search_index\.1_x\.en\.core\.[0-9a-f]{8}\.txt$/);
    expect(LocalSearch.fromCore(core?.text ?? '').search('project').pages).toHaveLength(1);
    expect(createCore('Create a project.')).toEqual(core);
    expect(createCore('Create two projects.')?.name).not.toBe(core?.name);
    expect(create()[0].core).toBeUndefined();
  });

  it('makes a core only for records that it has not kept one of', () => {
    const kept = new Map<string, string>();
    const make = (content: string) =>
      createCore(content, {get: (key) => kept.get(key), set: (key, text) => kept.set(key, text)})?.text;
    const text = make('Create a project.');
    const [key] = kept.keys();
    expect(kept).toEqual(new Map([[key, text]]));
    kept.set(key, 'kept');
    expect(make('Create a project.')).toBe('kept');
    expect(make('Create two projects.')).not.toBe('kept');
  });
});
