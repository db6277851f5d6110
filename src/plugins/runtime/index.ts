import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {APPEARANCE_STORAGE_KEY} from '../../lib/appearance/appearance';
import {APP_IDLE_DELAY_MS, COLUMN_MEDIA, TAB_KEY_PREFIX, VERSION_BANNER_KEY} from '../../lib/constants';
import {VISITED_STORAGE_KEY} from '../../lib/locale';
import {findSiteBaseUrl} from '../../lib/locale/findSiteBaseUrl';
import {siteConfig} from '../../lib/site/siteConfig';
import {serializeInlineScript} from '../../lib/text/serializeInlineScript';
import versionNames from '../../../versions.json';
import {APP_FAILURE_EVENT, APP_READY_EVENT, PENDING_ATTRIBUTE} from '../../lib/ui/events';
import {SIDEBAR_ID} from '../../lib/ui/ids';
import {UI_PARTS} from '../../lib/ui/uiSwitch';
import {applyAppearance} from './inline/appearance';
import {cleanAddress} from './inline/cleanAddress';
import {hideParts} from './inline/hideParts';
import {showActiveEntry} from './inline/showActiveEntry';
import {skipToContent} from './inline/skipToContent';
import {startApp} from './inline/startApp';
import {followSystem} from './server/followSystem';
import {APP_SCRIPT_TYPE} from './ssrTemplate';

/** Core's module for links. */
const LINK = path.join('@docusaurus', 'core', 'lib', 'client', 'exports', 'Link.js');
/** Core's module that starts the app in the browser. */
const CLIENT_ENTRY = path.join('@docusaurus', 'core', 'lib', 'client', 'clientEntry.js');
/** The stock theme's client module with the progress bar. */
const STOCK_PROGRESS = /[\\/]theme-classic[\\/]lib[\\/]nprogress$/;

/** The link of `@docusaurus/theme-common` that skips to the content, by where it leads to (`SkipToContentFallbackId`). */
const SKIP_LINK = '[href="#__docusaurus_skipToContent_fallback"]';

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
  const siteBaseUrl = findSiteBaseUrl({baseUrl, i18n});
  return {
    name: 'site-runtime',

    getClientModules() {
      return [path.join(__dirname, 'client/hiddenParts.ts'), path.join(__dirname, 'client/pageChange.ts')];
    },

    configureWebpack(_config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const entryModules: Readonly<Record<string, string>> = {
        './preload': path.join(__dirname, 'client/preload.ts'),
        './docusaurus': path.join(__dirname, 'client/loadAhead.ts'),
      };
      const takeEntryModule = (resource: {request: string; contextInfo: {issuer: string}}): void => {
        if (resource.contextInfo.issuer.endsWith(CLIENT_ENTRY)) {
          resource.request = entryModules[resource.request] ?? resource.request;
        }
      };
      const linkEnvironment = path.join(__dirname, 'client/linkEnvironment.ts');
      const takeLinkEnvironment = (resource: {request: string; contextInfo: {issuer: string}}): void => {
        if (resource.contextInfo.issuer.endsWith(LINK)) {
          resource.request = linkEnvironment;
        }
      };
      // Docusaurus hands `devServer` on to its development server; the bundler's own type does not have it.
      return {
        ...(!isServer && process.env.NODE_ENV === 'production' && {entry: path.join(__dirname, 'client/entry.ts')}),
        ...(process.env.NODE_ENV === 'development' && {devServer: createHotReloadAddress(baseUrl)}),
        plugins: [
          new NormalModuleReplacementPlugin(
            /^\.\/PendingNavigation$/,
            path.join(__dirname, 'client/PendingNavigation.tsx'),
          ),
          ...(isServer
            ? []
            : [
                new NormalModuleReplacementPlugin(STOCK_PROGRESS, path.join(__dirname, 'client/progressBar.ts')),
                new NormalModuleReplacementPlugin(/^\.\/(?:preload|docusaurus)$/, takeEntryModule),
                new NormalModuleReplacementPlugin(/^\.\/ExecutionEnvironment$/, takeLinkEnvironment),
                new NormalModuleReplacementPlugin(
                  /^@docusaurus\/ComponentCreator$/,
                  path.join(__dirname, 'client/ComponentCreator.tsx'),
                ),
              ]),
        ],
      };
    },

    configurePostCss(options) {
      if (siteConfig.darkMode) {
        options.plugins.push(followSystem());
      }
      return options;
    },

    injectHtmlTags() {
      const {darkMode, announcement} = siteConfig;
      const script = (innerHTML: string) => ({tagName: 'script', innerHTML});
      return {
        headTags: [
          script(serializeInlineScript(cleanAddress, {baseUrl: siteBaseUrl, defaultLang: i18n.defaultLocale})),
          script(
            serializeInlineScript(hideParts, {
              parts: UI_PARTS,
              announcementKey: announcement?.localStorageKey ?? '',
              baseUrls: [...new Set([...i18n.locales.map((lang) => i18n.localeConfigs[lang].baseUrl), baseUrl])],
              versions: versionNames,
              versionBannerKey: VERSION_BANNER_KEY,
            }),
          ),
          script(serializeInlineScript(skipToContent, {link: SKIP_LINK})),
          script(
            serializeInlineScript(startApp, {
              scriptType: APP_SCRIPT_TYPE,
              readyEvent: APP_READY_EVENT,
              failureEvent: APP_FAILURE_EVENT,
              pendingAttribute: PENDING_ATTRIBUTE,
              idleDelay: APP_IDLE_DELAY_MS,
              visitedKey: VISITED_STORAGE_KEY,
              defaultLang: i18n.defaultLocale,
              tabKeyPrefix: TAB_KEY_PREFIX,
            }),
          ),
        ],
        postBodyTags: [script(serializeInlineScript(showActiveEntry, {sidebarId: SIDEBAR_ID, media: COLUMN_MEDIA}))],
        preBodyTags: [script(serializeInlineScript(applyAppearance, {storageKey: APPEARANCE_STORAGE_KEY, darkMode}))],
      };
    },
  };
}
