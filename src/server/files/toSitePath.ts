import path from 'node:path';

/** A file inside the site as somebody names it, on whichever system, as the site itself names files: `docs\a.mdx` is `docs/a.mdx`. */
export function toSitePath(name: string): string {
  return path.posix.normalize(name.replaceAll('\\', '/'));
}
