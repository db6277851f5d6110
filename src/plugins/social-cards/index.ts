import {existsSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {hashCode} from '../../server/cache/buildCache';
import {cacheFolder} from '../../server/cache/cacheFolder';
import {getDocsVersions, getPages} from '../../server/content/readContent';
import type {SiteDataContent} from '../site-data/types';
import type {PluginOptions} from './options';
import {listCards, type PlacedCard} from './server/listCards';
import {createSiteCard, listIllustrated} from './server/siteCard';
import {writeCards} from './server/writeCards';
import type {SocialCardsData} from './types';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Folders of the code that draws. */
const CODE = ['src/lib', 'src/plugins/social-cards'];

/** A picture for each doc and one for other pages, shown where their addresses are shared: see README.md. */
export default function socialCards(
  {siteDir, siteConfig, baseUrl, i18n}: LoadContext,
  {logo, fonts}: PluginOptions,
): Plugin<void> {
  const logoFile = path.join(siteDir, logo);
  if (!existsSync(logoFile)) {
    throw new Error(`social-cards: the option "logo" in docusaurus.config.ts names "${logo}", which does not exist.`);
  }
  let cards: readonly PlacedCard[] = [];

  return {
    name: 'site-social-cards',

    contentLoaded({actions}) {
      // A fixed place in the global data: what comes later stands there in the order in which the plugins get done.
      actions.setGlobalData({});
    },

    allContentLoaded({allContent, actions}) {
      const versions = getDocsVersions(allContent);
      const {htmlLang} = i18n.localeConfigs[i18n.currentLocale];
      const {socialCard, tagline} = (allContent['site-data'].default as SiteDataContent).site;
      cards = listCards(versions, baseUrl, htmlLang);
      if (socialCard === undefined) {
        cards = [...cards, createSiteCard(tagline, htmlLang)];
      }
      actions.setGlobalData({
        ...(socialCard === undefined && {alt: `${siteConfig.title} ${siteConfig.titleDelimiter} ${tagline}`}),
        illustrated: listIllustrated(versions, getPages(allContent)),
      } satisfies SocialCardsData);
      return Promise.resolve();
    },

    postBuild({outDir}) {
      const cache = cacheFolder(siteDir, i18n.currentLocale);
      return writeCards(cards, {
        siteDir,
        outDir,
        cacheDir: cache && path.join(cache, 'cards'),
        code: hashCode(siteDir, CODE),
        logoFile,
        font: fonts[i18n.currentLocale],
        siteTitle: siteConfig.title,
        host: new URL(siteConfig.url).host,
        warn: (message) => logger.warn(message),
      });
    },
  };
}
