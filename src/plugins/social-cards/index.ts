import {existsSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {hashCode} from '../../server/cache/buildCache';
import {cacheFolder} from '../../server/cache/cacheFolder';
import {getDocsVersions} from '../../server/content/readContent';
import type {PluginOptions} from './options';
import {listCards, type PlacedCard} from './server/listCards';
import {writeCards} from './server/writeCards';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Folders of the code that draws. */
const CODE = ['src/lib', 'src/plugins/social-cards'];

/** A picture for each doc, shown where its address is shared: see README.md. */
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

    allContentLoaded({allContent}) {
      cards = listCards(getDocsVersions(allContent), baseUrl, i18n.localeConfigs[i18n.currentLocale].htmlLang);
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
