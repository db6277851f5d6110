import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {saveBuildCaches} from '../../server/cache/buildCache';
import {getDocsVersions} from '../../server/content/readContent';
import {serveFiles, type ServedFile} from '../../server/devServer/serveFiles';
import type {OptionTexts} from '../../lib/facts/types';
import {listFactVersions, readFacts} from '../../server/facts/readFacts';
import {readOptionTexts} from '../../server/facts/readOptionTexts';
import type {PluginOptions} from './options';
import {CHANGES_FOLDER, createChanges, entriesFileName, indexFileName, removeOthers} from './server/createFiles';
import type {FactSides} from './server/diffFacts';
import {createFeedFiles} from './server/feed/createFeedFiles';
import {createTranslationFiles, readTexts, type FeedTexts} from './server/feed/feedTexts';
import {listPages} from './server/listPages';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Of the plugin, and so of the folder of its data. */
const NAME = 'site-version-changes';

function readFactSides(before: string, now: string, texts: OptionTexts): FactSides | undefined {
  const known = listFactVersions();
  return known.includes(before) && known.includes(now)
    ? [
        {...readFacts(before), texts},
        {...readFacts(now), texts},
      ]
    : undefined;
}

/** What changed between the docs versions: see README.md. */
export default function versionChanges(
  {siteDir, siteConfig, baseUrl, i18n, generatedFilesDir}: LoadContext,
  {moves, copyright}: PluginOptions,
): Plugin<FeedTexts> {
  const isDevelopment = process.env.NODE_ENV === 'development';
  let texts = readTexts(copyright);
  let files: readonly ServedFile[] = [];

  return {
    name: NAME,

    loadContent: () => texts,

    getTranslationFiles: () => createTranslationFiles(copyright),

    translateContent: ({translationFiles: [file]}) => readTexts(copyright, file),

    contentLoaded({content}) {
      texts = content;
    },

    async allContentLoaded({allContent, actions}) {
      const versions = listPages(getDocsVersions(allContent), baseUrl);
      const optionTexts = readOptionTexts(siteDir, i18n.currentLocale);
      const changes = createChanges({
        siteDir,
        lang: i18n.currentLocale,
        defaultLang: i18n.defaultLocale,
        versions,
        readFacts: (before, now) => readFactSides(before, now, optionTexts),
        moves,
      });
      saveBuildCaches();
      files = [
        ...changes.files.map(({name, json}) => ({
          path: `${CHANGES_FOLDER}/${name}`,
          type: 'application/json',
          text: json,
        })),
        ...(await createFeedFiles({
          siteDir,
          versions,
          indexes: changes.indexes,
          texts,
          siteTitle: siteConfig.title,
          root: siteConfig.url + baseUrl,
          lang: i18n.localeConfigs[i18n.currentLocale].htmlLang,
        })),
      ];
      const data = [
        ...[...changes.entries].map(([source, entries]) => [entriesFileName(source), entries] as const),
        ...changes.indexes.map((index) => [indexFileName(index.from, index.to), index] as const),
      ];
      // Pages look there for what they may show: what an earlier build left, of a version that is gone, must not be found.
      removeOthers(path.join(generatedFilesDir, NAME, 'default'), new Set(data.map(([name]) => name)));
      for (const [name, content] of data) {
        await actions.createData(name, content);
      }
    },

    configureWebpack() {
      return isDevelopment ? serveFiles({name: NAME, baseUrl, getFiles: () => files}) : {};
    },

    async postBuild({outDir}) {
      await mkdir(path.join(outDir, CHANGES_FOLDER), {recursive: true});
      await Promise.all(files.map((file) => writeFile(path.join(outDir, file.path), file.text)));
    },
  };
}
