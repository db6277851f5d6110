import type {LoadContext, Plugin} from '@docusaurus/types';
import type {DocumentTexts} from '../../lib/markdown';
import {buildCache, saveBuildCaches} from '../../server/cache/buildCache';
import {listVersions, type DocsVersion} from '../../server/content/listGroups';
import {createSiteClassNames} from '../../server/css/siteClassNames';
import {readStrings} from '../site-data/server/readStrings';
import {createPages} from './server/createPages';
import {createTranslationFiles, readTexts} from './server/texts';
import {writeTexts} from './server/writeTexts';

/** The docs as Markdown texts for readers that are programs: see README.md in this folder. */
export default function markdownPages({siteDir, siteConfig, i18n}: LoadContext): Plugin<DocumentTexts> {
  let versions: readonly DocsVersion[] = [];
  let texts = readTexts();

  return {
    name: 'site-markdown-pages',

    loadContent: () => texts,

    getTranslationFiles: createTranslationFiles,

    translateContent: ({translationFiles: [file]}) => readTexts(file),

    contentLoaded({content}) {
      texts = content;
    },

    allContentLoaded({allContent}) {
      versions = listVersions(allContent);
      return Promise.resolve();
    },

    async postBuild({outDir, baseUrl}) {
      const context = {outDir, baseUrl, origin: new URL(siteConfig.url).origin, ...texts};
      const {tagline} = await readStrings({siteDir, i18n, pluginName: 'site-data', locale: i18n.currentLocale});
      const otherLocales = i18n.locales
        .filter((lang) => lang !== i18n.currentLocale)
        .map((lang) => ({label: i18n.localeConfigs[lang].label, baseUrl: i18n.localeConfigs[lang].baseUrl}));
      const {localNames} = createSiteClassNames(siteDir);
      writeTexts(createPages(versions, {...context, localNames, keptTexts: buildCache('markdown-texts', siteDir)}), {
        ...context,
        siteTitle: siteConfig.title,
        summary: tagline?.message ?? siteConfig.tagline,
        texts,
        otherLocales,
      });
      saveBuildCaches();
    },
  };
}
