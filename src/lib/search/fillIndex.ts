import {LocalSearch} from './engine';
import type {HandlerOptions} from './handler';
import type {PageRecord, SearchRequest} from './types';

export type FillOptions = Pick<
  Required<HandlerOptions>,
  'fetchRecords' | 'fetchCore' | 'warn' | 'pause' | 'now' | 'sliceMilliseconds' | 'engine'
> & {
  /** True while searches wait that another index can answer: they come first. */
  readonly mustWait: () => boolean;
};

/** An index of page records, made in slices so that messages come in between. */
export async function indexRecords(records: readonly PageRecord[], options: FillOptions): Promise<LocalSearch> {
  const {now, pause, sliceMilliseconds, mustWait} = options;
  const engine = new LocalSearch(options.engine);
  let begin = now();
  for (const record of records) {
    engine.add(record);
    if (now() - begin > sliceMilliseconds) {
      do {
        await pause();
      } while (mustWait());
      begin = now();
    }
  }
  return engine;
}

/** The index that a "load" asks for: from its core where there is one that can be read, else from its page records. */
export async function fillIndex(request: SearchRequest & {type: 'load'}, options: FillOptions): Promise<LocalSearch> {
  const {fetchRecords, fetchCore, warn, engine} = options;
  if ('records' in request) {
    return indexRecords(request.records, options);
  }
  if (request.core !== undefined) {
    try {
      return LocalSearch.fromCore(request.coreText ?? (await fetchCore(request.core)), engine);
    } catch (cause) {
      warn(`search: the core is not read, the page records are: ${String(cause)}`);
    }
  }
  return indexRecords(await fetchRecords(request.url), options);
}

/**
 * Readies what first queries would have to wait for, step by step. Searches that wait for the index go first, and those that come
 * meanwhile end it.
 */
export async function prepareIndex(
  engine: LocalSearch,
  pause: () => Promise<void>,
  isOvertaken: () => boolean,
): Promise<void> {
  const steps = engine.prepare();
  do {
    await pause();
  } while (!isOvertaken() && steps.next().done !== true);
}
