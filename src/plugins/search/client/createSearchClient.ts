import {LruCache} from '@site/src/lib/search/lruCache';
import type {
  CustomGroup,
  EngineAnswer,
  ResultGroup,
  SearchEngine,
  SearchHooks,
  SearchManifest,
  SearchScope,
} from '../types';
import {runAfterSearch, runBeforeSearch, runOnSearch} from './runHooks';

/** Everything there is to show for a query. */
export type SearchOutcome = {
  /** As typed, not as a hook changed it. */
  readonly query: string;
  readonly scope: SearchScope;
  readonly groups: readonly ResultGroup[];
  /** Groups that a hook added (SEARCH-21). */
  readonly custom: readonly CustomGroup[];
  readonly suggestions: readonly string[];
  /** The statements of the hits are not here yet: `finish` gets them. */
  readonly isPartial: boolean;
  /** The engine could not ask its index, and has said so. */
  readonly isFailed: boolean;
  /** The query that the engine was asked. */
  readonly asked: string;
};

export type SearchClient = {
  readonly manifest: SearchManifest;
  readonly hooks: SearchHooks;
  /** True when the engine has an index in production builds only, and this is none. */
  readonly isUnavailable: boolean;
  /** Gets the index ready; rejects when it cannot be had. */
  load: (scope: SearchScope) => Promise<void>;
  /**
   * Asks the engine, or the cache (SEARCH-15), with the hooks around (SEARCH-20); of a partial outcome the last one is left to `finish`.
   * @returns `null` when a newer query was asked meanwhile (SEARCH-06).
   */
  search: (query: string, scope: SearchScope) => Promise<SearchOutcome | null>;
  /** Gets the texts of a loaded index, for an engine that has them apart; rejects when they cannot be had. */
  complete: (scope: SearchScope) => Promise<void>;
  /** The whole of a partial outcome, and of its hooks. `null` when a newer query was asked meanwhile. */
  finish: (outcome: SearchOutcome) => Promise<SearchOutcome | null>;
  /**
   * Matching pages in another version or locale; rejects when they cannot be had.
   * @param asked As a hook has changed the query: the hooks are of the search, and are not run again.
   * @returns `null` when a newer query was asked meanwhile.
   */
  count: (asked: string, scope: SearchScope) => Promise<number | null>;
};

export type SearchClientInput = {
  readonly manifest: SearchManifest;
  readonly engine: SearchEngine;
  readonly hooks: SearchHooks;
};

/** Matching pages of the site's own index. */
export function countOwnPages({groups}: Pick<SearchOutcome, 'groups'>): number {
  return groups.filter(({isOwn}) => isOwn).reduce((sum, {total}) => sum + total, 0);
}

/** Without texts "no hits" is not certain: such an answer is for nobody, readers or hooks, but waits for its whole. */
export function isForReaders({groups, isPartial}: Pick<SearchOutcome, 'groups'> & {isPartial?: boolean}): boolean {
  return isPartial !== true || groups.some(({pages}) => pages.length > 0);
}

function toKey(query: string, {lang, version}: SearchScope): string {
  return `${lang}\n${version}\n${query}`;
}

/** The search of the page: one engine, its cache, the hooks. */
export function createSearchClient({manifest, engine, hooks}: SearchClientInput): SearchClient {
  const cache = new LruCache<string, EngineAnswer>(manifest.isDevelopment ? 0 : manifest.cacheLimit);
  let newest = 0;

  async function ask(query: string, scope: SearchScope, isWhole: boolean): Promise<EngineAnswer | null> {
    const key = toKey(query, scope);
    const known = cache.get(key);
    if (known !== undefined) {
      return known;
    }
    const {limit} = manifest;
    const answer = await (isWhole && engine.searchWhole !== undefined
      ? engine.searchWhole(query, scope, limit)
      : engine.search(query, scope, limit));
    if (answer !== null && answer.isPartial !== true && answer.isFailed !== true) {
      cache.set(key, answer);
    }
    return answer;
  }

  /** What there is to show of an answer, with the hooks of it. `null` where the query is the newest no more. */
  async function createOutcome(
    answer: EngineAnswer | null,
    {query, scope, asked}: Pick<SearchOutcome, 'query' | 'scope' | 'asked'>,
    isNewest: () => boolean,
  ): Promise<SearchOutcome | null> {
    if (answer === null || !isNewest()) {
      return null;
    }
    const {groups, suggestions, isPartial = false, isFailed = false} = answer;
    const custom = isForReaders(answer) ? await runOnSearch(hooks, asked, groups) : [];
    if (!isNewest()) {
      return null;
    }
    if (!isPartial) {
      void runAfterSearch(hooks, asked, groups, custom);
    }
    return {query, scope, groups, custom, suggestions, isPartial, isFailed, asked};
  }

  return {
    manifest,
    hooks,
    isUnavailable: manifest.isDevelopment && engine.isProductionOnly === true,

    load: (scope) => engine.load(scope),

    async search(query, scope) {
      newest += 1;
      const own = newest;
      const isNewest = (): boolean => own === newest;
      const asked = await runBeforeSearch(hooks, query);
      const answer = isNewest() ? await ask(asked, scope, false) : null;
      return createOutcome(answer, {query, scope, asked}, isNewest);
    },

    complete: (scope) => engine.complete?.(scope) ?? Promise.resolve(),

    async finish(outcome) {
      const own = newest;
      const isNewest = (): boolean => own === newest;
      const {groups, custom, scope, asked} = outcome;
      try {
        return await createOutcome(await ask(asked, scope, true), outcome, isNewest);
      } catch (cause) {
        // What is shown stays, and is all there is.
        if (isNewest() && isForReaders(outcome)) {
          void runAfterSearch(hooks, asked, groups, custom);
        }
        throw cause;
      }
    },

    async count(asked, scope) {
      const own = newest;
      const answer = await ask(asked, scope, true);
      if (answer?.isFailed === true) {
        throw new Error('the engine could not ask its index.');
      }
      return answer === null || own !== newest ? null : countOwnPages(answer);
    },
  };
}
