import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {getListFiles} from '../../src/plugins/verified-docs/server/lists';
import {getEnvFolder} from '../../src/plugins/verified-docs/server/samples/hashSample';
import {listNames, PAGE_FILE} from '../../src/server/files/listFiles';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

export const VERSIONS_FILE = 'versions.json';
export const CHANGELOG_FILE = 'CHANGELOG.md';
export {CURRENT_VERSION_FILE} from '../../src/server/site/readSiteFiles';
export const CURRENT_FOLDER = 'docs';

/** Files of an environment that are committed; what they install is not. */
const ENV_FILES = ['package.json', 'package-lock.json'];

/** Languages that have translations of the docs. */
export function listLocales(siteDir: string): string[] {
  const folder = path.join(siteDir, 'i18n');
  const locales = existsSync(folder) ? readdirSync(folder).sort() : [];
  return locales.filter((locale) => existsSync(path.join(folder, locale, DOCS_PLUGIN)));
}

/** Folder of a translated version: `current` or the name of a cut one. */
export function getTranslatedFolder(locale: string, name: string): string {
  return `i18n/${locale}/${DOCS_PLUGIN}/${name === 'current' ? name : `version-${name}`}`;
}

/** Sidebar labels and version label of a translated version. */
export function getTranslatedLabels(locale: string, name: string): string {
  return `${getTranslatedFolder(locale, name)}.json`;
}

/** Folder of the docs of a cut version, from the site's folder on. */
export function getVersionFolder(name: string): string {
  return `versioned_docs/version-${name}`;
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
    getVersionFolder(name),
    getVersionSidebars(name),
    ...listLocales(siteDir).flatMap((locale) => [getTranslatedFolder(locale, name), getTranslatedLabels(locale, name)]),
    ...getCheckFiles(siteDir, name),
  ];
}

/** Names of the pages below a folder, without parts that have no address. */
export function listPages(folder: string): string[] {
  return listNames(folder, PAGE_FILE).filter((name) => !/(?:^|\/)(?:_|shared\/)/.test(name));
}
