import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import type {SiteDataContent} from '../site-data/types';
import {CURRENT_VERSION_LABEL, DEFAULT_VERSION_NAME} from '../../lib/site/docsVersions';
import {buildCache, saveBuildCaches} from '../../server/cache/buildCache';
import {serveFiles, type ServedFile} from '../../server/devServer/serveFiles';
import type {PluginOptions} from './options';
import {createEngineModule} from './server/createEngineModule';
import {createIndexFiles, type IndexFile} from './server/createIndexFiles';
import {createManifest} from './server/createManifest';
import {listServedFiles} from './server/listServedFiles';
import {writeIndexFiles} from './server/writeIndexFiles';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Of the plugin. */
const NAME = 'site-search';

/** Writes the index files of the search and tells the page of them: see README.md in this folder. */
export default function search(context: LoadContext, options: PluginOptions): Plugin {
  const {siteDir, baseUrl, i18n} = context;
  const lang = i18n.currentLocale;
  const isDevelopment = process.env.NODE_ENV === 'development';
  let files: readonly IndexFile[] = [];

  return {
    name: NAME,

    getThemePath() {
      return './theme';
    },

    getTypeScriptThemePath() {
      return './theme';
    },

    getClientModules() {
      return [path.join(__dirname, 'client', 'highlightTarget.ts')];
    },

    contentLoaded({actions}) {
      // The plugin of the engine `easyops` adds the same route; our component is the one that is shown there too.
      if (options.engine !== 'easyops') {
        actions.addRoute({path: normalizeUrl([baseUrl, 'search']), component: '@theme/SearchPage', exact: true});
      }
    },

    async allContentLoaded({allContent, actions}) {
      const {loadRecords} = allContent['site-data'].default as SiteDataContent;
      const {pages} = await loadRecords(allContent);
      files = createIndexFiles({
        records: pages,
        lang,
        indexName: options.indexName,
        hasCores: options.engine === 'local' && !isDevelopment,
        keptCores: buildCache('search-cores', siteDir),
        keptTerms: buildCache('search-terms', siteDir),
      });
      saveBuildCaches();
      const manifest = createManifest({
        options,
        records: pages,
        files,
        lang,
        defaultLang: i18n.defaultLocale,
        baseUrl,
        base: i18n.localeConfigs[i18n.defaultLocale].baseUrl,
        defaultVersion: DEFAULT_VERSION_NAME,
        currentVersion: CURRENT_VERSION_LABEL,
        isDevelopment,
      });
      await actions.createData('manifest.json', manifest);
      await actions.createData('engine.js', createEngineModule(options, siteDir));
    },

    configureWebpack() {
      const getFiles = (): ServedFile[] => listServedFiles(files, options.indexName, lang);
      return isDevelopment ? serveFiles({name: NAME, baseUrl, getFiles}) : {};
    },

    async postBuild({outDir}) {
      await writeIndexFiles(outDir, files);
    },
  };
}
