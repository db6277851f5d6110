import type {HtmlTagObject, LoadContext} from '@docusaurus/types';
import {APPEARANCE_STORAGE_KEY} from '../../../lib/appearance/appearance';
import {
  APP_IDLE_DELAY_MS,
  COLUMN_MEDIA,
  FIRST_PAINT_DELAY_MS,
  TAB_KEY_PREFIX,
  VERSION_BANNER_KEY,
} from '../../../lib/constants';
import {VISITED_STORAGE_KEY} from '../../../lib/locale';
import {findSiteBaseUrl} from '../../../lib/locale/findSiteBaseUrl';
import {docsVersions} from '../../../lib/site/docsVersions';
import {siteConfig} from '../../../lib/site/siteConfig';
import {serializeInlineScript} from '../../../lib/text/serializeInlineScript';
import {APP_FAILURE_EVENT, APP_READY_EVENT, PENDING_ATTRIBUTE} from '../../../lib/ui/events';
import {FOCUSED_FIELD, SIDEBAR_PLACE} from '../../../lib/ui/ids';
import {UI_PARTS} from '../../../lib/ui/uiSwitch';
import {applyAppearance} from '../inline/appearance';
import {cleanAddress} from '../inline/cleanAddress';
import {hideParts} from '../inline/hideParts';
import {keepActions} from '../inline/keepActions';
import {showActiveEntry} from '../inline/showActiveEntry';
import {skipToContent} from '../inline/skipToContent';
import {startApp} from '../inline/startApp';
import {APP_SCRIPT_TYPE} from '../ssrTemplate';

/** Where scripts stand in a page, as `injectHtmlTags` names the places. */
export type ScriptTags = Readonly<Record<'headTags' | 'preBodyTags' | 'postBodyTags', HtmlTagObject[]>>;

/** The link of `@docusaurus/theme-common` that skips to the content, by where it leads to (`SkipToContentFallbackId`). */
const SKIP_LINK = '[href="#__docusaurus_skipToContent_fallback"]';

function createTag(innerHTML: string): HtmlTagObject {
  return {tagName: 'script', innerHTML};
}

/** The inline scripts of every page, with what they are told. In the head the order counts: clean addresses come first. */
export function createScriptTags({baseUrl, i18n}: Pick<LoadContext, 'baseUrl' | 'i18n'>): ScriptTags {
  const {darkMode, announcement} = siteConfig;
  return {
    headTags: [
      serializeInlineScript(cleanAddress, {baseUrl: findSiteBaseUrl({baseUrl, i18n}), defaultLang: i18n.defaultLocale}),
      serializeInlineScript(hideParts, {
        parts: UI_PARTS,
        announcementKey: announcement?.localStorageKey ?? '',
        baseUrls: [...new Set([...i18n.locales.map((lang) => i18n.localeConfigs[lang].baseUrl), baseUrl])],
        versions: Object.values(docsVersions.versions).flatMap(({banner, label}) => (banner && label ? [label] : [])),
        versionBannerKey: VERSION_BANNER_KEY,
      }),
      serializeInlineScript(skipToContent, {link: SKIP_LINK}),
      serializeInlineScript(
        startApp,
        {
          scriptType: APP_SCRIPT_TYPE,
          field: `[${FOCUSED_FIELD}]`,
          readyEvent: APP_READY_EVENT,
          failureEvent: APP_FAILURE_EVENT,
          pendingAttribute: PENDING_ATTRIBUTE,
          idleDelay: APP_IDLE_DELAY_MS,
          paintDelay: FIRST_PAINT_DELAY_MS,
          visitedKey: VISITED_STORAGE_KEY,
          defaultLang: i18n.defaultLocale,
          tabKeyPrefix: TAB_KEY_PREFIX,
        },
        keepActions,
      ),
    ].map(createTag),
    preBodyTags: [serializeInlineScript(applyAppearance, {storageKey: APPEARANCE_STORAGE_KEY, darkMode})].map(
      createTag,
    ),
    postBodyTags: [serializeInlineScript(showActiveEntry, {...SIDEBAR_PLACE, media: COLUMN_MEDIA})].map(createTag),
  };
}
