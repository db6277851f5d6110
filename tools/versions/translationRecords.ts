import {existsSync} from 'node:fs';
import path from 'node:path';
import {CURRENT} from '../../src/lib/site/versionName';
import {listLocales} from '../../src/plugins/translations/server/listPages';
import {getLockPath, readLock, writeLock} from '../../src/plugins/translations/server/lockFile';
import type {LockFile} from '../../src/plugins/translations/server/lockFile';
import {findFaults, readStatus} from '../../src/plugins/translations/server/readStatus';
import {getTranslatedLabels} from './versionFiles';

const STATES = ['fresh', 'stale', 'missing'] as const;

/**
 * One line for each language about the translations of the current docs. Throws when a language cannot be copied as it is:
 * a page that nobody knows the age of, one without its English page, or no labels.
 */
export function describeTranslations(siteDir: string): string[] {
  return listLocales(siteDir).map((locale) => {
    const status = readStatus(siteDir, locale);
    const faults = findFaults(status);
    if (faults.length > 0) {
      throw new Error(`the translations to ${locale} are in no known state:\n${faults.join('\n')}`);
    }
    const labels = getTranslatedLabels(locale, CURRENT);
    if (!existsSync(path.join(siteDir, labels))) {
      throw new Error(`${labels} is missing; run "npm run write-translations -- --locale ${locale}"`);
    }
    const pages = status.pages.filter(({version}) => version === CURRENT);
    const counts = STATES.map((state) => `${pages.filter((page) => page.state === state).length} ${state}`);
    return `${locale}: ${pages.length} pages, ${counts.join(', ')}`;
  });
}

/** Paths of the files that record what each page was translated from. */
export function listRecordFiles(siteDir: string): string[] {
  return listLocales(siteDir).map(getLockPath);
}

function rewriteRecords(siteDir: string, rewrite: (lock: LockFile) => LockFile): void {
  for (const locale of listLocales(siteDir)) {
    if (existsSync(path.join(siteDir, getLockPath(locale)))) {
      writeLock(siteDir, locale, rewrite(readLock(siteDir, locale)));
    }
  }
}

/** A cut version's translations were made from the texts that those of the current docs were made from. */
export function copyRecords(siteDir: string, version: string): void {
  rewriteRecords(siteDir, (lock) => ({
    ...lock,
    ...Object.fromEntries(
      Object.entries(lock)
        .filter(([key]) => key.startsWith('current/'))
        .map(([key, record]) => [key.replace(/^current\//, `version-${version}/`), record]),
    ),
  }));
}

/** Forgets the translations of a removed version. */
export function removeRecords(siteDir: string, version: string): void {
  rewriteRecords(siteDir, (lock) =>
    Object.fromEntries(Object.entries(lock).filter(([key]) => !key.startsWith(`version-${version}/`))),
  );
}
