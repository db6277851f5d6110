/** Shapes that cross from the plugin's server side to its client side. Types only. */
import type {PageHits} from '../../lib/search';
import type {SearchEngineName} from '../../lib/site/types';

/** One static index file (SEARCH-18), as the bundle knows it. */
export type IndexEntry = {
  /** Path below the base URL of the locale: `static/search_index.1_x.en.0a1b2c3d.json`. */
  readonly file: string;
  /** The part of it that finds and ranks pages, without their texts; absent while the site is written. */
  readonly core?: string;
  /** Number of pages in it. */
  readonly pages: number;
};

/** A page that is offered before anything is typed. */
export type PopularPage = {readonly title: string; readonly link: string};

/** An index of the remote search (REMOTE-01, REMOTE-04). The first one is the site's own. */
export type RemoteIndex = {
  /** Name in `searchIndexes`. */
  readonly value: string;
  /** Label of its tab. */
  readonly label: string;
};

/** Settings of the `remote` engine. */
export type RemoteOptions = {
  /** Address of the search interface, without query. */
  readonly apiUrl: string;
  /** Indexes to ask, the site's own first. */
  readonly indexes: readonly RemoteIndex[];
  /** Answers kept by the client; 0 keeps none (REMOTE-05). */
  readonly cacheLimit: number;
  /** Milliseconds after which a request counts as failed. */
  readonly timeoutMs: number;
};

/** Settings of the `algolia` engine. The key must be a search-only key: it is public. */
export type AlgoliaOptions = {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  /** Address of a stand-in for Algolia, for tests; empty for Algolia itself. */
  readonly host: string;
};

/** What the browser must know about the search; generated before the bundle is made. */
export type SearchManifest = {
  readonly engine: SearchEngineName;
  /** Locale of this build. */
  readonly lang: string;
  /** Base URL of this locale: `/zh/`. */
  readonly baseUrl: string;
  /** Base URL of the default locale: route paths of records are below it. */
  readonly base: string;
  readonly defaultVersion: string;
  /** Index files by version (SEARCH-19), the default version first. */
  readonly indexes: Readonly<Record<string, IndexEntry>>;
  /**
   * Sidebar groups by route path, of every page that may be shown. For `easyops` only, which indexes every built page and cannot
   * read our sidebar.
   */
  readonly groups?: Readonly<Record<string, string>>;
  /** Popular pages by version. */
  readonly popular: Readonly<Record<string, readonly PopularPage[]>>;
  /** Pages of one answer (SEARCH-14). */
  readonly limit: number;
  /** Milliseconds between the last key and the query (SEARCH-06). */
  readonly debounceMs: number;
  /** Answers kept by the client (SEARCH-15). */
  readonly cacheLimit: number;
  readonly remote?: RemoteOptions;
  readonly algolia?: AlgoliaOptions;
  /** Label of the docs in `docs/`, which need not be the default version. For `algolia` only, whose records are tagged by Docusaurus. */
  readonly currentVersion?: string;
  /** True under `docusaurus start`: index files change while the site is open. */
  readonly isDevelopment: boolean;
};

/** Which pages are searched (SEARCH-19). */
export type SearchScope = {readonly lang: string; readonly version: string};

/** Hits of one index. */
export type ResultGroup = {
  /** Name of the index; unique in an answer. */
  readonly index: string;
  /** Label of its tab; empty when there is only one group. */
  readonly label: string;
  /** Hits of another site open a new tab (SEARCH-05). */
  readonly isOwn: boolean;
  /** Ranked pages. */
  readonly pages: readonly PageHits[];
  /** Matching pages before the limit; the number of `pages` where the engine does not know. */
  readonly total: number;
};

export type EngineAnswer = {
  readonly groups: readonly ResultGroup[];
  /** Other spellings of the query, best first. */
  readonly suggestions: readonly string[];
  /** The texts of the pages are not here yet: statements are empty, and `searchWhole` has more to show. */
  readonly isPartial?: true;
  /** The index could not be asked, so that the empty answer says nothing of what it holds. */
  readonly isFailed?: true;
};

/** What answers queries. One is chosen when the site is built. */
export interface SearchEngine {
  /** True when the engine has an index in production builds only. */
  readonly isProductionOnly?: boolean;
  /** Gets an index ready. Rejects when it cannot be had; a later call tries again. */
  load(scope: SearchScope): Promise<void>;
  /**
   * Loads the index when that has not been done.
   * @returns `null` when a newer query of the same index came in first.
   */
  search(query: string, scope: SearchScope, limit: number): Promise<EngineAnswer | null>;
  /** Of an engine with partial answers: gets the texts of an index that is loaded. Rejects when they cannot be had. */
  complete?(scope: SearchScope): Promise<void>;
  /** The same, and answers then; `null` when a newer query came in first. */
  searchWhole?(query: string, scope: SearchScope, limit: number): Promise<EngineAnswer | null>;
}

/** Default export of an engine's module. */
export type CreateEngine = (manifest: SearchManifest) => SearchEngine;

/** Results of a hook's own making (SEARCH-21). */
export type CustomGroup = {
  /** Unique among the custom groups. */
  readonly id: string;
  /** Label of the tab. */
  readonly label: string;
  /** Number in the tab; none by default. */
  readonly count?: number;
  /** Given back to `render`. */
  readonly data: unknown;
};

/** Optional functions of the module that the `hooks` option names (SEARCH-20, SEARCH-21). All but `render` may be async. */
export type SearchHooks = {
  /** Receives the query; may return another. */
  readonly beforeSearch?: (query: string) => string | undefined | Promise<string | undefined>;
  /**
   * Receives the query and the default results; may return more groups, each shown in a tab of its own. Called again with the whole of
   * the results when the first ones came without their texts.
   */
  readonly onSearch?: (
    query: string,
    results: readonly ResultGroup[],
  ) => readonly CustomGroup[] | undefined | Promise<readonly CustomGroup[] | undefined>;
  /** Receives the query and all results; called once, with those that are shown in the end. */
  readonly afterSearch?: (
    query: string,
    results: readonly ResultGroup[],
    custom: readonly CustomGroup[],
  ) => void | Promise<void>;
  /** Shows a group that `onSearch` returned; returns a React node. */
  readonly render?: (group: CustomGroup) => unknown;
};
