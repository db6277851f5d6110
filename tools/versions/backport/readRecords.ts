import {CURRENT} from '../../../src/lib/site/versionName';
import {listLocales} from '../../../src/plugins/translations/server/listPages';
import {getLockPath, readLock, type LockFile} from '../../../src/plugins/translations/server/lockFile';
import {getTranslatedFolder} from '../../../src/server/content/docsFolders';
import {parseJson} from '../../../src/server/files/readJson';
import {readOldFile} from '../git';
import type {FileChange} from './listChanges';

/** What is recorded of the translations in one language. */
export type Records = {
  /** As the command found it. */
  readonly now: LockFile;
  /** By revision: before and after each change of a translation. */
  readonly then: ReadonlyMap<string, LockFile>;
};

async function readOldLock(siteDir: string, revision: string, locale: string): Promise<LockFile> {
  const file = getLockPath(locale);
  const text = await readOldFile(siteDir, revision, file);
  return text === undefined
    ? {}
    : (parseJson(text, `${revision.slice(0, 10)}:${file}`) as {readonly pages: LockFile}).pages;
}

/** The records that changes of translations are judged by, by language. Throws when one of them is damaged, today's or an older one. */
export async function readRecords(siteDir: string, changes: readonly FileChange[]): Promise<Map<string, Records>> {
  const records = new Map<string, Records>();
  for (const locale of listLocales(siteDir)) {
    const folder = `${getTranslatedFolder(locale, CURRENT)}/`;
    const own = changes.filter(({file}) => file.startsWith(folder));
    const then = new Map<string, LockFile>();
    for (const revision of new Set(own.flatMap(({before, asOf}) => [before, asOf]))) {
      then.set(revision, await readOldLock(siteDir, revision, locale));
    }
    records.set(locale, {now: readLock(siteDir, locale), then});
  }
  return records;
}
