import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheFolder, commonCacheFolder} from '../../server/cache/cacheFolder';
import {getDocsVersions} from '../../server/content/readContent';
import {refuseOptions} from '../../server/validate/checkOptions';
import {dependOnPlugins, type CachedConfig} from './server/dependOnPlugins';
import {readEra, renewOnMoves, type VersionedConfig} from './server/renewOnMoves';

export const validateOptions = refuseOptions('render-cache');

/** Keeps the addresses that the bundler's cache was made with, in development as well; undefined without that cache. */
function getAddressesFile(siteDir: string, lang: string): string | undefined {
  const folder = commonCacheFolder(siteDir, lang);
  return folder && path.join(folder, `addresses-${process.env.NODE_ENV}.json`);
}

/** Pages that did not change are not rendered again by the next production build: see README.md. No options. */
export default function renderCache({siteDir, siteConfig, i18n}: LoadContext): Plugin {
  const cache = cacheFolder(siteDir, i18n.currentLocale);
  const addressesFile = getAddressesFile(siteDir, i18n.currentLocale);
  let era = '';

  return {
    name: 'site-render-cache',

    allContentLoaded({allContent}) {
      era = addressesFile === undefined ? '' : readEra(addressesFile, getDocsVersions(allContent));
      return Promise.resolve();
    },

    configureWebpack(config, isServer, {currentBundler}) {
      dependOnPlugins(config as CachedConfig, {siteDir, siteConfig, i18n});
      renewOnMoves(config as VersionedConfig, era);
      if (!isServer || cache === undefined) {
        return {};
      }
      const folder = path.join(cache, 'pages');
      const {DefinePlugin} = currentBundler.instance;
      return {
        mergeStrategy: {entry: 'replace'},
        entry: {main: path.join(__dirname, 'bundle', 'serverEntry.ts')},
        plugins: [new DefinePlugin({RENDER_CACHE: JSON.stringify({folder, output: config.output?.path ?? ''})})],
      };
    },
  };
}
