import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheFolder} from '../site-data/server/cacheFolder';
import {minifyPages} from './server/minifyPages';

/** Minifies pages in the place of Docusaurus, which does all of them in each build: see README.md. No options. */
export default function minify({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'site-minify',

    // At once, not later: the plugins behind this one read the pages.
    postBuild({outDir}) {
      // Set by tools/build/locales.mjs, which tells Docusaurus to leave the pages as they are.
      if (process.env.MINIFY_PAGES === 'true') {
        const cache = cacheFolder(siteDir, i18n.currentLocale);
        minifyPages({
          outDir,
          otherLocales: i18n.locales.filter((lang) => lang !== i18n.currentLocale),
          folder: cache && path.join(cache, 'minified'),
          warn: (message) => logger.warn(message),
        });
      }
      return Promise.resolve();
    },
  };
}
