import type {LoadContext, Plugin} from '@docusaurus/types';
import type {DocumentTexts} from '../../lib/markdown';
import {buildCache, saveBuildCaches} from '../../server/cache/buildCache';
import {listVersions, type DocsVersion} from '../../server/content/listGroups';
import {createSiteClassNames} from '../../server/css/siteClassNames';
import {refuseOptions} from '../../server/validate/checkOptions';
import type {SiteDataContent} from '../site-data/types';
import {createOtherPages} from './server/createOtherPages';
import {createPages} from './server/createPages';
import {createTranslationFiles, readTexts} from './server/texts';
import {writeTexts} from './server/writeTexts';

export const validateOptions = refuseOptions('markdown-pages');

/** Pages as Markdown texts for readers that are programs, the docs and those others that name a text: see README.md in this folder. */
export default function markdownPages({siteDir, siteConfig, i18n}: LoadContext): Plugin<DocumentTexts> {
  let versions: readonly DocsVersion[] = [];
  let {tagline} = siteConfig;
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
      tagline = (allContent['site-data'].default as SiteDataContent).site.tagline;
      return Promise.resolve();
    },

    postBuild({outDir, baseUrl, routesPaths}) {
      const otherLocales = i18n.locales
        .filter((lang) => lang !== i18n.currentLocale)
        .map((lang) => ({label: i18n.localeConfigs[lang].label, baseUrl: i18n.localeConfigs[lang].baseUrl}));
      const context = {
        outDir,
        baseUrl,
        origin: new URL(siteConfig.url).origin,
        otherBaseUrls: otherLocales.map((locale) => locale.baseUrl),
        ...texts,
      };
      const {localNames} = createSiteClassNames(siteDir);
      const docs = createPages(versions, {...context, localNames, keptTexts: buildCache('markdown-texts', siteDir)});
      writeTexts(docs, createOtherPages(routesPaths, versions, {...context, localNames}), {
        ...context,
        siteTitle: siteConfig.title,
        summary: tagline,
        texts,
        otherLocales,
      });
      saveBuildCaches();
      return Promise.resolve();
    },
  };
}
