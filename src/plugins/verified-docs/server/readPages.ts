import {existsSync} from 'node:fs';
import path from 'node:path';
import {CURRENT_VERSION_LABEL} from '../../../lib/site/docsVersions';
import {getDocsFolder, getTranslatedFolder, listTranslatedLocales} from '../../../server/content/docsFolders';
import {toDocusaurusName} from '../../../server/content/versions';
import {listNames, PAGE_FILE} from '../../../server/files/listFiles';
import {readJson} from '../../../server/files/readJson';
import {readSource} from '../../../server/files/readSource';
import {readPage} from './samples/readPage';
import type {Page} from './samples/readPage';

function readFolder(siteDir: string, folder: string): Page[] {
  return listNames(path.join(siteDir, folder), PAGE_FILE).map((page) => {
    const file = path.posix.join(folder, page);
    return readPage(readSource(path.join(siteDir, file)), {page, file});
  });
}

/**
 * The docs versions of a site, newest first: the current one, then those of `versions.json`. With `only`, that one alone;
 * throws with the names when there is no such version.
 */
export function listDocsVersions(siteDir: string, only?: string): string[] {
  const file = 'versions.json';
  const names = existsSync(path.join(siteDir, file)) ? (readJson(siteDir, file) as string[]) : [];
  const versions = [CURRENT_VERSION_LABEL, ...names];
  if (only === undefined) {
    return versions;
  }
  if (!versions.includes(only)) {
    throw new Error(`verified-docs: there is no docs version ${only}; use ${versions.join(' or ')}`);
  }
  return [only];
}

/** Whether a version is a copy of the docs that no longer follows the tool. */
export function isSnapshot(version: string): boolean {
  return version !== CURRENT_VERSION_LABEL;
}

/** All pages of one docs version: the original ones, and the translated ones of every language. */
export function readPages(siteDir: string, version: string): {pages: Page[]; translated: Page[]} {
  const name = toDocusaurusName(version);
  return {
    pages: readFolder(siteDir, getDocsFolder(name)),
    translated: listTranslatedLocales(siteDir).flatMap((locale) =>
      readFolder(siteDir, getTranslatedFolder(locale, name)),
    ),
  };
}
