/** A path without a slash at its end, except at the root: `/guide` for `/guide/`. */
export function trimEndSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
