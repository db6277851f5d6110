import type {PageHits, PageRecord, SearchHit} from '@site/src/lib/search';
import type {PageRecord as SiteRecord} from '@site/src/lib/site/records';
import type {EngineAnswer, SearchEngine, SearchManifest} from '@site/src/plugins/search/types';
import manifestFixture from '../../__fixtures__/generated/site-search/default/manifest.json';

export const manifest = manifestFixture as SearchManifest;
export const scope = {lang: 'en', version: '1.x'};

const RECORD: PageRecord = {
  title: 'Quick start',
  routePath: '/guide/start/quick-start',
  lang: 'en',
  version: '1.x',
  toc: [],
  frontmatter: {},
  content: 'Create a project.',
};

export function createSiteRecord(change: Partial<SiteRecord> = {}): SiteRecord {
  return {
    ...RECORD,
    description: RECORD.content,
    _relativePath: 'docs/guide/start/quick-start.mdx',
    _hidden: false,
    ...change,
  };
}

export function createRecord(change: Partial<PageRecord> = {}): PageRecord {
  return {...RECORD, ...change};
}

export function createHit(change: Partial<SearchHit> = {}): SearchHit {
  return {
    type: 'title',
    title: 'Quick start',
    header: '',
    link: '/guide/start/quick-start',
    query: 'quick',
    group: 'Start',
    highlightInfoList: [{start: 0, length: 5}],
    ...change,
  } as SearchHit;
}

export function createPage(change: Partial<PageHits> = {}): PageHits {
  const hit = createHit();
  return {id: hit.link, title: hit.title, link: hit.link, group: hit.group, score: 1, hits: [hit], ...change};
}

export function createAnswer(pages: readonly PageHits[] = [createPage()]): EngineAnswer {
  return {groups: [{index: '1.x', label: '', isOwn: true, pages, total: pages.length}], suggestions: []};
}

/** An engine that answers every query with one page, and what it was asked. */
export function createFakeEngine(
  answer: (query: string) => Promise<EngineAnswer | null> = () => Promise.resolve(createAnswer()),
) {
  const search = jest.fn((query: string) => answer(query));
  const engine: SearchEngine = {load: jest.fn(() => Promise.resolve()), search};
  return {engine, search};
}
