import {createHash} from 'node:crypto';
import {countPageTerms, encodeCore, type PageTerms} from '../../../lib/search/core/encodeCore';
import {createSegment, type Segment} from '../../../lib/search/query';
import type {PageRecord as PublishedRecord} from '../../../lib/search';
import type {PageRecord} from '../../../lib/site/records';
import {compareVersionNames} from '../../../lib/site/versionName';
import type {BuildCache} from '../../../server/cache/buildCache';

/** A static index file before it is written (SEARCH-18). */
export type IndexFile = {
  readonly version: string;
  /** File name: `search_index.1_x.en.0a1b2c3d.json`. */
  readonly name: string;
  /** JSON list of page records. */
  readonly json: string;
  /** The core of the index, in a file of its own: `search_index.1_x.en.core.0a1b2c3d.txt`. */
  readonly core?: {readonly name: string; readonly text: string};
  readonly pages: number;
};

export type CreateIndexFilesInput = {
  readonly records: readonly PageRecord[];
  /** Locale of the build. */
  readonly lang: string;
  readonly indexName: string;
  /** False while the site is written: the records alone are there sooner. */
  readonly hasCores?: boolean;
  /** Cores of earlier builds, by a hash of the records. */
  readonly keptCores?: Pick<BuildCache<string>, 'get' | 'set'>;
  /** Terms of pages of earlier builds, by a hash of the page's text. */
  readonly keptTerms?: Pick<BuildCache<PageTerms>, 'get' | 'set'>;
};

const HASH_LENGTH = 8;
const FRONT_MATTER_KEYS = [
  'title',
  'description',
  'keywords',
  'pageType',
  'titleSuffix',
  'overview',
  'overviewHeaders',
] as const;

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
}

/** Whether a page is found by the search: home pages (SEARCH-22) and hidden pages are not. */
export function isSearchable({_hidden: isHidden, frontmatter}: PageRecord): boolean {
  return !isHidden && frontmatter.pageType !== 'home';
}

/** What a reader's browser gets of a page record: nothing that begins with `_` (ENTITY-12). */
function toPublished({title, routePath, lang, version, toc, frontmatter, content, group}: PageRecord): PublishedRecord {
  return {
    title,
    routePath,
    lang,
    version,
    toc: toc.map(({text, id, depth, charIndex}) => ({text, id, depth, charIndex})),
    frontmatter: Object.fromEntries(
      FRONT_MATTER_KEYS.filter((key) => frontmatter[key] !== undefined).map((key) => [key, frontmatter[key]]),
    ),
    content,
    group,
  };
}

/**
 * File name of an index. Every dot of a version becomes `_`, so that dots divide the parts (SEARCH-18).
 * @param hash Of the content.
 */
export function createIndexName(indexName: string, version: string, lang: string, hash: string): string {
  const parts = [indexName, version.replaceAll('.', '_'), lang, hash];
  return `${parts.filter((part) => part !== '').join('.')}.json`;
}

/** Counts the terms of a text once, in how many versions and builds it may be. */
function createCounter(
  segment: Segment,
  kept: CreateIndexFilesInput['keptTerms'],
): (page: PublishedRecord) => PageTerms {
  return (page) => {
    // What decides where sections begin and end.
    const places = page.toc.map(({charIndex, text}) => [charIndex, text.length]);
    const key = createHash('sha256')
      .update(`${JSON.stringify(places)} ${page.content}`)
      .digest('hex');
    const terms = kept?.get(key) ?? countPageTerms(page, segment);
    kept?.set(key, terms);
    return terms;
  };
}

/** The index files of one locale, one for each version, the newest first; the same records give the same names and the same bytes. */
export function createIndexFiles({
  records,
  lang,
  indexName,
  hasCores = false,
  keptCores,
  keptTerms,
}: CreateIndexFilesInput): IndexFile[] {
  const segment = createSegment();
  const countTerms = createCounter(segment, keptTerms);
  const searchable = records.filter(isSearchable);
  return [...new Set(searchable.map(({version}) => version))].sort(compareVersionNames).map((version) => {
    const published = searchable
      .filter((record) => record.version === version)
      .sort((a, b) => (a.routePath < b.routePath ? -1 : 1))
      .map(toPublished);
    const json = JSON.stringify(published);
    const file = {version, name: createIndexName(indexName, version, lang, hash(json)), json, pages: published.length};
    if (!hasCores) {
      return file;
    }
    const key = createHash('sha256').update(json).digest('hex');
    const text = keptCores?.get(key) ?? encodeCore(published, segment, countTerms);
    keptCores?.set(key, text);
    const name = createIndexName(indexName, version, lang, `core.${hash(text)}`).replace(/\.json$/, '.txt');
    return {...file, core: {name, text}};
  });
}
