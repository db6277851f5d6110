import {existsSync} from 'node:fs';
import path from 'node:path';
import {createVersionsOptions} from '../../src/lib/site/docsVersions';
import {CURRENT} from '../../src/lib/site/versionName';
import {getDocsFolder} from '../../src/server/content/docsFolders';
import {readDocAddress} from '../../src/server/content/readDocAddress';
import {readJson} from '../../src/server/files/readJson';
import {readCurrentVersion} from '../../src/server/site/readSiteFiles';
import {listPages, VERSIONS_FILE} from './versionFiles';

export type DocsVersion = {
  /** Name readers know. */
  readonly name: string;
  /** Name Docusaurus gives the version: `current` for the docs in `docs/`. */
  readonly docusaurusName: string;
  /** First part of its addresses, empty for the default version. */
  readonly path: string;
  /** Folder of its English pages, relative to the site. */
  readonly folder: string;
  readonly isDefault: boolean;
};

/** Names of the cut versions, newest first, as they are on disk now. */
export function readVersionNames(siteDir: string): string[] {
  return existsSync(path.join(siteDir, VERSIONS_FILE)) ? (readJson(siteDir, VERSIONS_FILE) as string[]) : [];
}

/** All versions of the site on disk, that of `docs/` first. */
export function readVersions(siteDir: string): DocsVersion[] {
  const {label, isReleased} = readCurrentVersion(siteDir);
  const {lastVersion, versions} = createVersionsOptions(readVersionNames(siteDir), {label, isReleased});
  return Object.entries(versions).map(([docusaurusName, {path: versionPath = ''}]) => ({
    name: docusaurusName === CURRENT ? label : docusaurusName,
    docusaurusName,
    path: versionPath,
    folder: getDocsFolder(docusaurusName),
    isDefault: docusaurusName === lastVersion,
  }));
}

/** Addresses of the pages of a version below its own, without locale; those that differ by a slash at the end are one for readers. */
export function listAddresses(siteDir: string, {folder}: Pick<DocsVersion, 'folder'>): string[] {
  return listPages(path.join(siteDir, folder))
    .map((page) => readDocAddress(path.join(siteDir, folder), page))
    .filter(({isDraft}) => !isDraft)
    .map(({address}) => address);
}

/** The same with the first part that the addresses of the version have. */
export function listRoutes(siteDir: string, version: DocsVersion): string[] {
  const prefix = version.path === '' ? '' : `/${version.path}`;
  return listAddresses(siteDir, version).map((address) => prefix + address);
}
