import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createVersionsOptions} from '../../src/lib/site/docsVersions';
import {CURRENT} from '../../src/lib/site/versionName';
import {getDocsFolder} from '../../src/server/content/docsFolders';
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

/**
 * Address of a page below its version: `config/index.mdx` is at `/config/`, `config/lib.mdx` at `/config/lib`. A page that is called
 * README, or as its folder is, stands for the folder, too.
 */
export function getPageRoute(page: string): string {
  const route = `/${page.replace(/\.mdx?$/, '')}`;
  const [name = '', folder] = route.split('/').reverse();
  const isOfFolder = /^(?:index|readme)$/i.test(name) || name.toLowerCase() === folder?.toLowerCase();
  return isOfFolder ? route.slice(0, -name.length) : route;
}

/** Names and addresses of the pages of a version, without locale; pages with an address of their own, and drafts, are left out. */
export function listRoutes(siteDir: string, {folder, path: versionPath}: DocsVersion): {page: string; route: string}[] {
  const prefix = versionPath === '' ? '' : `/${versionPath}`;
  return listPages(path.join(siteDir, folder))
    .filter(
      (page) =>
        !/^(?:slug|id|draft):/m.test(readFileSync(path.join(siteDir, folder, page), 'utf8').split('\n---')[0] ?? ''),
    )
    .map((page) => ({page, route: prefix + getPageRoute(page)}));
}
