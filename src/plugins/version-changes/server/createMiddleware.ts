import type {IncomingMessage, ServerResponse} from 'node:http';
import {CHANGES_FOLDER, type ChangesFile} from './createFiles';

/** Answers requests for the panels' files from memory while the site is written. */
export function createMiddleware(baseUrl: string, getFiles: () => readonly ChangesFile[]) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const [path = ''] = (request.url ?? '').split('?');
    const file = getFiles().find(({name}) => path === `${baseUrl}${CHANGES_FOLDER}/${name}`);
    if (file === undefined) {
      next();
      return;
    }
    response.writeHead(200, {'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store'});
    response.end(file.json);
  };
}
