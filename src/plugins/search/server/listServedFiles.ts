import type {ServedFile} from '../../../server/devServer/serveFiles';
import {createIndexName, type IndexFile} from './createIndexFiles';
import {DEVELOPMENT_HASH, INDEX_FOLDER} from './createManifest';

/**
 * The index files as the development server has them (SEARCH-18): under the name with the hash, and under the one name that stays.
 */
export function listServedFiles(files: readonly IndexFile[], indexName: string, lang: string): ServedFile[] {
  return files.flatMap(({name, version, json}) =>
    [name, createIndexName(indexName, version, lang, DEVELOPMENT_HASH)].map((candidate) => ({
      path: `${INDEX_FOLDER}/${candidate}`,
      type: 'application/json',
      text: json,
    })),
  );
}
