import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {compareVersionNames, CURRENT} from '../../../lib/site/versionName';
import {getDocsFolder, getTranslatedFolder, listTranslatedLocales} from '../../../server/content/docsFolders';
import {listNames, PAGE_FILE} from '../../../server/files/listFiles';
import {toSitePath} from '../../../server/files/toSitePath';
import {readLocales} from '../../../server/site/readSiteFiles';
import {getLockPath} from './lockFile';

const TEXTS = /\.json$/;
const VERSIONED = 'versioned_docs';
/** Begins the folder of a cut version. */
const CUT = 'version-';

/** Where a page of the docs is in both languages. Paths are relative to the site, with slashes. */
export type PagePaths = {
  /** `current`, or `version-0.x`: the folder of the version's translations. */
  readonly version: string;
  /** Path inside the version: `guide/basic/cli.mdx`. */
  readonly page: string;
  readonly original: string;
  readonly translated: string;
};

/** A page of the docs in both languages; either file may be missing. */
export type PagePair = PagePaths & {
  readonly hasOriginal: boolean;
  readonly hasTranslation: boolean;
};

/** The versions of the docs, newest first. */
export function listVersions(siteDir: string): string[] {
  const folder = path.join(siteDir, VERSIONED);
  const cut = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith(CUT)) : [];
  const names = cut.map((name) => name.slice(CUT.length)).sort(compareVersionNames);
  return [CURRENT, ...names.map((name) => CUT + name)];
}

/** Folders of a version's English pages and of their translations, inside the site, by the name of the latter. */
export function getFolders(version: string, locale: string): {originals: string; translations: string} {
  const name = version === CURRENT ? version : version.slice(CUT.length);
  return {originals: getDocsFolder(name), translations: getTranslatedFolder(locale, name)};
}

/** All pages of all versions that exist in English or in the language, sorted within each version. */
export function listPages(siteDir: string, locale: string): PagePair[] {
  return listVersions(siteDir).flatMap((version) => {
    const {originals, translations} = getFolders(version, locale);
    const english = new Set(listNames(path.join(siteDir, originals), PAGE_FILE));
    const translated = new Set(listNames(path.join(siteDir, translations), PAGE_FILE));
    return [...new Set([...english, ...translated])].sort().map((page) => ({
      version,
      page,
      original: `${originals}/${page}`,
      translated: `${translations}/${page}`,
      hasOriginal: english.has(page),
      hasTranslation: translated.has(page),
    }));
  });
}

/** Files with texts of the interface, of sidebars and of terms, in the folder of a language; paths inside the site. */
export function listTextFiles(siteDir: string, locale: string): string[] {
  const folder = `i18n/${locale}`;
  return listNames(path.join(siteDir, folder), TEXTS).map((file) => `${folder}/${file}`);
}

/** Key of a page in the lock file. */
export function getLockKey({version, page}: Pick<PagePair, 'version' | 'page'>): string {
  return `${version}/${page}`;
}

/** The page that a key of a language's lock file is about, whether its files are there or not. */
export function parseLockKey(key: string, locale: string): PagePaths {
  const end = key.indexOf('/');
  const version = key.slice(0, end);
  const page = key.slice(end + 1);
  const {originals, translations} = getFolders(version, locale);
  return {version, page, original: `${originals}/${page}`, translated: `${translations}/${page}`};
}

/** Languages of the site that the docs are translated into: those with a folder of pages, or with a lock file. */
export function listLocales(siteDir: string): string[] {
  const translated = listTranslatedLocales(siteDir);
  return readLocales(siteDir)
    .map(({lang}) => lang)
    .filter((locale) => translated.includes(locale) || existsSync(path.join(siteDir, getLockPath(locale))))
    .sort();
}

/** The language that a command is about, or all. Throws with the names of all when the site has no such one. */
export function chooseLocales(siteDir: string, only?: string): string[] {
  const locales = listLocales(siteDir);
  if (only !== undefined && !locales.includes(only)) {
    throw new Error(`translations: there is no language "${only}" to translate to; there are ${locales.join(', ')}`);
  }
  return only === undefined ? locales : [only];
}

/**
 * Whether a pair is the page that somebody names: by its path inside the docs (then of the current version), or by the path of its file
 * in either language.
 */
export function isPageNamed({version, page, original, translated}: PagePaths, name: string): boolean {
  const wanted = toSitePath(name);
  return wanted === original || wanted === translated || (wanted === page && version === CURRENT);
}
