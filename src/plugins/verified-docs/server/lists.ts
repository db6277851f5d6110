import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readJson} from '../../../server/files/readJson';
import type {SampleResults} from '../types';
import type {PackageList} from './checks/checkInstalls';
import type {ForeignPaths} from './checks/checkPaths';

/** Committed files of a docs version, relative to the site. */
export type ListFiles = {
  /** Facts of the package, and what pages show instead of its comments. */
  readonly facts: string;
  readonly overrides: string;
  /** Options without a page, each with its reason. */
  readonly undocumented: string;
  /** Paths in texts that are options of other tools, each with its reason. */
  readonly foreign: string;
  /** Packages in install commands, each with its version. */
  readonly packages: string;
  /** External links. */
  readonly links: string;
  /** What readers see below a sample. */
  readonly results: string;
};

const FOLDER = 'src/plugins/verified-docs';

/** Committed files of a version, from the site's folder on. */
export function getListFiles(version: string): ListFiles {
  return {
    facts: `${FOLDER}/facts/${version}.json`,
    overrides: `${FOLDER}/facts/overrides.${version}.json`,
    undocumented: `${FOLDER}/lists/undocumented.${version}.json`,
    foreign: `${FOLDER}/lists/foreign.${version}.json`,
    packages: `${FOLDER}/lists/packages.${version}.json`,
    links: `${FOLDER}/lists/links.${version}.json`,
    results: `${FOLDER}/results/${version}.json`,
  };
}

export type Lists = {
  readonly undocumented: Readonly<Record<string, string>>;
  readonly foreign: ForeignPaths;
  readonly packages: PackageList;
  readonly links: readonly string[];
  readonly results: SampleResults;
};

function readList(siteDir: string, file: string, empty: unknown): unknown {
  return existsSync(path.join(siteDir, file)) ? readJson(siteDir, file) : empty;
}

/** The committed lists of a version; those without a file are empty. Throws with file and line at one that is no JSON. */
export function readLists(siteDir: string, version: string): Lists {
  const files = getListFiles(version);
  return {
    undocumented: readList(siteDir, files.undocumented, {}) as Lists['undocumented'],
    foreign: readList(siteDir, files.foreign, {}) as ForeignPaths,
    packages: readList(siteDir, files.packages, {}) as PackageList,
    links: readList(siteDir, files.links, []) as string[],
    results: readList(siteDir, files.results, {package: '', samples: {}}) as SampleResults,
  };
}

/** Where results are kept between runs. */
export function getCacheFolder(siteDir: string): string {
  return path.join(siteDir, 'node_modules', '.cache', 'verified-docs');
}

/** The text of a committed list, the same for the same content. */
export function formatList(content: unknown): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Writes a committed list, its folder too; `file` is one of `getListFiles`. */
export function writeList(siteDir: string, file: string, content: unknown): void {
  const absolute = path.join(siteDir, file);
  mkdirSync(path.dirname(absolute), {recursive: true});
  writeFileSync(absolute, formatList(content));
}
