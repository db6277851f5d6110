import {removeBase} from './base';
import {splitUrl} from './isExternalUrl';
import {cleanPath, decodePath} from './normalizeRoutePath';

function toComparable(url: string, base: string): string {
  const path = cleanPath(removeBase(decodePath(splitUrl(url).path), base));
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

/**
 * True if both addresses name the same page (URL-06): base path, `.html`, `/index`, a trailing slash, percent escapes,
 * query and hash make no difference.
 */
export function isEqualPath(a: string, b: string, base = '/'): boolean {
  return toComparable(a, base) === toComparable(b, base);
}
