import {createHash} from 'node:crypto';
import path from 'node:path';
import {readKept, writeKept} from './keptFile';

/** A value for each page, kept from one build to the next. */
export type PageCache<Value> = {
  readonly get: (page: string) => Value | undefined;
  /** The value has to be the same after a way through JSON. */
  readonly set: (page: string, value: Value) => void;
};

const NONE: PageCache<unknown> = {get: () => undefined, set: () => undefined};

/**
 * A cache with a file for each page, for what is as large as the page: all pages of a site in one file would have to be in memory
 * together, and one that changed would write all of them.
 *
 * @param folder undefined for a cache that keeps nothing
 */
export function openPageCache<Value>(folder: string | undefined): PageCache<Value> {
  if (folder === undefined) {
    return NONE as PageCache<Value>;
  }
  const fileOf = (page: string): string =>
    path.join(folder, `${createHash('sha256').update(page).digest('hex').slice(0, 32)}.json`);
  return {
    get: (page) => (readKept(fileOf(page)) as Value | null | undefined) ?? undefined,
    set: (page, value) => writeKept(fileOf(page), value),
  };
}
