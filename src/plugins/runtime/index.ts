import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {siteConfig} from '../../lib/site/siteConfig';
import {refuseOptions} from '../../server/validate/checkOptions';
import {createReplacements} from './server/createReplacements';
import {createScriptTags} from './server/createScriptTags';
import {followSystem} from './server/followSystem';

export const validateOptions = refuseOptions('runtime');

/**
 * The connection of hot reloading gets an address below the locale's path, so that one host can serve the development
 * servers of every locale (tools/start).
 */
function createHotReloadAddress(baseUrl: string): object {
  const address = `${baseUrl}__hot`;
  return {client: {webSocketURL: {pathname: address}}, webSocketServer: {type: 'ws', options: {path: address}}};
}

/** What runs on every page outside components: see README.md in this folder. */
export default function runtimePlugin({baseUrl, i18n}: LoadContext): Plugin {
  const clientDir = path.join(__dirname, 'client');
  return {
    name: 'site-runtime',

    getClientModules() {
      return ['hiddenParts.ts', 'pageChange.ts'].map((name) => path.join(clientDir, name));
    },

    configureWebpack(_config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      // Docusaurus hands `devServer` on to its development server; the bundler's own type does not have it.
      return {
        ...(!isServer && process.env.NODE_ENV === 'production' && {entry: path.join(clientDir, 'entry.ts')}),
        ...(process.env.NODE_ENV === 'development' && {devServer: createHotReloadAddress(baseUrl)}),
        plugins: createReplacements(clientDir, isServer).map(
          ([request, module]) => new NormalModuleReplacementPlugin(request, module),
        ),
      };
    },

    configurePostCss(options) {
      options.plugins.push(followSystem(siteConfig));
      return options;
    },

    injectHtmlTags: () => createScriptTags({baseUrl, i18n}),
  };
}
