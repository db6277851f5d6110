import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';

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

/**
 * Has the bundler's cache begin anew when a plugin of the site changes: one may change pages or style sheets while they are compiled. Docusaurus
 * names the site's configuration to the cache, and with it all that it imports; plugins and presets that are named by their path, in it
 * or by a preset, are not among that.
 */
export function dependOnPlugins(
  {experiments}: CachedConfig,
  {siteDir, siteConfig}: Pick<LoadContext, 'siteDir' | 'siteConfig'>,
): void {
  const cache = experiments?.cache;
  if (typeof cache === 'object') {
    const named = [...siteConfig.plugins, ...siteConfig.presets].map((item): unknown =>
      Array.isArray(item) ? item[0] : item,
    );
    const own = named.filter((name) => typeof name === 'string').filter((name) => name.startsWith('.'));
    const files = [...own.map((name) => path.resolve(siteDir, name)), ...listPlugins(siteDir)];
    cache.buildDependencies?.push(...new Set(files));
  }
}
