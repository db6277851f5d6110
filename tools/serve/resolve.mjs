import {statSync} from 'node:fs';
import path from 'node:path';

function isFile(file) {
  try {
    return statSync(file).isFile();
  } catch {
    // Missing, below a file, or too long a name: none of them is a file.
    return false;
  }
}

/** The file below `outDir` that a decoded path names, or undefined. Dot files and paths that climb out name none. */
function findFile(outDir, pathname) {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  if (segments.some((segment) => segment.startsWith('.') && segment !== '.well-known') || pathname.includes('\0')) {
    return undefined;
  }
  const base = path.join(outDir, ...segments);
  const candidates = [...(pathname.endsWith('/') ? [] : [base]), path.join(base, 'index.html')];
  return candidates.find(isFile);
}

/** The path that a site is published at with both slashes, as Docusaurus has it: `lib` is `/lib/`. */
export function toBasePath(baseUrl) {
  return `/${baseUrl}/`.replace(/\/{2,}/g, '/');
}

/** `/x.html` is `/x`, `/x/index.html` and `/x/index` are `/x/`; undefined when the path is clean already (URL-02). */
function cleanPath(pathname) {
  const clean = pathname.replace(/\.html$/, '').replace(/\/index$/, '/');
  // `//host` and `/\host` would send the reader to another site.
  return clean === pathname ? undefined : clean.replace(/^[/\\]{2,}/, '/');
}

/** The path as it names a file; undefined for bytes that are no UTF-8. */
function decodePath(encoded) {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

/** The 404 page of the locale the path starts with; the default locale's otherwise. */
function notFoundFile(outDir, pathname) {
  const [first = ''] = pathname.split('/').filter((segment) => segment !== '');
  const localized = /^[\w-]+$/.test(first) ? path.join(outDir, first, '404.html') : '';
  return [localized, path.join(outDir, '404.html')].find((file) => file !== '' && isFile(file));
}

/** True for an `.html` file of `static/`: pages are written as `x/index.html`, and 404 pages answer for other addresses alone. */
function isStaticPage(outDir, pathname = '') {
  if (!/(?<!\/index)\.html$/.test(pathname)) {
    return false;
  }
  const file = findFile(outDir, pathname) ?? '';
  return path.basename(file) === path.basename(pathname) && file !== notFoundFile(outDir, pathname);
}

/**
 * What to answer for a request target, as a production host does: routes are emitted as `<route>/index.html` and answer
 * at both `/x` and `/x/`, other forms of an address are redirected to the clean one with their query, unless `static/` has
 * a file of that name.
 *
 * @param {string} target request target: path and optional query, percent-encoded
 * @param {{outDir: string, baseUrl: string}} options the build, and the path it is published at (`/` or `/lib/`)
 * @returns {{status: number, location?: string, file?: string}} `location` of a redirect, else the file to send if any
 */
export function resolveRequest(target, {outDir, baseUrl}) {
  const queryStart = target.indexOf('?');
  const rawPath = queryStart === -1 ? target : target.slice(0, queryStart);
  const query = queryStart === -1 ? '' : target.slice(queryStart);
  if (!rawPath.startsWith(baseUrl)) {
    return rawPath === '/' || `${rawPath}/` === baseUrl
      ? {status: 302, location: baseUrl + query}
      : {status: 404, file: notFoundFile(outDir, '/')};
  }
  const encoded = `/${rawPath.slice(baseUrl.length)}`;
  const pathname = decodePath(encoded);
  const clean = cleanPath(rawPath);
  if (clean !== undefined && !isStaticPage(outDir, pathname)) {
    return {status: 301, location: clean + query};
  }
  if (pathname === undefined) {
    // Bytes that are no UTF-8 are a name that no file has; a percent sign without its two digits is no address at all.
    return /%(?![\da-f]{2})/i.test(encoded) ? {status: 400} : {status: 404, file: notFoundFile(outDir, encoded)};
  }
  const file = findFile(outDir, pathname);
  return file ? {status: 200, file} : {status: 404, file: notFoundFile(outDir, pathname)};
}
