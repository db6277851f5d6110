import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheFolder} from '../site-data/server/cacheFolder';

/** Pages that did not change are not rendered again by the next production build: see README.md. No options. */
export default function renderCache({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'site-render-cache',

    configureWebpack({output}, isServer, {currentBundler}) {
      const cache = cacheFolder(siteDir, i18n.currentLocale);
      if (!isServer || cache === undefined) {
        return {};
      }
      const folder = path.join(cache, 'pages');
      const {DefinePlugin} = currentBundler.instance;
      return {
        mergeStrategy: {entry: 'replace'},
        entry: {main: path.join(__dirname, 'bundle', 'serverEntry.ts')},
        plugins: [new DefinePlugin({RENDER_CACHE: JSON.stringify({folder, output: output?.path ?? ''})})],
      };
    },
  };
}
