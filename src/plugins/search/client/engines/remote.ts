import {LocalSearch, MAX_QUERY_LENGTH, type PageHits, type PageRecord, type SearchHit} from '@site/src/lib/search';
import {DEFAULT_GROUP} from '@site/src/lib/search/document';
import type {CreateEngine, RemoteOptions, ResultGroup, SearchEngine, SearchScope} from '../../types';
import {cutWindow} from './cutWindow';

type Range = {readonly start: number; readonly length: number};

/** A page record as a server answers it (REMOTE-02), with the places it matched, if the server tells (REMOTE-04). */
type RemoteHit = PageRecord & {readonly _matchesPosition?: {readonly content?: readonly Range[]}};

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isRemoteHit(value: unknown): value is RemoteHit {
  return (
    isObject(value) &&
    typeof value.title === 'string' &&
    typeof value.routePath === 'string' &&
    typeof value.content === 'string' &&
    Array.isArray(value.toc) &&
    isObject(value.frontmatter)
  );
}

/** Throws when the answer is no list of index groups. */
function readGroups(answer: unknown): {index: string; hits: RemoteHit[]}[] {
  if (!Array.isArray(answer)) {
    throw new Error('the answer is no list of index groups.');
  }
  return answer.map((group: unknown) => {
    if (!isObject(group) || typeof group.index !== 'string' || !Array.isArray(group.hits)) {
      throw new Error('the answer has a group without "index" or "hits".');
    }
    return {index: group.index, hits: group.hits.filter(isRemoteHit)};
  });
}

/** Shows a record in which our own rules find nothing: at the place the server names, else by its title. */
function createPlainHits(record: RemoteHit, query: string): PageHits {
  const {title, routePath, content, domain = '', group = DEFAULT_GROUP} = record;
  const link = `${domain}${routePath}`;
  const base = {title, header: '', link, query, group};
  const places = record._matchesPosition?.content ?? [];
  const [first] = places;
  const hit: SearchHit =
    first === undefined || first.start < 0 || first.start >= content.length
      ? {...base, type: 'title', highlightInfoList: []}
      : {...base, type: 'content', ...cutWindow(content, places)};
  return {id: link, title, link, group, score: 0, hits: [hit]};
}

/** Hits in the order of the server; their headings, snippets and marks are ours. */
function toPages(records: readonly RemoteHit[], query: string, limit: number): PageHits[] {
  const engine = new LocalSearch({cache: 0});
  const shown = records.slice(0, limit);
  shown.forEach((record, index) => engine.add(record, String(index)));
  const found = new Map(engine.search(query, {limit}).pages.map((page) => [page.id, page]));
  return shown.map((record, index) => found.get(String(index)) ?? createPlainHits(record, query));
}

class RemoteEngine implements SearchEngine {
  private previous: AbortController | null = null;

  constructor(
    private readonly options: RemoteOptions,
    private readonly defaultVersion: string,
  ) {}

  load(): Promise<void> {
    return Promise.resolve();
  }

  /** The indexes to ask: the site's own is that of the version, `docs` or `docs-0.x` (SEARCH-19). */
  private indexesOf({version}: SearchScope): RemoteOptions['indexes'] {
    const [own, ...others] = this.options.indexes;
    return version === this.defaultVersion ? [own, ...others] : [{...own, value: `${own.value}-${version}`}, ...others];
  }

  private createUrl(query: string, scope: SearchScope, limit: number): string {
    const {apiUrl} = this.options;
    const url = new URL(apiUrl, location.href);
    url.searchParams.set('keyword', query.slice(0, MAX_QUERY_LENGTH));
    url.searchParams.set('limit', String(limit));
    url.searchParams.set(
      'searchIndexes',
      this.indexesOf(scope)
        .map(({value}) => value)
        .join(','),
    );
    url.searchParams.set('lang', scope.lang);
    return url.href;
  }

  private toGroups(answer: unknown, query: string, scope: SearchScope, limit: number): ResultGroup[] {
    const found = readGroups(answer);
    // In the order of the configuration, whose first is the site's own; indexes nobody asked for are left out.
    return this.indexesOf(scope).flatMap(({value, label}, place) => {
      const hits = found.find(({index}) => index === value)?.hits;
      if (hits === undefined && place > 0) {
        return [];
      }
      const pages = toPages(hits ?? [], query, limit);
      return [{index: value, label, isOwn: place === 0, pages, total: pages.length}];
    });
  }

  async search(query: string, scope: SearchScope, limit: number): ReturnType<SearchEngine['search']> {
    this.previous?.abort();
    const controller = new AbortController();
    this.previous = controller;
    const timer = setTimeout(
      () => controller.abort(new Error(`no answer within ${this.options.timeoutMs} ms.`)),
      this.options.timeoutMs,
    );
    try {
      const response = await fetch(this.createUrl(query, scope, limit), {
        signal: controller.signal,
        headers: {Accept: 'application/json'},
      });
      if (!response.ok) {
        throw new Error(`the server answered with status ${response.status}.`);
      }
      const groups = this.toGroups(await response.json(), query, scope, limit);
      return this.previous === controller ? {groups, suggestions: []} : null;
    } catch (cause) {
      if (this.previous !== controller) {
        return null;
      }
      console.error('search: the remote search failed.', controller.signal.aborted ? controller.signal.reason : cause);
      const [own] = this.indexesOf(scope);
      const group = {index: own.value, label: own.label, isOwn: true, pages: [], total: 0};
      return {groups: [group], suggestions: [], isFailed: true};
    } finally {
      clearTimeout(timer);
    }
  }
}

/**
 * Asks a server (REMOTE-01..05). A failure, whatever it is, is logged once and gives an empty list; a newer query aborts the
 * older one. Throws when the options have no `remote`.
 */
const createEngine: CreateEngine = ({remote, defaultVersion}) => {
  if (remote === undefined) {
    throw new Error('search: the engine "remote" has no options.');
  }
  return new RemoteEngine(remote, defaultVersion);
};
export default createEngine;
