import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {getOptionTextsPath} from '../../../server/facts/readOptionTexts';
import {listFiles} from '../../../server/files/listFiles';

/** What is read and changed of the configuration of the bundler. */
export type CachedConfig = {
  readonly experiments?: {readonly cache?: boolean | {readonly type?: string; readonly buildDependencies?: string[]}};
};

/** Every plugin of the site, by its file. */
function listPlugins(siteDir: string): string[] {
  const folder = path.join(siteDir, 'src', 'plugins');
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names.map((name) => path.join(folder, name, 'index.ts')).filter((file) => existsSync(file));
}

/** Folders with JSON files that are read, not imported, while pages are compiled: facts of options, and what samples were proven with. */
const DATA_FOLDERS = ['facts', 'results'].map((name) => path.join('src', 'plugins', 'verified-docs', name));

/** The locked packages that samples of each docs version are proven with. Keep in step with `listLocks` of `tools/inputs.mjs`. */
function listLocks(siteDir: string): string[] {
  const folder = path.join(siteDir, 'verify');
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names.map((name) => path.join(folder, name, 'package-lock.json')).filter((file) => existsSync(file));
}

/** Files that change what pages are compiled to. Only what is there: a name without a file has every build begin anew. */
function listData(siteDir: string, locale: string): string[] {
  const json = DATA_FOLDERS.flatMap((folder) => listFiles(path.join(siteDir, folder), /\.json$/));
  const texts = [path.join(siteDir, getOptionTextsPath(locale))].filter((file) => existsSync(file));
  return [...json, ...texts, ...listLocks(siteDir)];
}

/**
 * Has the bundler's cache begin anew when a plugin of the site changes, or data that plugins read: one may change pages or style sheets
 * while they are compiled. Docusaurus names the site's configuration to the cache, and with it all that it imports; plugins and presets
 * that are named by their path, in it or by a preset, are not among that.
 */
export function dependOnPlugins(
  {experiments}: CachedConfig,
  {siteDir, siteConfig, i18n}: Pick<LoadContext, 'siteDir' | 'siteConfig' | 'i18n'>,
): void {
  const cache = experiments?.cache;
  if (typeof cache === 'object') {
    const named = [...siteConfig.plugins, ...siteConfig.presets].map((item): unknown =>
      Array.isArray(item) ? item[0] : item,
    );
    const own = named.filter((name) => typeof name === 'string').filter((name) => name.startsWith('.'));
    const files = [
      ...own.map((name) => path.resolve(siteDir, name)),
      ...listPlugins(siteDir),
      ...listData(siteDir, i18n.currentLocale),
    ];
    cache.buildDependencies?.push(...new Set(files));
  }
}
