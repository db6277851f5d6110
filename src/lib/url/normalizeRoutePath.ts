/**
 * Decodes percent escapes. A malformed escape (`%E0%A4%A`) makes `decodeURIComponent` throw; the text then stays as it is.
 */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Drops a trailing `.html`, then turns a trailing `/index` into `/`. */
export function cleanPath(path: string): string {
  return path.replace(/\.html$/, '').replace(/\/index$/, '/');
}

/**
 * The clean form of a route path (URL-01). Takes a path without query and hash.
 *
 * @example
 * normalizeRoutePath('/guide/a%20b.html'); // '/guide/a b'
 * normalizeRoutePath('/guide/index.html'); // '/guide/'
 * normalizeRoutePath('/guide/%E0%A4%A'); // unchanged: the escape is malformed
 */
export function normalizeRoutePath(path: string): string {
  return cleanPath(decodePath(path));
}
