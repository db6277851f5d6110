import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {CURRENT} from '../../lib/site/versionName';

/** The plugin's folder with the translations of a language. */
const PLUGIN = 'docusaurus-plugin-content-docs';

/**
 * Folder of a version's docs in the default language, from the site's folder on.
 * @param version Docusaurus' name: `current` or the name of a cut version
 */
export function getDocsFolder(version: string): string {
  return version === CURRENT ? 'docs' : `versioned_docs/version-${version}`;
}

/**
 * Folder of a version's docs in another language, from the site's folder on.
 * @param version Docusaurus' name: `current` or the name of a cut version
 */
export function getTranslatedFolder(locale: string, version: string): string {
  return `i18n/${locale}/${PLUGIN}/${version === CURRENT ? CURRENT : `version-${version}`}`;
}

/** Languages with a folder of their own, whatever is in it, sorted. */
export function listLocaleFolders(siteDir: string): string[] {
  const folder = path.join(siteDir, 'i18n');
  const entries = existsSync(folder) ? readdirSync(folder, {withFileTypes: true}) : [];
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({name}) => name)
    .sort();
}

/** Languages that have translations of the docs, sorted. */
export function listTranslatedLocales(siteDir: string): string[] {
  return listLocaleFolders(siteDir).filter((locale) => existsSync(path.join(siteDir, 'i18n', locale, PLUGIN)));
}
