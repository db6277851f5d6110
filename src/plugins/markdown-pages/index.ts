import type {LoadContext, Plugin} from '@docusaurus/types';
import {createSiteClassNames} from '../lean/server/siteClassNames';
import {buildCache, saveBuildCaches} from '../site-data/server/buildCache';
import {createPages} from './server/createPages';
import {listVersions, type DocsVersion} from './server/listGroups';
import {writeTexts} from './server/writeTexts';

/** The docs as Markdown texts for readers that are programs: see README.md in this folder. */
export default function markdownPages({siteDir, siteConfig, i18n}: LoadContext): Plugin<void> {
  let versions: readonly DocsVersion[] = [];

  return {
    name: 'site-markdown-pages',

    allContentLoaded({allContent}) {
      versions = listVersions(allContent);
      return Promise.resolve();
    },

    postBuild({outDir, baseUrl}) {
      const context = {outDir, baseUrl, origin: new URL(siteConfig.url).origin};
      const otherLocales = i18n.locales
        .filter((lang) => lang !== i18n.currentLocale)
        .map((lang) => ({label: i18n.localeConfigs[lang].label, baseUrl: i18n.localeConfigs[lang].baseUrl}));
      const {localNames} = createSiteClassNames(siteDir);
      writeTexts(createPages(versions, {...context, localNames, keptTexts: buildCache('markdown-texts', siteDir)}), {
        ...context,
        siteTitle: siteConfig.title,
        summary: siteConfig.tagline,
        otherLocales,
      });
      saveBuildCaches();
      return Promise.resolve();
    },
  };
}
