import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';

/** What is read and changed of the configuration of the bundler. */
export type CachedConfig = {
  readonly experiments?: {readonly cache?: boolean | {readonly type?: string; readonly buildDependencies?: string[]}};
};

/**
 * Has the bundler's cache begin anew when a plugin of the site changes: one may change pages or style sheets while they are compiled. Docusaurus
 * names the site's configuration to the cache, and with it all that it imports; plugins that it names by their path are not among that.
 */
export function dependOnPlugins(
  {experiments}: CachedConfig,
  {siteDir, siteConfig}: Pick<LoadContext, 'siteDir' | 'siteConfig'>,
): void {
  const cache = experiments?.cache;
  if (typeof cache === 'object') {
    const names = siteConfig.plugins.map((plugin): unknown => (Array.isArray(plugin) ? plugin[0] : plugin));
    const own = names.filter((name) => typeof name === 'string').filter((name) => name.startsWith('.'));
    cache.buildDependencies?.push(...own.map((name) => path.resolve(siteDir, name)));
  }
}
