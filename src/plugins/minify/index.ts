import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildCache} from '../../server/cache/buildCache';
import {cacheFolder} from '../../server/cache/cacheFolder';
import {refuseOptions} from '../../server/validate/checkOptions';
import {keepScripts} from './server/keepScripts';
import {minifyPages} from './server/minifyPages';

export const validateOptions = refuseOptions('minify');

/** Minifies pages and scripts that changed since the last build; Docusaurus does all of them in each: see README.md. No options. */
export default function minify({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'site-minify',

    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      // Docusaurus has the types of webpack here.
      return {plugins: [keepScripts(buildCache('scripts', siteDir)) as {apply: () => void}]};
    },

    // At once, not later: the plugins behind this one read the pages.
    postBuild({outDir, baseUrl, routesPaths}) {
      // Set by tools/build/locales.mjs, which tells Docusaurus to leave the pages as they are.
      if (process.env.MINIFY_PAGES === 'true') {
        const cache = cacheFolder(siteDir, i18n.currentLocale);
        minifyPages({
          outDir,
          baseUrl,
          routesPaths,
          folder: cache && path.join(cache, 'minified'),
          warn: (message) => logger.warn(message),
        });
      }
      return Promise.resolve();
    },
  };
}
