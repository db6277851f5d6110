import path from 'node:path';
import logger from '@docusaurus/logger';
import type {I18n, LoadContext, Plugin} from '@docusaurus/types';
import {collectMovedAnchors, createHostRedirects, redirectsOf, type LocaleBases} from '../../lib/addresses';
import {buildCache} from '../../server/cache/buildCache';
import type {PluginOptions} from './options';
import type {AddressesContent} from './types';
import {writeBuiltAddresses} from './server/builtAddresses';
import {checkAddresses} from './server/checkAddresses';
import {copyMovedTexts} from './server/copyMovedTexts';
import {readRedirects} from './server/declared';
import {injectMovedAnchors} from './server/injectMovedAnchors';
import {readPages, type PageAnchors} from './server/readPages';
import {writeHostFiles} from './server/writeHostFiles';
import {writeRedirectPages} from './server/writeRedirectPages';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Base paths of the locales that the host of this build serves. */
function basesOf({currentLocale, defaultLocale, locales, localeConfigs}: I18n, baseUrl: string): LocaleBases {
  // A build of another locale alone may be published at the root.
  return currentLocale === defaultLocale
    ? Object.fromEntries(locales.map((lang) => [lang, localeConfigs[lang].baseUrl]))
    : {[currentLocale]: baseUrl};
}

/** Keeps addresses: redirects that are declared, and a ledger of what has been published; see README.md in this folder. */
export default function addresses(
  context: LoadContext,
  {folder: name, exclude}: PluginOptions,
): Plugin<AddressesContent> {
  const {siteDir, i18n} = context;
  const folder = path.join(siteDir, name);
  const lang = i18n.currentLocale;

  return {
    name: 'site-addresses',

    loadContent() {
      return {redirects: readRedirects(folder, i18n.locales)};
    },

    async postBuild(props) {
      const declared = props.content.redirects;
      const place = {outDir: props.outDir, baseUrl: props.baseUrl};
      const redirects = redirectsOf(declared, lang);
      const kept = buildCache<PageAnchors>('anchors', siteDir);
      const pages = readPages(props.routes, place, kept);
      kept.save();
      writeBuiltAddresses(place.outDir, {
        lang,
        baseUrl: place.baseUrl,
        redirects: createHostRedirects(redirects, {[lang]: place.baseUrl}),
        exclude,
        pages,
      });

      const added = checkAddresses({folder, lang, pages, redirects: declared, exclude});
      if (added.length > 0) {
        logger.warn(
          `${added.length} addresses (${lang}) are not in ${name}/ledger.txt yet; add them with "npm run docs:ledger".`,
        );
      }
      await writeRedirectPages(context, props, redirects);
      // All plugins are at it side by side: site-markdown-pages has written the texts before it let this one go on.
      copyMovedTexts(place.outDir, redirects);
      injectMovedAnchors(collectMovedAnchors(redirects, pages, place.baseUrl), place);
      if (lang === i18n.defaultLocale || !place.baseUrl.endsWith(`/${lang}/`)) {
        writeHostFiles(place.outDir, declared, basesOf(i18n, place.baseUrl));
      }
    },
  };
}
