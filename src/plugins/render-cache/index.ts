import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Pages that did not change are not rendered again by the next production build: see README.md. No options. */
export default function renderCache({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'site-render-cache',

    configureWebpack({output}, isServer, {currentBundler}) {
      // The variable is Docusaurus' own switch for what builds keep.
      if (!isServer || process.env.NODE_ENV !== 'production' || process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) {
        return {};
      }
      const folder = path.join(siteDir, 'node_modules', '.cache', 'site', i18n.currentLocale, 'pages');
      const {DefinePlugin} = currentBundler.instance;
      return {
        mergeStrategy: {entry: 'replace'},
        entry: {main: path.join(__dirname, 'bundle', 'serverEntry.ts')},
        plugins: [new DefinePlugin({RENDER_CACHE: JSON.stringify({folder, output: output?.path ?? ''})})],
      };
    },
  };
}
