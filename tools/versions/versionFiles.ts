import path from 'node:path';
import {getListFiles} from '../../src/plugins/verified-docs/server/lists';
import {getEnvFolder} from '../../src/plugins/verified-docs/server/samples/hashSample';
import {CURRENT} from '../../src/lib/site/versionName';
import {getDocsFolder, getTranslatedFolder, listTranslatedLocales} from '../../src/server/content/docsFolders';
import {listNames, PAGE_FILE} from '../../src/server/files/listFiles';

export const VERSIONS_FILE = 'versions.json';
export const CHANGELOG_FILE = 'CHANGELOG.md';
export {CURRENT_VERSION_FILE} from '../../src/server/site/readSiteFiles';
export const CURRENT_FOLDER = getDocsFolder(CURRENT);

/** Files of an environment that are committed; what they install is not. */
const ENV_FILES = ['package.json', 'package-lock.json', '.npmrc'];

/** Sidebar labels and version label of a translated version. */
export function getTranslatedLabels(locale: string, name: string): string {
  return `${getTranslatedFolder(locale, name)}.json`;
}

/** File of the sidebars of a cut version, from the site's folder on. */
export function getVersionSidebars(name: string): string {
  return `versioned_sidebars/version-${name}-sidebars.json`;
}

/** Committed files that say with what a version is checked, and what came out. */
export function getCheckFiles(siteDir: string, name: string): string[] {
  const env = path.relative(siteDir, getEnvFolder(siteDir, name)).replace(/\\/g, '/');
  return [...Object.values(getListFiles(name)), ...ENV_FILES.map((file) => `${env}/${file}`)];
}

/** Everything that belongs to one cut version alone: files and folders, whether they exist or not. */
export function getVersionPaths(siteDir: string, name: string): string[] {
  return [
    getDocsFolder(name),
    getVersionSidebars(name),
    ...listTranslatedLocales(siteDir).flatMap((locale) => [
      getTranslatedFolder(locale, name),
      getTranslatedLabels(locale, name),
    ]),
    ...getCheckFiles(siteDir, name),
  ];
}

/** Names of the pages below a folder, without parts that have no address. */
export function listPages(folder: string): string[] {
  return listNames(folder, PAGE_FILE).filter((name) => !/(?:^|\/)(?:_|shared\/)/.test(name));
}
