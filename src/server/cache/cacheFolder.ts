import path from 'node:path';

/**
 * Folder of what a build or the development server of a locale keeps for the next one, below `node_modules/.cache` like that of the
 * bundler: each locale has its own, because they are built at the same time. Undefined with `DOCUSAURUS_NO_PERSISTENT_CACHE`,
 * Docusaurus' own switch.
 */
export function commonCacheFolder(siteDir: string, lang: string): string | undefined {
  return process.env.DOCUSAURUS_NO_PERSISTENT_CACHE
    ? undefined
    : path.join(siteDir, 'node_modules', '.cache', 'site', lang);
}

/** The same folder for what production builds alone keep: undefined in development, too. */
export function cacheFolder(siteDir: string, lang: string): string | undefined {
  return process.env.NODE_ENV === 'production' ? commonCacheFolder(siteDir, lang) : undefined;
}
