import logger from '@docusaurus/logger';
import docs, {
  validateOptions as validate,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {docuHash} from '@docusaurus/utils';
import {redirectsOf} from '../../lib/addresses';
import {nameOptions} from '../../server/validate/checkOptions';
import type {AddressesContent} from '../addresses/types';
import type {TranslationsContent} from '../translations/types';
import {addMovedAnchors} from './server/addMovedAnchors';
import {addNoticeModules, addNotices} from './server/addNotices';
import {assertAddresses} from './server/assertAddresses';
import {explainSidebars} from './server/explainSidebars';
import {listLost} from './server/listLost';
import {listParts} from './server/listParts';
import {slimGlobalData} from './server/slimGlobalData';
import {slimRoute} from './server/slimRoute';

export const validateOptions = nameOptions('docs', validate);
export type {Options, PluginOptions} from '@docusaurus/plugin-content-docs';

/** Docusaurus' docs plugin, without the lists of all pages in the code of every page. */
export default async function docsPlugin(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const plugin = await docs(context, options);
  return {
    ...plugin,

    async loadContent() {
      try {
        // Docusaurus' plugin has it, whatever the type of all plugins says.
        const content: unknown = await plugin.loadContent?.();
        return content as LoadedContent;
      } catch (error) {
        throw explainSidebars(error);
      }
    },

    contentLoaded({actions}) {
      // A fixed place in the global data: what comes later stands there in the order in which the plugins get done.
      actions.setGlobalData({});
    },

    // Not earlier: a page is told what other plugins found out about it.
    async allContentLoaded({allContent, actions}) {
      const content = allContent[plugin.name].default as LoadedContent;
      assertAddresses(content);
      const lost = listLost(content);
      if (lost.length > 0) {
        logger.warn(
          `These pages stand in no sidebar:\n${lost.map((file) => `  ${file}`).join('\n')}\n` +
            'Name them in sidebars.ts, or give them "displayed_sidebar" in their front matter.',
        );
      }
      const {currentLocale, defaultLocale} = context.i18n;
      const isTranslation = currentLocale !== defaultLocale;
      const {notices} = allContent['site-translations'].default as TranslationsContent;
      const {redirects} = allContent['site-addresses'].default as AddressesContent;
      const ownRedirects = redirectsOf(redirects, currentLocale);
      await plugin.contentLoaded?.({
        content: addMovedAnchors(addNotices(content, notices), ownRedirects, context.baseUrl),
        actions: {
          ...actions,
          addRoute: (route) => actions.addRoute(slimRoute(addNoticeModules(route, notices, isTranslation))),
          setGlobalData: (data) => actions.setGlobalData(slimGlobalData(data)),
        },
      });
      // Every Markdown file imports its metadata (`metadataPath` in Docusaurus' plugin), which are written for pages alone.
      const parts = listParts(content, context.siteDir);
      await Promise.all(parts.map((source) => actions.createData(`${docuHash(source)}.json`, {})));
    },
  };
}
