import {existsSync, readFileSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {loadTypeScript} from '../loadTypeScript.mjs';
import {createContentStore} from './content.mjs';
import {resolveRequest, toBasePath} from './resolve.mjs';

const {HEADERS_FILE} = loadTypeScript('src/lib/security/headers.ts');

/** True when the client's copy, named in `If-None-Match`, is still the one that would be sent. */
function isFresh(ifNoneMatch, etag) {
  const known = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes('*') || known.includes(etag);
}

/** The headers of every answer that the build has chosen, as `npm run hosts` gives them to hosts; none for other folders. */
function readHeaders(outDir) {
  const file = path.join(outDir, HEADERS_FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

async function respond(request, response, options, getContent) {
  response.setHeaders(new Map(Object.entries(readHeaders(options.outDir))));
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, {Allow: 'GET, HEAD'}).end();
    return;
  }
  const {status, location, file} = resolveRequest(request.url, options);
  if (location !== undefined) {
    response.writeHead(status, {Location: location, 'Cache-Control': 'no-cache'}).end();
    return;
  }
  if (file === undefined) {
    response.writeHead(status, {'Content-Type': 'text/plain; charset=utf-8'}).end(http.STATUS_CODES[status]);
    return;
  }
  const {body, headers} = await getContent(file, request.headers['accept-encoding']);
  if (status === 200 && isFresh(request.headers['if-none-match'], headers.ETag)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(status, {...headers, 'Content-Length': body.length});
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * A static server for the built site that behaves as a production host: clean URLs, localized 404, cache headers,
 * compression, conditional requests.
 *
 * @param {{outDir: string, baseUrl?: string, brotliQuality?: number}} options the build folder, the path it is published at, with or
 *   without slashes at its ends, and how hard brotli works, from 0 to 11
 */
export function createSiteServer({outDir, baseUrl: basePath = '/', brotliQuality}) {
  const baseUrl = toBasePath(basePath);
  const getContent = createContentStore(brotliQuality);
  return http.createServer((request, response) => {
    respond(request, response, {outDir, baseUrl}, getContent).catch((error) => {
      console.error(`serve: ${request.url}: ${error.message}`);
      if (!response.headersSent) {
        response.writeHead(500, {'Content-Type': 'text/plain; charset=utf-8'});
      }
      response.end();
    });
  });
}
