import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {APPEARANCE_STORAGE_KEY} from '../../lib/appearance/appearance';
import {siteConfig} from '../../lib/site/siteConfig';
import {UI_PARTS} from '../../lib/ui/uiSwitch';
import {applyAppearance} from './inline/appearance';
import {cleanAddress} from './inline/cleanAddress';
import {hideParts} from './inline/hideParts';
import {serializeInlineScript} from './inline/serialize';

/** What runs on every page outside components: see README.md in this folder. */
export default function runtimePlugin({baseUrl, i18n}: LoadContext): Plugin {
  const siteBaseUrl =
    i18n.currentLocale === i18n.defaultLocale ? baseUrl : baseUrl.replace(new RegExp(`${i18n.currentLocale}/$`), '');
  return {
    name: 'site-runtime',

    getClientModules() {
      return [path.join(__dirname, 'client/hiddenParts.ts'), path.join(__dirname, 'client/pageChange.ts')];
    },

    configureWebpack(_config, _isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(
            /^\.\/PendingNavigation$/,
            path.join(__dirname, 'client/PendingNavigation.tsx'),
          ),
        ],
      };
    },

    injectHtmlTags() {
      const {darkMode, announcement} = siteConfig;
      const script = (innerHTML: string) => ({tagName: 'script', innerHTML});
      return {
        headTags: [
          script(serializeInlineScript(cleanAddress, {baseUrl: siteBaseUrl, defaultLang: i18n.defaultLocale})),
          script(
            serializeInlineScript(hideParts, {parts: UI_PARTS, announcementKey: announcement?.localStorageKey ?? ''}),
          ),
        ],
        preBodyTags: [script(serializeInlineScript(applyAppearance, {storageKey: APPEARANCE_STORAGE_KEY, darkMode}))],
      };
    },
  };
}
