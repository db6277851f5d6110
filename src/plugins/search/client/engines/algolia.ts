import {liteClient} from 'algoliasearch/lite';
import {CURRENT} from '@site/src/lib/site/versionName';
import type {AlgoliaOptions, CreateEngine, SearchEngine, SearchManifest, SearchScope} from '../../types';
import {groupByPage, HITS_PER_PAGE, readMarkers, type ForeignHit} from './groupByPage';

// Control characters cannot stand in a page's text.
const OPEN = '\u0001';
const CLOSE = '\u0002';
const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

type Level = 'lvl0' | (typeof LEVELS)[number];
type Marked = {readonly value?: string};

/** A record of the DocSearch crawler, as far as it is read. */
type AlgoliaHit = {
  readonly url: string;
  readonly type?: string;
  readonly content?: string | null;
  readonly hierarchy: Readonly<Partial<Record<Level, string | null>>>;
  readonly _highlightResult?: {readonly hierarchy?: Readonly<Partial<Record<Level, Marked>>>};
  readonly _snippetResult?: {readonly content?: Marked};
};

/**
 * Link of a hit: below the base URL of the default locale the path behind that, whatever the host, which is that of the crawled site; else
 * the whole address.
 */
function toLink(address: string, base: string): {page: string; link: string} {
  const {origin, pathname, search, hash} = new URL(address, location.href);
  const page = pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : origin + pathname + search;
  return {page, link: page + hash};
}

function toForeignHit(hit: AlgoliaHit, query: string, base: string): ForeignHit {
  const {page, link} = toLink(hit.url, base);
  const marked = hit._highlightResult?.hierarchy ?? {};
  const read = (level: Level): ReturnType<typeof readMarkers> =>
    readMarkers(marked[level]?.value ?? hit.hierarchy[level] ?? '', OPEN, CLOSE);
  const title = read('lvl1');
  const trail = LEVELS.slice(1)
    .map(read)
    .filter(({text}) => text !== '');
  const common = {
    title: title.text,
    header: trail.map(({text}) => text).join(' > '),
    link,
    query,
    group: hit.hierarchy.lvl0 ?? '',
  };
  const snippet = readMarkers(hit._snippetResult?.content?.value ?? hit.content ?? '', OPEN, CLOSE);
  if (snippet.text !== '') {
    return {
      page,
      hit: {...common, type: 'content', statement: snippet.text, highlightInfoList: snippet.highlightInfoList},
    };
  }
  const last = trail.at(-1);
  if (last === undefined) {
    return {page, hit: {...common, type: 'title', highlightInfoList: title.highlightInfoList}};
  }
  const offset = common.header.length - last.text.length;
  const highlightInfoList = last.highlightInfoList.map(({start, length}) => ({start: start + offset, length}));
  return {page, hit: {...common, type: 'header', highlightInfoList}};
}

class AlgoliaEngine implements SearchEngine {
  private readonly client: ReturnType<typeof liteClient>;
  private newest = 0;

  constructor(
    private readonly options: AlgoliaOptions,
    private readonly manifest: SearchManifest,
  ) {
    const {appId, apiKey, host} = options;
    const [protocol, url] = host.split('://');
    this.client = liteClient(
      appId,
      apiKey,
      host === '' ? {} : {hosts: [{url, accept: 'readWrite', protocol: protocol === 'http' ? 'http' : 'https'}]},
    );
  }

  load(): Promise<void> {
    return Promise.resolve();
  }

  async search(query: string, {lang, version}: SearchScope, limit: number): ReturnType<SearchEngine['search']> {
    this.newest += 1;
    const own = this.newest;
    // In the tag that the crawler reads: Docusaurus' own name.
    const versionName = version === this.manifest.currentVersion ? CURRENT : version;
    const {results} = await this.client.searchForHits<AlgoliaHit>({
      requests: [
        {
          indexName: this.options.indexName,
          query,
          hitsPerPage: limit * HITS_PER_PAGE,
          facetFilters: [`language:${lang}`, ['docusaurus_tag:default', `docusaurus_tag:docs-default-${versionName}`]],
          attributesToSnippet: ['content:15'],
          highlightPreTag: OPEN,
          highlightPostTag: CLOSE,
          snippetEllipsisText: '...',
        },
      ],
    });
    if (own !== this.newest) {
      return null;
    }
    const hits = results[0].hits.map((hit) => toForeignHit(hit, query, this.manifest.base));
    const pages = groupByPage(hits, limit);
    return {
      groups: [{index: this.options.indexName, label: '', isOwn: true, pages, total: pages.length}],
      suggestions: [],
    };
  }
}

/**
 * Asks Algolia for the records its crawler made of the site, of the reader's locale and version only. Throws when the options
 * have no `algolia`.
 */
const createEngine: CreateEngine = (manifest) => {
  if (manifest.algolia === undefined) {
    throw new Error('search: the engine "algolia" has no options.');
  }
  return new AlgoliaEngine(manifest.algolia, manifest);
};
export default createEngine;
