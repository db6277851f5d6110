import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {listImages} from '../../lib/site/listImages';
import type {SiteRecords} from '../../lib/site/records';
import {saveBuildCaches} from '../../server/cache/buildCache';
import {getDocsVersions} from '../../server/content/readContent';
import {readSite, type PluginOptions} from './options';
import {createOverviews} from './server/createOverviews';
import {createPageFlags, createRecords, type RecordsContext} from './server/createRecords';
import {createSiteData} from './server/createSiteData';
import {inlineSvg} from './server/inlineSvg';
import {readNotFoundTexts, readStrings} from './server/readStrings';
import {checkImages} from './server/checkImages';
import {createTranslationFiles, translateSite} from './server/translations';
import type {NotFoundTexts, SiteDataContent} from './types';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

const NAME = 'site-data';

function createRecordsContext({siteDir, siteConfig, i18n}: LoadContext): RecordsContext {
  return {
    siteDir,
    base: i18n.localeConfigs[i18n.defaultLocale].baseUrl,
    localeBase: siteConfig.baseUrl,
    lang: i18n.currentLocale,
    defaultLang: i18n.defaultLocale,
    siteTitle: siteConfig.title,
  };
}

/** Reads the site's own data and that of its pages, and hands both to the theme: see README.md in this folder. */
export default function siteData(context: LoadContext, options: PluginOptions): Plugin<SiteDataContent> {
  const {siteDir, siteConfig, i18n} = context;
  const staticFolders = siteConfig.staticDirectories.map((folder) => path.resolve(siteDir, folder));
  const site = readSite(options);
  const {image: logo} = site.logo;
  const recordsContext = createRecordsContext(context);
  const loaded = new WeakMap<AllContent, Promise<SiteRecords>>();
  let content: SiteDataContent;

  function loadRecords(allContent: AllContent): Promise<SiteRecords> {
    const records = loaded.get(allContent) ?? createRecords(allContent, recordsContext);
    loaded.set(allContent, records);
    return records;
  }

  async function loadNavigation(): Promise<Record<string, SiteDataContent['site']['nav']>> {
    const navigation = i18n.locales.map(async (locale) => {
      const strings = await readStrings({siteDir, i18n, pluginName: NAME, locale});
      return [locale, translateSite(site, strings).nav] as const;
    });
    return Object.fromEntries(await Promise.all(navigation));
  }

  async function loadNotFoundTexts(): Promise<Record<string, NotFoundTexts | undefined>> {
    const texts = i18n.locales.map(
      async (locale) => [locale, await readNotFoundTexts({siteDir, i18n, locale})] as const,
    );
    return Object.fromEntries(await Promise.all(texts));
  }

  return {
    name: NAME,

    loadContent() {
      checkImages(site, staticFolders);
      return {site, loadRecords};
    },

    getTranslationFiles({content: {site: original}}) {
      return createTranslationFiles(original);
    },

    translateContent({content: original, translationFiles: [file]}) {
      return {...original, site: translateSite(original.site, file.content)};
    },

    contentLoaded({content: translated, actions}) {
      content = translated;
      // A fixed place in the global data: what comes later stands there in the order in which the plugins get done.
      actions.setGlobalData({});
    },

    async allContentLoaded({allContent, actions}) {
      const versions = getDocsVersions(allContent);
      const pages = createPageFlags(allContent, recordsContext);
      actions.setGlobalData(
        createSiteData({
          site: content.site,
          i18n,
          versions,
          navigation: await loadNavigation(),
          pages,
          notFoundTexts: await loadNotFoundTexts(),
          logoSvg: logo && inlineSvg(logo, staticFolders),
        }),
      );

      const records = await loadRecords(allContent);
      saveBuildCaches();
      await actions.createData(`routes-${i18n.currentLocale}.json`, [...records.routes]);
      for (const version of new Set(records.pages.map((page) => page.version))) {
        await actions.createData(
          `records-${i18n.currentLocale}-${version}.json`,
          records.pages.filter((page) => page.version === version),
        );
      }
      for (const {fileName, groups} of createOverviews(allContent, records)) {
        await actions.createData(fileName, [...groups]);
      }
    },

    getPathsToWatch() {
      const logos = logo === undefined ? [] : listImages(logo);
      return [
        ...i18n.locales.map((locale) => `${i18n.path}/${locale}/${NAME}/*.json`),
        ...staticFolders.flatMap((folder) => logos.map((image) => path.join(folder, image))),
      ];
    },
  };
}
