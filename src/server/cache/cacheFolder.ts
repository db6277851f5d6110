import path from 'node:path';

/**
 * Folder of what the production build of a locale keeps for the next one, below `node_modules/.cache` like that of the bundler: each
 * locale has its own, because they are built at the same time. Undefined if nothing is to be kept: in development, and with
 * `DOCUSAURUS_NO_PERSISTENT_CACHE`, Docusaurus' own switch.
 */
export function cacheFolder(siteDir: string, lang: string): string | undefined {
  return process.env.NODE_ENV !== 'production' || process.env.DOCUSAURUS_NO_PERSISTENT_CACHE
    ? undefined
    : path.join(siteDir, 'node_modules', '.cache', 'site', lang);
}
