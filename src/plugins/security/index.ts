import type {LoadContext, Plugin} from '@docusaurus/types';
import {findSiteBaseUrl} from '../../lib/locale/findSiteBaseUrl';
import {serializeInlineScript} from '../../lib/text/serializeInlineScript';
import {checkMarkup} from './inline/checkMarkup';
import type {PluginOptions} from './options';
import {secureBuild} from './server/secureBuild';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Headers of the site, Trusted Types and hashes of its files: see README.md in this folder. */
export default function security({i18n, baseUrl}: LoadContext, options: PluginOptions): Plugin {
  const {pageScripts, connect, images, hasTrustedTypes} = options;
  return {
    name: 'site-security',

    injectHtmlTags() {
      const innerHTML = serializeInlineScript(checkMarkup, {baseUrl: findSiteBaseUrl({baseUrl, i18n})});
      return {headTags: [{tagName: 'script', innerHTML}]};
    },

    postBuild({outDir, routesPaths}) {
      secureBuild({
        outDir,
        baseUrl,
        routesPaths,
        sources: {connect, images, hasTrustedTypes},
        pageScripts: pageScripts(),
      });
      return Promise.resolve();
    },
  };
}
