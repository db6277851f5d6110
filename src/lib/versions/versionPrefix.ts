/**
 * What a version's addresses have before the path of a page, below the prefix of the locale: `/0.x`; nothing for the default version, and
 * for a name that no version has.
 */
export function versionPrefix(
  name: string,
  versions: readonly {readonly name: string; readonly prefix: string}[],
): string {
  return versions.find((version) => version.name === name)?.prefix ?? '';
}
