import {removeBase} from './base';
import {splitUrl} from './isExternalUrl';
import {cleanPath, decodePath} from './normalizeRoutePath';
import {trimEndSlash} from './trimEndSlash';

function toComparable(url: string, base: string): string {
  return trimEndSlash(cleanPath(removeBase(decodePath(splitUrl(url).path), base)));
}

/**
 * True if both addresses name the same page (URL-06): base path, `.html`, `/index`, a trailing slash, percent escapes,
 * query and hash make no difference.
 */
export function isEqualPath(a: string, b: string, base = '/'): boolean {
  return toComparable(a, base) === toComparable(b, base);
}
