import {createHash} from 'node:crypto';
import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readJsonError} from '../../../lib/text/readJsonError';
import {normalizeSection, splitSections, type PageRecord} from '../../../lib/translation';
import {readSource} from '../../../server/files/readSource';

/** Raised when the form of the file changes; a file of another form is refused. */
const FORMAT = 1;
/** 48 bits: two texts of one section meet by chance once in 10^14. */
const HASH_LENGTH = 12;
const HASH = /^[0-9a-f]{12}$/;

/** Of each translated page, by `current/guide/basic/cli.mdx`, which English texts it was made from. */
export type LockFile = Readonly<Record<string, PageRecord>>;

/** Path of a language's lock file inside the site. */
export function getLockPath(locale: string): string {
  return `i18n/${locale}/freshness.json`;
}

/** The hash of one section's text, equal for texts that differ in line breaks only. */
export function hashSection(text: string): string {
  return createHash('sha256').update(normalizeSection(text)).digest('hex').slice(0, HASH_LENGTH);
}

/** The hashes of a page's sections, in order; a section without words is left out. */
export function hashPage(source: string): Map<string, string> {
  return new Map(
    splitSections(source)
      .filter(({text}) => text !== '')
      .map(({key, text}) => [key, hashSection(text)]),
  );
}

function areHashes(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((hash) => HASH.test(String(hash)));
}

function parseRecord(name: string, value: unknown): PageRecord {
  const {sections, sameMeaning} = (value ?? {}) as Partial<PageRecord>;
  if (!areHashes(sections) || (sameMeaning !== undefined && !areHashes(sameMeaning))) {
    throw new Error(`"${name}" has no hashes of its sections`);
  }
  return {sections, ...(sameMeaning ? {sameMeaning} : {})};
}

function parseLock(content: unknown): LockFile {
  const {format, pages} = (content ?? {}) as {format?: unknown; pages?: unknown};
  if (format !== FORMAT || typeof pages !== 'object' || pages === null) {
    throw new Error(`expected "format": ${FORMAT} and "pages", found "format": ${JSON.stringify(format)}`);
  }
  return Object.fromEntries(Object.entries(pages).map(([page, record]) => [page, parseRecord(page, record)]));
}

/** Where a lock file is damaged, and why, by what was thrown; a line is known of what is no JSON. */
function readDamage(source: string, error: Error): {readonly place: string; readonly reason: string} {
  if (!(error instanceof SyntaxError)) {
    return {place: '', reason: error.message};
  }
  const {line, reason} = readJsonError(source, error);
  return {place: `:${line}`, reason};
}

/** Reads the lock file of a language; a language without one has no records. Throws when the file is damaged. */
export function readLock(siteDir: string, locale: string): LockFile {
  const name = getLockPath(locale);
  const file = path.join(siteDir, name);
  if (!existsSync(file)) {
    return {};
  }
  const source = readSource(file);
  try {
    return parseLock(JSON.parse(source));
  } catch (error) {
    const {place, reason} = readDamage(source, error as Error);
    throw new Error(
      `translations: ${name}${place} is damaged: ${reason}\n` +
        'mend it by hand, where two branches meet by keeping the lines of both; if that is not possible, take the last good one from ' +
        'the history, then run "npm run i18n:sync -- PAGE" for what was translated since',
      {cause: error},
    );
  }
}

/** Writes the lock file, one section a line and sorted by page, so that two branches seldom touch the same line. */
export function writeLock(siteDir: string, locale: string, lock: LockFile): void {
  const pages = Object.fromEntries(Object.entries(lock).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(path.join(siteDir, getLockPath(locale)), `${JSON.stringify({format: FORMAT, pages}, null, 2)}\n`);
}
