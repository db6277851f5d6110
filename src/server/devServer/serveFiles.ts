import type {IncomingMessage, ServerResponse} from 'node:http';

/** A file of the site that is made from the sources. */
export type ServedFile = {
  /** Below the base path of the locale. */
  readonly path: string;
  /** Media type. */
  readonly type: string;
  readonly text: string;
};

export type ServeFilesInput = {
  /** Of the plugin. */
  readonly name: string;
  /** Base path of the locale, with both slashes. */
  readonly baseUrl: string;
  /** The files as they are now. */
  readonly getFiles: () => readonly ServedFile[];
};

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export type WithDevServer = {
  readonly devServer: {readonly setupMiddlewares: (middlewares: unknown[]) => unknown[]};
};

function createMiddleware({baseUrl, getFiles}: ServeFilesInput): Middleware {
  return (request, response, next) => {
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

/**
 * What a plugin adds to the bundler's configuration so that the development server answers requests for its files from memory while the
 * site is written. Docusaurus hands `devServer` on to its development server; the bundler's own type does not have it.
 */
export function serveFiles(input: ServeFilesInput): WithDevServer {
  const middleware = createMiddleware(input);
  return {
    devServer: {
      // All functions of this name are called with the same list, and what they return is joined behind the server's own, where the
      // fallback to the app's page answers everything before. So into the list itself, and nothing is returned.
      setupMiddlewares: (middlewares) => {
        middlewares.unshift({name: input.name, middleware});
        return [];
      },
    },
  };
}
