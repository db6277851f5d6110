import type {IncomingMessage, ServerResponse} from 'node:http';
import {createIndexName, type IndexFile} from './createIndexFiles';
import {DEVELOPMENT_HASH, INDEX_FOLDER} from './createManifest';

export type IndexMiddlewareInput = {
  readonly baseUrl: string;
  readonly indexName: string;
  readonly lang: string;
  /** The files as they are now. */
  readonly getFiles: () => readonly IndexFile[];
};

/**
 * Answers requests for index files from memory while the site is written (SEARCH-18): under the name with the hash, and under
 * the one name that stays.
 */
export function createIndexMiddleware({baseUrl, indexName, lang, getFiles}: IndexMiddlewareInput) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const [path = ''] = (request.url ?? '').split('?');
    const file = getFiles().find(({name, version}) =>
      [name, createIndexName(indexName, version, lang, DEVELOPMENT_HASH)].some(
        (candidate) => path === `${baseUrl}${INDEX_FOLDER}/${candidate}`,
      ),
    );
    if (file === undefined) {
      next();
      return;
    }
    response.writeHead(200, {'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store'});
    response.end(file.json);
  };
}
