import path from 'node:path';
import type {PageRecord} from '../../../lib/translation';
import {readSource} from '../../../server/files/readSource';
import {isOlder} from './isOlder';
import {getLockKey, isPageNamed, listPages, parseLockKey, type PagePair, type PagePaths} from './listPages';
import {hashPage, readLock, writeLock, type LockFile} from './lockFile';

export type SyncOptions = {
  readonly siteDir: string;
  readonly locale: string;
  /**
   * `all`, or a page: its path inside the docs (then of the current version), or the path of its file in either language,
   * also where only a record of it is left. With `isSameMeaning` it may end with `#` and the key of a section.
   */
  readonly page: string;
  /** The English text changed, what it says did not: the translation stays the one of the older text. */
  readonly isSameMeaning?: boolean;
};

export type SyncResult = {
  readonly pages: number;
  /** Pages of the lock file whose record changed. */
  readonly changed: readonly string[];
  /** Those of them, recorded before, whose translation is older than the English text it is said to be made from. */
  readonly older: readonly PagePair[];
  /** Records that were taken out of the lock file, because their page has no translation any more. */
  readonly dropped: readonly string[];
};

/** What a name means in one language. */
export type NamedPages = {
  /** Pages that exist in both languages. */
  readonly pages: readonly PagePair[];
  /** Whether it means a record whose page has no translation any more. */
  readonly isOfRecord: boolean;
  readonly lock: LockFile;
  /** Keys of all such records, named or not. */
  readonly dead: readonly string[];
};

/** What `page` means in a language, which may be nothing. Throws when the lock file is damaged. */
export function findNamed({siteDir, locale, page}: Omit<SyncOptions, 'isSameMeaning'>): NamedPages {
  const [file] = page.split('#');
  const isNamed = (paths: PagePaths): boolean => file === 'all' || isPageNamed(paths, file);
  const translated = listPages(siteDir, locale).filter(({hasTranslation}) => hasTranslation);
  const keys = new Set(translated.map(getLockKey));
  const lock = readLock(siteDir, locale);
  const dead = Object.keys(lock).filter((key) => !keys.has(key));
  return {
    pages: translated.filter((pair) => pair.hasOriginal && isNamed(pair)),
    isOfRecord: dead.some((key) => isNamed(parseLockKey(key, locale))),
    lock,
    dead,
  };
}

/** Throws if a page has no section of a name, or had none when it was translated. */
function assertSection(section: string, record: PageRecord | undefined, hashes: ReadonlyMap<string, string>): void {
  if (record !== undefined && !(hashes.has(section) && Object.hasOwn(record.sections, section))) {
    const keys = [...hashes.keys()].join(', ');
    throw new Error(`translations: no section "${section}" that was translated; the page has ${keys}`);
  }
}

function keepMeaning(record: PageRecord | undefined, hashes: ReadonlyMap<string, string>, only?: string): PageRecord {
  if (record === undefined) {
    throw new Error('translations: the page was never recorded; leave --same-meaning out');
  }
  const kept = [...hashes].filter(
    ([key, hash]) =>
      record.sections[key] !== undefined && record.sections[key] !== hash && (only === undefined || only === key),
  );
  return {
    sections: {...record.sections, ...Object.fromEntries(kept)},
    sameMeaning: {
      ...Object.fromEntries(kept.map(([key]) => [key, record.sections[key]])),
      // The first text is the one that was translated, however often it was polished since.
      ...record.sameMeaning,
    },
  };
}

/**
 * Records that pages say what their English pages say now, and drops the records of pages that are gone. Throws when the
 * name means no translated page and no record, and when the lock file is damaged.
 */
export function sync({siteDir, locale, page, isSameMeaning = false}: SyncOptions): SyncResult {
  const [file, section] = page.split('#');
  if (section !== undefined && !isSameMeaning) {
    throw new Error('translations: a page is recorded as a whole; a section needs --same-meaning');
  }
  const {pages, isOfRecord, lock, dead} = findNamed({siteDir, locale, page});
  if (pages.length === 0 && !isOfRecord) {
    throw new Error(
      `translations: no translated page "${file}"; give its path, for example docs/guide/basic/cli.mdx, or "all"`,
    );
  }
  const records = pages.map((pair): [string, PageRecord] => {
    const key = getLockKey(pair);
    const hashes = hashPage(readSource(path.join(siteDir, pair.original)));
    if (section !== undefined) {
      assertSection(section, lock[key], hashes);
    }
    const isUntouched = JSON.stringify(lock[key]?.sections) === JSON.stringify(Object.fromEntries(hashes));
    if (isUntouched && lock[key] !== undefined) {
      return [key, lock[key]];
    }
    return [key, isSameMeaning ? keepMeaning(lock[key], hashes, section) : {sections: Object.fromEntries(hashes)}];
  });
  const old = Object.entries(lock).filter(([key]) => !dead.includes(key));
  writeLock(siteDir, locale, Object.fromEntries([...old, ...records]));
  const changed = records
    .filter(([key, record]) => JSON.stringify(lock[key]) !== JSON.stringify(record))
    .map(([key]) => key);
  const recorded = isSameMeaning ? [] : changed.filter((key) => lock[key] !== undefined);
  return {
    pages: pages.length,
    changed,
    older: pages.filter((pair) => recorded.includes(getLockKey(pair)) && isOlder(siteDir, pair)),
    dropped: dead,
  };
}
