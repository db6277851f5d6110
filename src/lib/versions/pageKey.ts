import {trimEndSlash} from '../url';

/** The path a page goes by in the map between versions: without a trailing slash, except at the root. */
export function pageKey(path: string): string {
  return trimEndSlash(path);
}
