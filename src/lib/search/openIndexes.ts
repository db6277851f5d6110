import {LocalSearch} from './engine';
import {fillIndex, indexRecords, type FillOptions} from './fillIndex';
import {LruCache} from './lruCache';
import {toKey} from './newestSearches';
import type {IndexKey, SearchRequest} from './types';

/** The answer to who asks an index that is not open. */
export class MissingIndexError extends Error {}

/** An index; the promise stands for it while it is being filled: whoever asks meanwhile waits. */
export type OpenIndex = {
  engine: Promise<LocalSearch>;
  /** Settled when the engine is warm, or a search came first. */
  prepared: Promise<void>;
  /** Where the page records are, of an index that began with its core. */
  url: string;
  whole: Promise<LocalSearch> | null;
  /** What takes its place once that is filled: the last one that was asked for. */
  next: OpenIndex | null;
};

function openIndex(engine: Promise<LocalSearch>, more: Partial<OpenIndex> = {}): OpenIndex {
  return {engine, prepared: Promise.resolve(), url: '', whole: null, next: null, ...more};
}

/** The indexes that are open, a limited number of them: one that was not used for the longest time makes room. */
export class OpenIndexes {
  private readonly opened: LruCache<string, OpenIndex>;

  /** @param prepare readies an engine whose first query nobody has sent yet */
  constructor(
    limit: number,
    private readonly filling: FillOptions,
    private readonly prepare: (engine: LocalSearch) => Promise<void>,
  ) {
    this.opened = new LruCache(limit);
  }

  /** Throws a `MissingIndexError` when the index is not open. */
  find(index: IndexKey): OpenIndex {
    const opened = this.opened.get(toKey(index));
    if (opened === undefined) {
      throw new MissingIndexError(
        `No index for locale "${index.lang}" and version "${index.version}". Send "load" first.`,
      );
    }
    return opened;
  }

  /** Fills an index. One that is open already answers until the new one is filled, and stays where that fails. */
  async load(request: SearchRequest & {type: 'load'}): Promise<LocalSearch> {
    const key = toKey(request.index);
    const engine = fillIndex(request, this.filling);
    const opened = openIndex(engine, {
      prepared: engine.then(this.prepare).catch(() => undefined),
      url: 'url' in request ? request.url : '',
    });
    const old = this.opened.get(key);
    if (old === undefined) {
      this.opened.set(key, opened);
    } else {
      old.next = opened;
    }
    try {
      const filled = await engine;
      if (old?.next === opened) {
        this.opened.set(key, opened);
      }
      return filled;
    } catch (cause) {
      if (this.opened.get(key) === opened) {
        this.opened.delete(key);
      } else if (old?.next === opened) {
        old.next = null;
      }
      throw cause;
    }
  }

  /** The index of the page records in the place of the core; searches that come meanwhile ask the core. */
  async makeWhole(opened: OpenIndex): Promise<LocalSearch> {
    const engine = await opened.engine;
    if (!engine.isPartial) {
      return engine;
    }
    opened.whole ??= Promise.all([this.filling.fetchRecords(opened.url), opened.prepared]).then(([records]) =>
      indexRecords(records, this.filling),
    );
    try {
      const whole = await opened.whole;
      opened.engine = opened.whole;
      return whole;
    } catch (cause) {
      opened.whole = null;
      throw cause;
    }
  }

  /** The index that a change is for: what was loaded before it, else an empty one. */
  async openForChange(index: IndexKey): Promise<LocalSearch> {
    const key = toKey(index);
    if (this.opened.get(key) === undefined) {
      this.opened.set(key, openIndex(Promise.resolve(new LocalSearch(this.filling.engine))));
    }
    const opened = this.find(index);
    return this.makeWhole(opened.next ?? opened);
  }
}
