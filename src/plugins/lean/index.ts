import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import postcss from 'postcss';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listFiles} from '../site-data/server/listFiles';
import {RARE_MODULES} from './rareComponents';
import {KEPT_CLASSES, KEPT_PROPERTIES, SHEETS} from './kept';
import type {ClassNames} from './server/classNames';
import {dropUnused, readByKept, readClasses, readProperties, readRootProperties} from './server/dropUnused';
import {linkSheets} from './server/linkSheets';
import {readFiles} from './server/readFiles';
import {slimConfig} from './server/slimConfig';
import {createSiteClassNames} from './server/siteClassNames';

const CHOSEN = /[\\/](?:infima[\\/]dist[\\/]|src[\\/]css[\\/]tokens\.css$)/;
const TOKENS = path.join('src', 'css', 'tokens.css');
const isProduction = process.env.NODE_ENV === 'production';

type CssModules = {localIdentName?: string; getLocalIdent?: unknown};
type Loader = {options?: {modules?: CssModules}};
type BundlerRule = {use?: unknown};
type BundlerConfig = {
  module?: {rules?: unknown};
  experiments?: {cache?: {version?: string}};
};

/** Has the loaders of CSS modules take the short names. */
function shortenNames(config: BundlerConfig, {nameOf, hash}: ClassNames): void {
  const rules = (config.module?.rules ?? []) as BundlerRule[];
  for (const {use} of rules) {
    for (const {options} of (Array.isArray(use) ? use : []) as Loader[]) {
      if (options?.modules?.localIdentName !== undefined) {
        options.modules.getLocalIdent = ({resourcePath}: {resourcePath: string}, _name: string, className: string) =>
          nameOf(resourcePath, className) ?? null;
      }
    }
  }
  if (config.experiments?.cache?.version !== undefined) {
    config.experiments.cache.version += `-${hash}`;
  }
}

/** One style sheet for what every page needs, one for each other part: see README.md in this folder. No options. */
export default function lean({siteDir, generatedFilesDir, baseUrl, i18n}: LoadContext): Plugin {
  const stock = createRequire(path.join(siteDir, 'package.json')).resolve('infima/dist/css/default/default.css');

  function writeConfig(): string {
    const file = path.join(generatedFilesDir, 'site-lean', 'default', 'config.json');
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, slimConfig(readFileSync(path.join(generatedFilesDir, 'docusaurus.config.mjs'), 'utf8')));
    return file;
  }

  return {
    name: 'site-lean',

    configureWebpack(config, isServer, {currentBundler}) {
      if (!isProduction) {
        return {};
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const useOwnHelper = (resource: {context: string; request: string}): void => {
        if (/[\\/]utils-common[\\/]/.test(resource.context)) {
          resource.request = path.join(__dirname, 'client', 'importDefault.ts');
        }
      };
      shortenNames(config as BundlerConfig, createSiteClassNames(siteDir));
      if (isServer) {
        return {};
      }
      // Above the group of core that takes every style sheet, whose priority is 50.
      const common = {enforce: true, priority: 60};
      const sheets = Object.entries(SHEETS).map(
        ([name, test]) =>
          [name, {...common, name: `part-${name}`, test, type: 'css/mini-extract', chunks: 'all'}] as const,
      );
      return {
        plugins: [
          new NormalModuleReplacementPlugin(/^tslib$/, useOwnHelper),
          new NormalModuleReplacementPlugin(/^@generated\/docusaurus\.config$/, writeConfig()),
          new NormalModuleReplacementPlugin(
            /^hoist-non-react-statics$/,
            path.join(__dirname, 'client', 'hoistStatics.ts'),
          ),
          new NormalModuleReplacementPlugin(
            /^react-helmet-async$/,
            path.join(__dirname, 'client', 'head', 'index.tsx'),
          ),
        ],
        optimization: {
          splitChunks: {
            cacheGroups: {
              // What places bubbles and holds the focus in panels: once, for all parts that load on demand.
              floating: {...common, name: 'floating', test: /[\\/]@floating-ui[\\/]/, chunks: 'async'},
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
        const sources = listFiles(path.join(siteDir, 'src'), /\.(?:css|tsx?)$/);
        const others = sources.filter((file) => !CHOSEN.test(file));
        const outside = new Set([...readProperties(readFiles(others)), ...KEPT_PROPERTIES]);
        options.plugins.unshift(
          dropUnused({
            isChosen: (file) => CHOSEN.test(file),
            keptClasses: KEPT_CLASSES,
            // The tokens set what the stock sheet reads.
            readProperties: readByKept(postcss.parse(readFileSync(stock, 'utf8')), KEPT_CLASSES, outside),
            overridden: readRootProperties(postcss.parse(readFileSync(path.join(siteDir, TOKENS), 'utf8'))),
            named: new Set([...readProperties(readFiles(sources)), ...KEPT_PROPERTIES]),
          }),
        );
      }
      return options;
    },

    // At once, not later: the plugin for security reads the pages behind this one.
    postBuild({outDir}) {
      linkSheets({
        outDir,
        baseUrl,
        otherLocales: i18n.locales.filter((lang) => lang !== i18n.currentLocale),
        stockClasses: new Set(readClasses(readFileSync(stock, 'utf8').replace(/\/\*.*?\*\//gs, ''))),
        keptClasses: KEPT_CLASSES,
      });
      return Promise.resolve();
    },
  };
}
