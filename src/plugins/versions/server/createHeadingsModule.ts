import type {VersionMap} from '../../../lib/versions';

/** Name of the data file with the headings of one version. */
export function headingsFileName(lang: string, version: string): string {
  return `headings-${lang}-${version}.json`;
}

/** A module that loads the headings of a version on demand; versions that have all headings in common with the others are not in it. */
export function createHeadingsModule(headings: VersionMap['headings'], lang: string): string {
  const entries = Object.keys(headings)
    .filter((version) => Object.keys(headings[version]).length > 0)
    .map(
      (version) =>
        `  ${JSON.stringify(version)}: () => import(${JSON.stringify(`./${headingsFileName(lang, version)}`)}),`,
    );
  return `export default {\n${entries.join('\n')}\n};\n`;
}
