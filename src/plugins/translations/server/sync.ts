import path from 'node:path';
import type {PageRecord} from '../../../lib/translation';
import {readSource} from '../../../server/files/readSource';
import {findMoved, type Move} from './findMoved';
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
  /** Leaves the record of a page alone whose translation is older than the English text it is said to be made from. */
  readonly keepsOlder?: boolean;
};

export type SyncResult = {
  readonly pages: number;
  /** Pages of the lock file whose record changed. */
  readonly changed: readonly string[];
  /** With `keepsOlder`: pages that were not recorded. */
  readonly older: readonly PagePair[];
  /** Records that went with their pages, named or not. Nothing else of such a page is recorded. */
  readonly moved: readonly Move[];
  /** Records that were taken out of the lock file, because their page has no translation any more. */
  readonly dropped: readonly string[];
};

/** What a name means in one language. */
export type NamedPages = {
  /** Pages that exist in both languages. */
  readonly pages: readonly PagePair[];
  /** All such pages, named or not. */
  readonly all: readonly PagePair[];
  /** Whether it means a record whose page has no translation any more. */
  readonly isOfRecord: boolean;
  readonly lock: LockFile;
  /** Keys of all such records, named or not. */
  readonly dead: readonly string[];
};

/** What `page` means in a language, which may be nothing. Throws when the lock file is damaged. */
export function findNamed({siteDir, locale, page}: Pick<SyncOptions, 'siteDir' | 'locale' | 'page'>): NamedPages {
  const [file] = page.split('#');
  const isNamed = (paths: PagePaths): boolean => file === 'all' || isPageNamed(paths, file);
  const translated = listPages(siteDir, locale).filter(({hasTranslation}) => hasTranslation);
  const keys = new Set(translated.map(getLockKey));
  const lock = readLock(siteDir, locale);
  const dead = Object.keys(lock).filter((key) => !keys.has(key));
  const all = translated.filter(({hasOriginal}) => hasOriginal);
  return {
    pages: all.filter(isNamed),
    all,
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

/** What is recorded of a page by what is known of it. */
function createRecord(
  known: PageRecord | undefined,
  hashes: ReadonlyMap<string, string>,
  {isSameMeaning, section}: {readonly isSameMeaning: boolean; readonly section?: string},
): PageRecord {
  const sections = Object.fromEntries(hashes);
  if (known !== undefined && JSON.stringify(known.sections) === JSON.stringify(sections)) {
    return known;
  }
  return isSameMeaning ? keepMeaning(known, hashes, section) : {sections};
}

/**
 * Records that pages say what their English pages say now, and drops the records of pages that are gone; that of a page which has moved
 * goes with it. Throws when the name means no translated page and no record, and when the lock file is damaged.
 */
export function sync({siteDir, locale, page, isSameMeaning = false, keepsOlder = false}: SyncOptions): SyncResult {
  const [file, section] = page.split('#');
  if (section !== undefined && !isSameMeaning) {
    throw new Error('translations: a page is recorded as a whole; a section needs --same-meaning');
  }
  const {pages, all, isOfRecord, lock: stored, dead} = findNamed({siteDir, locale, page});
  if (pages.length === 0 && !isOfRecord) {
    throw new Error(
      `translations: no translated page "${file}"; give its path, for example docs/guide/basic/cli.mdx, or "all"`,
    );
  }
  const moved = findMoved({siteDir, lock: stored, dead, pages: all});
  const taken: LockFile = Object.fromEntries(moved.map(({from, pair}) => [getLockKey(pair), stored[from]]));
  const lock = {...stored, ...taken};
  const results = pages.map((pair) => {
    const key = getLockKey(pair);
    const known = Object.hasOwn(lock, key) ? lock[key] : undefined;
    const hashes = hashPage(readSource(path.join(siteDir, pair.original)));
    if (section !== undefined) {
      assertSection(section, known, hashes);
    }
    const record = createRecord(known, hashes, {isSameMeaning, section});
    const isChange = known !== undefined && known !== record && !isSameMeaning;
    const isKept = isChange && (Object.hasOwn(taken, key) || (keepsOlder && isOlder(siteDir, pair)));
    return {pair, key, known, record: isKept ? known : record, isKept};
  });
  const kept = Object.entries(lock).filter(([key]) => !dead.includes(key));
  const records = results.map(({key, record}): [string, PageRecord] => [key, record]);
  writeLock(siteDir, locale, Object.fromEntries([...kept, ...records]));
  return {
    pages: pages.length,
    changed: results.filter(({known, record}) => JSON.stringify(known) !== JSON.stringify(record)).map(({key}) => key),
    older: results.filter(({key, isKept}) => isKept && !Object.hasOwn(taken, key)).map(({pair}) => pair),
    moved,
    dropped: dead.filter((key) => !moved.some(({from}) => from === key)),
  };
}
