import {isInternalPath} from './isExternalUrl';

/** `'/lib/'`, `'/lib'` and `'lib'` all become `'/lib'`; the root becomes `''`. */
function trimBase(base: string): string {
  const inner = base.replace(/^\/+|\/+$/g, '');
  return inner === '' ? '' : `/${inner}`;
}

/** True if `path` is the base or lies below it: `/base` is no prefix of `/basement`. */
function startsWithBase(path: string, base: string): boolean {
  return path.startsWith(base) && (path.length === base.length || '/?#'.includes(path[base.length]));
}

/**
 * Puts the base path in front of a path of this site, once (URL-04). Links that do not start with a single slash stay
 * unchanged (URL-05). For what does not pass through Docusaurus' `Link` or `useBaseUrl`.
 */
export function withBase(url: string, base: string): string {
  const prefix = trimBase(base);
  return prefix === '' || !isInternalPath(url) || startsWithBase(url, prefix) ? url : prefix + url;
}

/** Takes the base path off; the result starts with a slash. A path outside the base stays unchanged. */
export function removeBase(url: string, base: string): string {
  const prefix = trimBase(base);
  if (prefix === '' || !startsWithBase(url, prefix)) {
    return url;
  }
  const rest = url.slice(prefix.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
