import type {PageRecord as SiteRecord, TocEntry as SiteTocEntry} from '../site/records';

/** One heading of a page record, in document order. */
export type TocEntry = Readonly<Pick<SiteTocEntry, 'text' | 'id' | 'depth' | 'charIndex'>>;

/**
 * A page record as the static index file lists it (SEARCH-18): a record of the site without the fields that begin with
 * `_` (ENTITY-12). `frontmatter` may hold anything; `description` and `keywords` are read from it.
 */
export type PageRecord = Readonly<
  Pick<SiteRecord, 'title' | 'routePath' | 'lang' | 'version' | 'content' | 'group'> & {
    toc: readonly TocEntry[];
    frontmatter: Readonly<Record<string, unknown>>;
    /** Origin and base path put before the route in links; empty by default. */
    domain?: string;
  }
>;

/** What the index holds for a page (ENTITY-07). */
export type SearchDocument = {
  id: string;
  title: string;
  content: string;
  toc: readonly TocEntry[];
  routePath: string;
  domain: string;
  group: string;
  /** Front-matter `description` and `keywords`, joined with line breaks. */
  keywords: string;
  normalizedTitle: string;
  /** Heading texts in document order. */
  headers: string[];
  normalizedContent: string;
};

/** A piece of shown text to be marked; UTF-16 units (SEARCH-10, SEARCH-13). */
export type HighlightRange = {start: number; length: number};

type BaseHit = {
  title: string;
  /** Heading trail below the page title, `h2 > h3`; empty for the page itself. */
  header: string;
  /** Domain, clean route path and, for a section, `#` and the heading's id. */
  link: string;
  query: string;
  group: string;
};

/** The page's title holds the query (or the page matched by its keywords only); ranges are for `title`. */
export type TitleHit = BaseHit & {type: 'title'; highlightInfoList: HighlightRange[]};

/** A heading holds the query; ranges are for `header`. */
export type HeaderHit = BaseHit & {type: 'header'; highlightInfoList: HighlightRange[]};

/** The text of a section holds the query; ranges are for `statement`. */
export type ContentHit = BaseHit & {type: 'content'; statement: string; highlightInfoList: HighlightRange[]};

export type SearchHit = TitleHit | HeaderHit | ContentHit;

/** The hits of one page, best first. */
export type PageHits = {
  id: string;
  title: string;
  link: string;
  group: string;
  /** Comparable inside one answer only. */
  score: number;
  hits: SearchHit[];
};

export type SearchAnswer = {
  query: string;
  /** Ranked pages, at most `limit` of them (SEARCH-14). */
  pages: PageHits[];
  /** Number of pages that match, before the limit. */
  total: number;
  /** Corrected spellings of the query, best first; empty when every word of it is known. */
  suggestions: string[];
  /** The texts are not here yet: content hits have an empty statement, and the same query has more to show later. */
  isPartial?: true;
};

/** Where an index lives in the handler: one per locale and version (SEARCH-19). */
export type IndexKey = {lang: string; version: string};

type Request<Type extends string, Payload> = {id: number; type: Type; index: IndexKey} & Payload;

/**
 * Messages of WORKER-02 and -03; `load`, which fills an index from the static records or opens its core, where one is named (or sent);
 * `complete`, which puts the records in the place of the core, and answers a query then.
 */
export type SearchRequest =
  | Request<'load', {url: string; core?: string; coreText?: string} | {records: PageRecord[]}>
  | Request<'complete', {query?: string; limit?: number}>
  | Request<'add', {document: PageRecord; documentId?: string}>
  | Request<'append', {documentId: string; text: string}>
  | Request<'update', {document: PageRecord; documentId?: string}>
  | Request<'remove', {documentId: string}>
  | Request<'search', {query: string; limit?: number}>;

/**
 * An answer repeats the request's id. `stale`, and an `answer` that is `null`: a newer search came in first, this one was not
 * run. `isIndexMissing`: the index has to be loaded, for the first time or once more.
 */
export type SearchReply =
  | {id: number; ok: true; type: 'load'; documents: number; milliseconds: number}
  | {id: number; ok: true; type: 'complete'; documents: number; milliseconds: number; answer: SearchAnswer | null}
  | {id: number; ok: true; type: 'add' | 'append' | 'update' | 'remove'; documents: number}
  | {id: number; ok: true; type: 'search'; stale: false; answer: SearchAnswer}
  | {id: number; ok: true; type: 'search'; stale: true}
  | {id: number; ok: false; error: string; isIndexMissing?: true};
