import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {CURRENT} from '../../../lib/site/versionName';
import {getTranslatedFolder, listLocaleFolders} from '../../../server/content/docsFolders';
import {listNames, PAGE_FILE} from '../../../server/files/listFiles';
import {readLocales} from '../../../server/site/readSiteFiles';
import {getFolders, listVersions} from './listPages';

/** Where Docusaurus looks for translations of Markdown files in `src/pages`. */
const PAGES_PLUGIN = 'docusaurus-plugin-content-pages';

export type Stray = {
  /** Path of the file or folder inside the site. */
  readonly file: string;
  readonly message: string;
};

export function describeStray({file, message}: Stray): string {
  return `${file}: ${message}`;
}

/** Folders of translations of the docs that are of no version. */
function listStrayFolders(siteDir: string, docs: string, versions: readonly string[]): string[] {
  const folder = path.join(siteDir, docs);
  const entries = existsSync(folder) ? readdirSync(folder, {withFileTypes: true}) : [];
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({name}) => `${docs}/${name}`)
    .filter((name) => !versions.includes(name))
    .sort();
}

/**
 * Folders of languages that the site does not have, which a commit would keep and no build reads. One that differs from a language's own
 * in its letters' case alone is named with it.
 */
export function findStrayLocales(siteDir: string): Stray[] {
  const known = readLocales(siteDir).map(({lang}) => lang);
  return listLocaleFolders(siteDir)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const meant = known.find((lang) => lang.toLowerCase() === name.toLowerCase());
      const remedy =
        meant === undefined ? `add it with "npm run i18n:add -- ${name}", or` : `rename it to ${meant}, or`;
      return {
        file: `i18n/${name}`,
        message: `nothing reads this folder: the site has no language "${name}"; ${remedy} remove the folder`,
      };
    });
}

/** Translated pages of a language where nothing reads them: those of such a folder are named as one. */
export function findStrays(siteDir: string, locale: string): Stray[] {
  const ofLocale = `i18n/${locale}`;
  const pages = `${ofLocale}/${PAGES_PLUGIN}`;
  const docs = path.posix.dirname(getTranslatedFolder(locale, CURRENT));
  const versions = listVersions(siteDir).map((version) => getFolders(version, locale).translations);
  const folders = listStrayFolders(siteDir, docs, versions);
  const isBelow = (file: string, places: readonly string[]): boolean =>
    places.some((place) => file.startsWith(`${place}/`));
  const findOriginal = (file: string): string | undefined =>
    isBelow(file, [pages]) ? file.replace(pages, 'src/pages') : undefined;
  const files = listNames(path.join(siteDir, ofLocale), PAGE_FILE)
    .map((name) => `${ofLocale}/${name}`)
    .filter((file) => !isBelow(file, [...versions, ...folders]))
    .map((file) => ({file, original: findOriginal(file)}))
    .filter(({original}) => original === undefined || !existsSync(path.join(siteDir, original)));
  return [
    ...folders.map((file) => ({
      file,
      message: 'nothing reads this folder: there is no such version of the docs; rename or remove it',
    })),
    ...files.map(({file, original}) => ({
      file,
      message: `nothing reads this file: ${
        original === undefined
          ? `translated pages of the docs are in ${versions.join(', ')}`
          : `there is no ${original}`
      }; move or remove it`,
    })),
  ];
}
