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
   * Asks the engine, or the cache (SEARCH-15), with the hooks around (SEARCH-20).
   * @returns `null` when a newer query was asked meanwhile (SEARCH-06).
   */
  search: (query: string, scope: SearchScope) => Promise<SearchOutcome | null>;
  /** Gets the texts of a loaded index, for an engine that has them apart; rejects when they cannot be had. */
  complete: (scope: SearchScope) => Promise<void>;
  /** The whole of a partial outcome. `null` when a newer query was asked meanwhile. */
  finish: (outcome: SearchOutcome) => Promise<SearchOutcome | null>;
  /** Matching pages in another version or locale. `null` when a newer query was asked meanwhile. */
  count: (query: string, scope: SearchScope) => Promise<number | null>;
};

export type SearchClientInput = {
  readonly manifest: SearchManifest;
  readonly engine: SearchEngine;
  readonly hooks: SearchHooks;
};

function sumTotals(groups: readonly ResultGroup[]): number {
  return groups.filter(({isOwn}) => isOwn).reduce((sum, {total}) => sum + total, 0);
}

function toKey(query: string, {lang, version}: SearchScope): string {
  return `${lang}\n${version}\n${query}`;
}

/** The search of the page: one engine, its cache, the hooks. */
export function createSearchClient({manifest, engine, hooks}: SearchClientInput): SearchClient {
  const cache = new LruCache<string, EngineAnswer>(manifest.isDevelopment ? 0 : manifest.cacheLimit);
  let newest = 0;

  async function ask(query: string, scope: SearchScope): Promise<EngineAnswer | null> {
    const key = toKey(query, scope);
    const known = cache.get(key);
    if (known !== undefined) {
      return known;
    }
    const answer = await engine.search(query, scope, manifest.limit);
    if (answer !== null && answer.isPartial !== true && answer.isFailed !== true) {
      cache.set(key, answer);
    }
    return answer;
  }

  return {
    manifest,
    hooks,
    isUnavailable: manifest.isDevelopment && engine.isProductionOnly === true,

    load: (scope) => engine.load(scope),

    async search(query, scope) {
      newest += 1;
      const own = newest;
      const asked = await runBeforeSearch(hooks, query);
      const answer = own === newest ? await ask(asked, scope) : null;
      if (answer === null || own !== newest) {
        return null;
      }
      const custom = await runOnSearch(hooks, asked, answer.groups);
      if (own !== newest) {
        return null;
      }
      void runAfterSearch(hooks, asked, answer.groups, custom);
      const {groups, suggestions, isPartial = false, isFailed = false} = answer;
      return {query, scope, groups, custom, suggestions, isPartial, isFailed, asked};
    },

    complete: (scope) => engine.complete?.(scope) ?? Promise.resolve(),

    async finish(outcome) {
      const own = newest;
      const {asked, scope} = outcome;
      const answer = (await engine.searchWhole?.(asked, scope, manifest.limit)) ?? null;
      if (answer === null) {
        return null;
      }
      cache.set(toKey(asked, scope), answer);
      const {groups, suggestions} = answer;
      return own === newest ? {...outcome, groups, suggestions, isPartial: false} : null;
    },

    async count(query, scope) {
      const own = newest;
      const answer = await ask(await runBeforeSearch(hooks, query), scope);
      return answer === null || own !== newest ? null : sumTotals(answer.groups);
    },
  };
}
