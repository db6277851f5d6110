/** Docusaurus' name of the docs in `docs/`, whatever their label; no version can be called so. */
export const CURRENT = 'current';

/** As in releases, a number has no zeros in front: `01.0` would be a second name of `1.0`. */
const VERSION_NAME = /^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*))*(?:\.x)?$/;

/** True for a name that a docs version can have: `0.x`, `1.2`, `1.2.x`. Names become folders and parts of addresses. */
export function isVersionName(name: string): boolean {
  return VERSION_NAME.test(name);
}

/** An `x` stands for the newest release of its line: `1.x` is newer than `1.2`. */
function toNumber(part: string | undefined): number {
  return part === undefined ? -1 : part === 'x' ? Infinity : Number(part);
}

/** Order of two version names for `sort`, newest first. */
export function compareVersionNames(a: string, b: string): number {
  const [left, right] = [a.split('.'), b.split('.')];
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const [ours, theirs] = [toNumber(left[index]), toNumber(right[index])];
    if (ours !== theirs) {
      return theirs > ours ? 1 : -1;
    }
  }
  return 0;
}

/**
 * True when a release of a package belongs to the version that docs are named after: `1.0.1` to `1.x`, `1.0.x`, `1.0` and
 * `1`. A prerelease belongs to none, its readers have not come yet.
 */
export function isReleaseOf(release: string, name: string): boolean {
  const line = name.replace(/\.x$/, '');
  return !release.includes('-') && (release === line || release.startsWith(`${line}.`));
}
