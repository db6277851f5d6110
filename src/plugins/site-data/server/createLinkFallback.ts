import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import getSlug from '@docusaurus/plugin-content-docs/lib/slug.js';
import type {MarkdownConfig} from '@docusaurus/types';
import {parseFileContentFrontMatter} from '@docusaurus/utils/lib/markdownUtils';
import {getVersionPath} from '../../../lib/site/docsVersions';
import {decodePath} from '../../../lib/url/normalizeRoutePath';
import {getDocsFolder} from '../../../server/content/docsFolders';
import {getPageVersion} from '../../../server/content/pageVersion';
import {toDocusaurusName} from '../../../server/content/versions';
import {toSitePath} from '../../../server/files/toSitePath';

type BrokenLinkHook = Extract<MarkdownConfig['hooks']['onBrokenMarkdownLinks'], (...args: never[]) => unknown>;

/** Address of a doc below that of its version, by its path inside the version's folder. */
function readSlug(file: string, page: string): string {
  const {id, slug} = parseFileContentFrontMatter(readFileSync(file, 'utf8')).frontMatter as Record<
    string,
    string | undefined
  >;
  const {dir, name} = path.posix.parse(page);
  const address = getSlug({baseID: id ?? name, frontMatterSlug: slug, source: page, sourceDirName: dir || '.'});
  return address.split('/').map(encodeURIComponent).join('/');
}

/**
 * What a Markdown link becomes whose file is no page of the language that is built. Docusaurus looks only beside the page
 * itself, so a link between a translated page and one without a translation leads nowhere, in both directions. Both pages
 * have addresses in every language, so the link goes there. Every other link throws, with the page and the line.
 */
export function createLinkFallback(siteDir: string): BrokenLinkHook {
  return ({sourceFilePath, url, node}) => {
    const source = toSitePath(path.relative(siteDir, path.resolve(siteDir, sourceFilePath)));
    const place = getPageVersion(source);
    const [, address, suffix = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
    if (place !== undefined && address !== undefined) {
      // The name on disk: links write some letters as `%20`.
      const target = path.posix.join(path.posix.dirname(place.page), decodePath(address));
      const file = path.join(siteDir, getDocsFolder(toDocusaurusName(place.version)), target);
      if (!target.startsWith('..') && existsSync(file)) {
        const versionPath = getVersionPath(place.version);
        return `${versionPath === '' ? '' : `/${versionPath}`}${readSlug(file, target)}${suffix}`;
      }
    }
    const line = node.position ? `:${node.position.start.line}:${node.position.start.column}` : '';
    throw new Error(
      `${source}${line}: the link "${url}" leads to no page; check the file name and the folders before it`,
    );
  };
}
