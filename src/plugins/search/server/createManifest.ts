import {DEFAULT_GROUP} from '../../../lib/search/document';
import type {PageRecord} from '../../../lib/site/records';
import type {PluginOptions} from '../options';
import type {PopularPage, SearchManifest} from '../types';
import {createIndexName, isSearchable, type IndexFile} from './createIndexFiles';

export type CreateManifestInput = {
  readonly options: PluginOptions;
  readonly records: readonly PageRecord[];
  readonly files: readonly IndexFile[];
  readonly lang: string;
  readonly defaultLang: string;
  readonly baseUrl: string;
  readonly base: string;
  readonly defaultVersion: string;
  /** Label of the docs in `docs/`. */
  readonly currentVersion: string;
  readonly isDevelopment: boolean;
};

/** Folder of the index files below the base URL of the locale. */
export const INDEX_FOLDER = 'static';

/** Stands for the hash while the site is written: the file's address then outlives every change of its content. */
export const DEVELOPMENT_HASH = 'development';

function findPopular(input: CreateManifestInput, version: string): PopularPage[] {
  const {options, records, lang, defaultLang, defaultVersion} = input;
  const prefix = `${lang === defaultLang ? '' : `/${lang}`}${version === defaultVersion ? '' : `/${version}`}`;
  return options.popularPages.flatMap((route) => {
    const record = records.find(({routePath}) => routePath === `${prefix}${route}`);
    if (record === undefined && prefix === '') {
      throw new Error(`site-search: "popularPages" names "${route}", which is no page. Name the route of a page.`);
    }
    return record !== undefined && isSearchable(record) ? [{title: record.title, link: record.routePath}] : [];
  });
}

/**
 * The map from version to index file and everything else the browser must know.
 * Throws when a popular page does not exist in the default locale and version.
 */
export function createManifest(input: CreateManifestInput): SearchManifest {
  const {options, records, files, lang, baseUrl, base, defaultVersion, currentVersion, isDevelopment} = input;
  const {engine, indexName, limit, debounceMs, cacheLimit, remote, algolia} = options;
  const ordered = [...files].sort(
    (a, b) => Number(b.version === defaultVersion) - Number(a.version === defaultVersion),
  );
  return {
    engine,
    lang,
    baseUrl,
    base,
    defaultVersion,
    indexes: Object.fromEntries(
      ordered.map(({version, name, pages, core}) => [
        version,
        {
          file: `${INDEX_FOLDER}/${isDevelopment ? createIndexName(indexName, version, lang, DEVELOPMENT_HASH) : name}`,
          ...(isDevelopment || core === undefined ? {} : {core: `${INDEX_FOLDER}/${core.name}`}),
          pages: isDevelopment ? 0 : pages,
        },
      ]),
    ),
    ...(engine === 'easyops'
      ? {
          groups: Object.fromEntries(
            records.filter(isSearchable).map(({routePath, group = DEFAULT_GROUP}) => [routePath, group]),
          ),
        }
      : {}),
    popular: Object.fromEntries(ordered.map(({version}) => [version, findPopular(input, version)])),
    limit,
    debounceMs,
    cacheLimit: engine === 'remote' && remote ? remote.cacheLimit : cacheLimit,
    ...(engine === 'remote' && remote ? {remote} : {}),
    ...(engine === 'algolia' && algolia ? {algolia, currentVersion} : {}),
    isDevelopment,
  };
}
