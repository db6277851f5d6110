import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheFolder} from '../../server/cache/cacheFolder';
import {refuseOptions} from '../../server/validate/checkOptions';
import {dependOnPlugins, type CachedConfig} from './server/dependOnPlugins';

export const validateOptions = refuseOptions('render-cache');

/** Pages that did not change are not rendered again by the next production build: see README.md. No options. */
export default function renderCache({siteDir, siteConfig, i18n}: LoadContext): Plugin {
  return {
    name: 'site-render-cache',

    configureWebpack(config, isServer, {currentBundler}) {
      dependOnPlugins(config as CachedConfig, {siteDir, siteConfig, i18n});
      const cache = cacheFolder(siteDir, i18n.currentLocale);
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
