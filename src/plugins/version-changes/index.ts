import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {getDocsVersions} from '../site-data/server/readContent';
import {listFactVersions, readFacts} from '../verified-docs/server/facts/readFacts';
import type {PluginOptions} from './options';
import {CHANGES_FOLDER, createChanges, entriesFileName, indexFileName, type ChangesFile} from './server/createFiles';
import {createMiddleware} from './server/createMiddleware';
import type {FactSides} from './server/diffFacts';
import {listPages} from './server/listPages';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

type WithDevServer = {
  readonly devServer?: {readonly setupMiddlewares?: (middlewares: unknown[], server: unknown) => unknown[]};
};

function readFactSides(before: string, now: string): FactSides | undefined {
  const known = listFactVersions();
  return known.includes(before) && known.includes(now) ? [readFacts(before), readFacts(now)] : undefined;
}

/** What changed between the docs versions: see README.md. */
export default function versionChanges({siteDir, baseUrl, i18n}: LoadContext, {moves}: PluginOptions): Plugin {
  const isDevelopment = process.env.NODE_ENV === 'development';
  let files: readonly ChangesFile[] = [];

  return {
    name: 'version-changes',

    async allContentLoaded({allContent, actions}) {
      const changes = createChanges({
        siteDir,
        lang: i18n.currentLocale,
        defaultLang: i18n.defaultLocale,
        versions: listPages(getDocsVersions(allContent), baseUrl),
        readFacts: readFactSides,
        moves,
      });
      files = changes.files;
      for (const [source, entries] of changes.entries) {
        await actions.createData(entriesFileName(source), entries);
      }
      for (const index of changes.indexes) {
        await actions.createData(indexFileName(index.from, index.to), index);
      }
    },

    configureWebpack(config) {
      const middleware = createMiddleware(baseUrl, () => files);
      // Docusaurus hands `devServer` on to its development server; the bundler's own type does not have it. A plugin before this
      // one may have set up its own: of two functions the later one counts, so it has to call the first.
      const {setupMiddlewares: previous} = (config as WithDevServer).devServer ?? {};
      const devServer: WithDevServer['devServer'] = {
        setupMiddlewares: (middlewares, server) => [
          {name: 'version-changes', middleware},
          ...(previous ? previous(middlewares, server) : middlewares),
        ],
      };
      return isDevelopment ? ({devServer} as object) : {};
    },

    async postBuild({outDir}) {
      const folder = path.join(outDir, CHANGES_FOLDER);
      await mkdir(folder, {recursive: true});
      await Promise.all(files.map(({name, json}) => writeFile(path.join(folder, name), json)));
    },
  };
}
