import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {refuseOptions} from '../../server/validate/checkOptions';

export const validateOptions = refuseOptions('code-tokens');

/** Keeps Prism out of the browser: code is highlighted at build time by `remarkCodeTokens`. No options. */
export default function codeTokensPlugin(): Plugin {
  return {
    name: 'site-code-tokens',
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(
            /theme-classic[\\/]lib[\\/]prism-include-languages(\.js)?$/,
            path.join(__dirname, 'empty.ts'),
          ),
        ],
      };
    },
  };
}
