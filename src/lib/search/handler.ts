import type {EngineOptions, LocalSearch} from './engine';
import {prepareIndex} from './fillIndex';
import {isRequest} from './messages';
import {NewestSearches} from './newestSearches';
import {MissingIndexError, OpenIndexes, type OpenIndex} from './openIndexes';
import type {PageRecord, SearchAnswer, SearchReply, SearchRequest} from './types';

export type HandlerOptions = {
  /** Gets the page records of a static index file; rejects when it cannot be had. */
  fetchRecords: (url: string) => Promise<PageRecord[]>;
  /** Gets the text of a core; without it, and where it rejects, an index begins with the page records. */
  fetchCore?: (url: string) => Promise<string>;
  /** Takes warnings: messages that are not understood. */
  warn: (message: string) => void;
  /** Lets other messages come in; a timer of 0 ms by default. */
  pause?: () => Promise<void>;
  /** Clock in milliseconds; `performance.now` by default. */
  now?: () => number;
  /** Time in milliseconds after which indexing pauses. Keep it low where the handler runs in the page. */
  sliceMilliseconds?: number;
  /** Indexes kept open; the one that was not used for the longest time is dropped. */
  openIndexes?: number;
  engine?: Partial<EngineOptions>;
};

/** Answers one message; `undefined` for messages that are not understood. Never rejects. */
export type SearchHandler = (message: unknown) => Promise<SearchReply | undefined>;

const DEFAULT_SLICE = 8;
const DEFAULT_OPEN_INDEXES = 3;

class Handler {
  private readonly indexes: OpenIndexes;
  private readonly searches = new NewestSearches();
  /** Searches that let others come in first, before they look at the index. */
  private arriving = 0;

  constructor(private readonly options: Required<HandlerOptions>) {
    const filling = {...options, mustWait: () => this.arriving > 0};
    this.indexes = new OpenIndexes(options.openIndexes, filling, (engine) => {
      const {count} = this.searches;
      return prepareIndex(engine, options.pause, () => this.searches.count !== count);
    });
  }

  private async load(request: SearchRequest & {type: 'load'}): Promise<SearchReply> {
    const begin = this.options.now();
    const engine = await this.indexes.load(request);
    const milliseconds = this.options.now() - begin;
    return {id: request.id, ok: true, type: 'load', documents: engine.size, milliseconds};
  }

  private async complete(request: SearchRequest & {type: 'complete'}): Promise<SearchReply> {
    const {id, index, query, limit} = request;
    const begin = this.options.now();
    if (query !== undefined) {
      this.searches.note(request);
    }
    const engine = await this.indexes.makeWhole(this.indexes.find(index));
    const milliseconds = this.options.now() - begin;
    const answer = query === undefined || this.searches.isOutdated(request) ? null : engine.search(query, {limit});
    return {id, ok: true, type: 'complete', documents: engine.size, milliseconds, answer};
  }

  private async change(request: SearchRequest & {type: 'add' | 'append' | 'update' | 'remove'}): Promise<SearchReply> {
    const engine = await this.indexes.openForChange(request.index);
    switch (request.type) {
      case 'add':
      case 'update':
        engine.add(request.document, request.documentId);
        break;
      case 'append':
        if (!engine.append(request.documentId, request.text)) {
          throw new Error(`No document "${request.documentId}" to append to. Add it first.`);
        }
        break;
      default:
        engine.remove(request.documentId);
    }
    return {id: request.id, ok: true, type: request.type, documents: engine.size};
  }

  private async search(request: SearchRequest & {type: 'search'}): Promise<SearchReply> {
    const {id, query, limit, index} = request;
    this.searches.note(request);
    this.arriving++;
    await this.options.pause();
    this.arriving--;
    const opened = this.indexes.find(index);
    const engine = await opened.engine;
    if (this.searches.isOutdated(request)) {
      return {id, ok: true, type: 'search', stale: true};
    }
    return {id, ok: true, type: 'search', stale: false, answer: await this.answer(opened, engine, query, limit)};
  }

  // A core is read where it is asked: what is wrong with it shows then.
  private async answer(opened: OpenIndex, engine: LocalSearch, query: string, limit?: number): Promise<SearchAnswer> {
    try {
      return engine.search(query, {limit});
    } catch (cause) {
      if (!engine.isPartial) {
        throw cause;
      }
      this.options.warn(`search: the core is not read, the page records are: ${String(cause)}`);
      return (await this.indexes.makeWhole(opened)).search(query, {limit});
    }
  }

  async handle(message: unknown): Promise<SearchReply | undefined> {
    if (!isRequest(message, this.options.warn)) {
      return undefined;
    }
    try {
      switch (message.type) {
        case 'load':
          return await this.load(message);
        case 'complete':
          return await this.complete(message);
        case 'search':
          return await this.search(message);
        default:
          return await this.change(message);
      }
    } catch (cause) {
      const error = cause instanceof Error ? cause.message : String(cause);
      return {id: message.id, ok: false, error, ...(cause instanceof MissingIndexError && {isIndexMissing: true})};
    }
  }
}

/**
 * The search worker without the worker (WORKER-02, WORKER-03): give it what `onmessage` gets, post what it answers.
 * Runs in the page as well, with the same answers, where workers are not to be had. Of searches of one index that wait at
 * the same time only the one with the highest id is run; the others are answered as stale.
 */
export function createSearchHandler(options: HandlerOptions): SearchHandler {
  const handler = new Handler({
    pause: () => new Promise((resolve) => setTimeout(resolve, 0)),
    now: () => performance.now(),
    sliceMilliseconds: DEFAULT_SLICE,
    openIndexes: DEFAULT_OPEN_INDEXES,
    engine: {},
    fetchCore: () => Promise.reject(new Error('nothing fetches cores here.')),
    ...options,
  });
  return (message) => handler.handle(message);
}
