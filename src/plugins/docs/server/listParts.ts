import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {aliasedSitePath, getContentPathList} from '@docusaurus/utils';
import {listFiles, PAGE_FILE} from '../../../server/files/listFiles';

/**
 * Markdown files in the folders of the docs that are no page of this build, because a translation took their place or because they are
 * drafts; paths as in `source` of a page. Pages may show them still: an English page shows the English part, translated or not.
 */
export function listParts({loadedVersions}: LoadedContent, siteDir: string): string[] {
  const pages = new Set(loadedVersions.flatMap(({docs}) => docs.map(({source}) => source)));
  return loadedVersions
    .flatMap(getContentPathList)
    .flatMap((folder) => listFiles(path.resolve(siteDir, folder), PAGE_FILE))
    .map((file) => aliasedSitePath(file, siteDir))
    .filter((source) => !pages.has(source));
}
