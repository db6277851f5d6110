import {SEARCH_CACHE_SIZE, SEARCH_INDEX_LIMIT, SEARCH_INDEX_RESOLUTION, SEARCH_LIMIT} from '../constants';
import {decodeCore, type Core, type CorePage} from './core/core';
import {createCoreDocument, createSearchDocument, extendDocument} from './document';
import {expandGroups} from './expand';
import {createPageHits} from './hits';
import {LruCache} from './lruCache';
import {createPatterns} from './patterns';
import {createSegment, parseQuery} from './query';
import type {Segment} from './query';
import {rank} from './rank';
import {SearchIndex} from './searchIndex';
import {suggest} from './suggest';
import type {PageHits, PageRecord, SearchAnswer, SearchDocument} from './types';

/** Pages in one answer of the search box (SEARCH-14). */
export const DEFAULT_LIMIT = SEARCH_LIMIT;

export type EngineOptions = {
  /** Pages in an answer when a search names no limit (SEARCH-15). */
  limit: number;
  /** Occurrences of a term told apart in one field of a section, 1 to 15 (SEARCH-15). */
  resolution: number;
  /** Answers kept; 0 keeps none (SEARCH-15). */
  cache: number;
  /** Hits of one page, its title included. */
  hitsPerPage: number;
  /** Cuts runs of Han, kana and Hangul in queries into words; `Intl.Segmenter` where there is one. */
  segment: Segment;
};

/**
 * What an engine does that is told nothing: the numbers of the specification (SEARCH-15), and five hits of one page, a number of ours. The
 * dialog shows up to three of them, the search page all; with more, one long page would push the next ones out of sight.
 */
export const DEFAULT_ENGINE_OPTIONS = {
  limit: SEARCH_INDEX_LIMIT,
  resolution: SEARCH_INDEX_RESOLUTION,
  cache: SEARCH_CACHE_SIZE,
  hitsPerPage: 5,
} as const;

/** A few milliseconds of work. */
const PAGES_IN_A_STEP = 8;

export type SearchOptions = {
  /** Most pages in the answer. */
  limit?: number;
  /** Ids of the pages to rank when another engine has found them; all pages by default. */
  candidates?: ReadonlySet<string>;
};

/** Full-text search over the pages of one locale and version, in memory. */
export class LocalSearch {
  private readonly options: EngineOptions;
  private readonly index: SearchIndex;
  private readonly answers: LruCache<string, SearchAnswer>;
  /** Texts are missing: pages must not be changed. */
  isPartial = false;
  /** Pages of a core whose names are not indexed yet. */
  private waiting: CorePage[] = [];

  /** @param core Of `fromCore` only. */
  constructor(options: Partial<EngineOptions> = {}, core?: Pick<Core, 'terms' | 'texts'>) {
    this.options = {...DEFAULT_ENGINE_OPTIONS, segment: options.segment ?? createSegment(), ...options};
    this.index = new SearchIndex(this.options.resolution, core);
    this.answers = new LruCache(this.options.cache);
  }

  /**
   * An index from its core: it finds and ranks, but has no texts to quote. Its answers are marked as partial.
   * Throws when the text is no core of a known format. Names are read with the first call of anything else.
   */
  static fromCore(text: string, options: Partial<EngineOptions> = {}): LocalSearch {
    const {pages, terms, texts} = decodeCore(text);
    const engine = new LocalSearch(options, {terms, texts});
    engine.waiting = pages;
    engine.isPartial = true;
    return engine;
  }

  private takePages(most = Infinity): void {
    this.waiting.splice(0, most).forEach((page) => this.index.add(createCoreDocument(page)));
  }

  /** Number of pages. */
  get size(): number {
    return this.index.size + this.waiting.length;
  }

  /** The indexed document of an id. */
  get(id: string): SearchDocument | undefined {
    this.takePages();
    return this.index.get(id);
  }

  /** Adds a page; one with the same id, by default the route path, is replaced. */
  add(record: PageRecord, id?: string): void {
    this.answers.clear();
    this.index.add(createSearchDocument(record, id));
  }

  /**
   * Adds text to the end of a page, as a paragraph of its own.
   * @returns False when there is no such page.
   */
  append(id: string, text: string): boolean {
    const document = this.index.get(id);
    if (document === undefined) {
      return false;
    }
    this.answers.clear();
    this.index.add(extendDocument(document, text));
    return true;
  }

  /** Removes a page; returns whether it was there. */
  remove(id: string): boolean {
    this.answers.clear();
    return this.index.remove(id);
  }

  /**
   * Does what the first queries would have to do otherwise, some 20 ms of it, in steps. Worth it when the pages are in and
   * nobody waits; it can be left off after any step.
   */
  *prepare(): Generator<void, void> {
    while (this.waiting.length > 0) {
      this.takePages(PAGES_IN_A_STEP);
      yield;
    }
    const [page] = this.index.pages;
    // A name, a question and a word with an error in it go through every part of the engine.
    for (const query of [page?.document.title ?? '', 'how to configure', 'configuratoin']) {
      this.search(query, {limit: DEFAULT_LIMIT});
      this.answers.delete(`${DEFAULT_LIMIT}\n${query}`);
      yield;
    }
  }

  /** Answers a query. Any string is a query; one without letters or digits has an empty answer. */
  search(query: string, {limit = this.options.limit, candidates}: SearchOptions = {}): SearchAnswer {
    const key = `${limit}\n${query}`;
    const known = candidates === undefined ? this.answers.get(key) : undefined;
    if (known !== undefined) {
      return known;
    }
    this.takePages();
    const {index} = this;
    const {text, groups} = parseQuery(query, this.options.segment);
    const expanded = expandGroups(groups, index.vocabulary);
    const ranked = rank(index, text, expanded, candidates);
    const patterns = createPatterns(expanded);
    const {isPartial} = this;
    const input = {index, query, text, patterns, hitsPerPage: this.options.hitsPerPage, isPartial};
    const pages = ranked
      .slice(0, Math.max(0, limit))
      .map((page) => createPageHits(page, input))
      .filter((page): page is PageHits => page !== null);
    const isGuess = expanded.some(({required, best}) => required && (best === 'none' || best === 'typo'));
    const answer = {
      query,
      pages,
      total: ranked.length,
      suggestions: isGuess ? suggest(query, index) : [],
      ...(isPartial ? {isPartial} : {}),
    };
    if (candidates === undefined) {
      this.answers.set(key, answer);
    }
    return answer;
  }
}
