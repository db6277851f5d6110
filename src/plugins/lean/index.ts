import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createSiteClassNames} from '../../server/css/siteClassNames';
import {refuseOptions} from '../../server/validate/checkOptions';
import {RARE_MODULES} from './rareComponents';
import {KEPT_CLASSES, OWN_LOOKS, SHEETS} from './kept';
import {createDropper} from './server/createDropper';
import {dropChunkTable} from './server/dropChunkTable';
import {createCommonStandIns, createStandIns, type StandIn} from './server/createStandIns';
import {readClasses} from './server/dropUnused';
import {createGuard, findTranslating} from './server/findTranslating';
import {leaveToMinimizer} from './server/leaveToMinimizer';
import {linkSheets} from './server/linkSheets';
import {shortenNames, type BundlerConfig} from './server/shortenNames';

export const validateOptions = refuseOptions('lean');

/** A module in as many chunks is for all docs. */
const MANY_CHUNKS = 12;
const isProduction = process.env.NODE_ENV === 'production';

/** One style sheet for what every page needs, one for each other part: see README.md in this folder. No options. */
export default function lean({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const stock = createRequire(path.join(siteDir, 'package.json')).resolve('infima/dist/css/default/default.css');
  const dropper = createDropper(siteDir, stock);
  const clientDir = path.join(__dirname, 'client');

  return {
    name: 'site-lean',

    configureWebpack(config, isServer, {currentBundler}) {
      if (!isProduction) {
        return {};
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const replace = ([request, replacement]: StandIn) => new NormalModuleReplacementPlugin(request, replacement);
      shortenNames(config as BundlerConfig, createSiteClassNames(siteDir));
      if (isServer) {
        return {
          // By number alone: with hashes in them, each page that is rendered would read a table of all names, once for each of its scripts.
          output: {chunkFilename: 'assets/js/[id].js'},
          plugins: createCommonStandIns(clientDir).map(replace),
          // What one page more or less uses of a module would be another file, and render all pages with that module again.
          optimization: {usedExports: false, mangleExports: false},
        };
      }
      dropChunkTable(config);
      const translating = findTranslating(siteDir);
      const messages = path.join(generatedFilesDir, 'codeTranslations.json');
      // Above the group of core that takes every style sheet, whose priority is 50.
      const common = {enforce: true, priority: 60};
      const sheets = Object.entries(SHEETS).map(
        ([name, test]) =>
          [name, {...common, name: `part-${name}`, test, type: 'css/mini-extract', chunks: 'all'}] as const,
      );
      return {
        // By number alone: with names in them, every page would load a table of numbers and names.
        output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
        plugins: [
          ...createStandIns(generatedFilesDir, clientDir).map(replace),
          new NormalModuleReplacementPlugin(...createGuard(translating)),
        ],
        module: {
          rules: [
            {
              // Behind the compiler, which leaves plain objects of the messages in JSX, too.
              enforce: 'post',
              include: translating,
              use: {loader: path.join(__dirname, 'server', 'messageLoader.mjs'), options: {messages}},
            },
          ],
        },
        optimization: {
          splitChunks: {
            cacheGroups: {
              // What places bubbles and holds the focus in panels: once, for all parts that load on demand.
              floating: {...common, name: 'floating', test: /[\\/]@floating-ui[\\/]/, chunks: 'async'},
              // What many docs ask for by themselves, such as tabs: once, not in the chunk of each.
              docs: {...common, name: 'docs', minChunks: MANY_CHUNKS, type: /^javascript/, chunks: 'async'},
              rare: {...common, name: 'rare', test: RARE_MODULES, type: /^javascript/, chunks: 'async'},
              ...Object.fromEntries(sheets),
            },
          },
        },
      };
    },

    configurePostCss(options) {
      // The site has no configuration of its own for PostCSS; without a word it is looked for once for each style sheet.
      (options as {config?: boolean}).config = false;
      if (isProduction) {
        leaveToMinimizer(options.plugins);
        options.plugins.unshift(dropper);
      }
      return options;
    },

    // At once, not later: the plugin for security reads the pages behind this one.
    postBuild({outDir, baseUrl, routesPaths}) {
      linkSheets({
        outDir,
        baseUrl,
        routesPaths,
        stockClasses: new Set(readClasses(readFileSync(stock, 'utf8').replace(/\/\*.*?\*\//gs, ''))),
        keptClasses: [...KEPT_CLASSES, ...OWN_LOOKS],
      });
      return Promise.resolve();
    },
  };
}
