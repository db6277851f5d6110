import type {IncomingMessage, ServerResponse} from 'node:http';

/** A file of the site that is made from the sources. */
export type ServedFile = {
  /** Below the base path of the locale. */
  readonly path: string;
  /** Media type. */
  readonly type: string;
  readonly text: string;
};

/** Answers requests for the files from memory while the site is written. */
export function createMiddleware(baseUrl: string, getFiles: () => readonly ServedFile[]) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const [address = ''] = (request.url ?? '').split('?');
    const file = getFiles().find(({path}) => address === baseUrl + path);
    if (file === undefined) {
      next();
      return;
    }
    response.writeHead(200, {'Content-Type': `${file.type}; charset=utf-8`, 'Cache-Control': 'no-store'});
    response.end(file.text);
  };
}
