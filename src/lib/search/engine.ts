import {decodeCore} from './core/core';
import {readTerms} from './core/tokens';
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
export const DEFAULT_LIMIT = 7;

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

export const DEFAULT_ENGINE_OPTIONS = {limit: 100, resolution: 9, cache: 100, hitsPerPage: 5} as const;

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

  constructor(options: Partial<EngineOptions> = {}) {
    this.options = {...DEFAULT_ENGINE_OPTIONS, segment: options.segment ?? createSegment(), ...options};
    this.index = new SearchIndex(this.options.resolution);
    this.answers = new LruCache(this.options.cache);
  }

  /**
   * An index from its core: it finds and ranks, but has no texts to quote. Its answers are marked as partial.
   * Throws when the text is no core of a known format.
   */
  static fromCore(text: string, options: Partial<EngineOptions> = {}): LocalSearch {
    const engine = new LocalSearch(options);
    const {pages, tokens, texts} = decodeCore(text);
    const {index} = engine;
    const terms = tokens.map((token) => readTerms(token).map((term) => index.vocabulary.intern(term)));
    let section = 0;
    for (const page of pages) {
      const sections = texts.slice(section, section + page.toc.length + 1);
      section += sections.length;
      index.add(createCoreDocument(page), {sections, terms});
    }
    engine.isPartial = true;
    return engine;
  }

  /** Number of pages. */
  get size(): number {
    return this.index.size;
  }

  /** The indexed document of an id. */
  get(id: string): SearchDocument | undefined {
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
   * Does what the first queries would have to do otherwise, some 20 ms of it. Worth a call when the pages are in and
   * nobody waits.
   */
  prepare(): void {
    const [page] = this.index.pages;
    // A name, a question and a word with an error in it go through every part of the engine.
    for (const query of [page?.document.title ?? '', 'how to configure', 'configuratoin']) {
      this.search(query, {limit: DEFAULT_LIMIT});
    }
    this.answers.clear();
  }

  /** Answers a query. Any string is a query; one without letters or digits has an empty answer. */
  search(query: string, {limit = this.options.limit, candidates}: SearchOptions = {}): SearchAnswer {
    const key = `${limit}\n${query}`;
    const known = candidates === undefined ? this.answers.get(key) : undefined;
    if (known !== undefined) {
      return known;
    }
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
