import {existsSync} from 'node:fs';
import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {getVersionPath} from '../../../lib/site/docsVersions';
import {decodePath} from '../../../lib/url/normalizeRoutePath';
import {getDocsFolder} from '../../../server/content/docsFolders';
import {getPageVersion} from '../../../server/content/pageVersion';
import {toDocusaurusName} from '../../../server/content/versions';
import {toSitePath} from '../../../server/files/toSitePath';

type BrokenLinkHook = Extract<MarkdownConfig['hooks']['onBrokenMarkdownLinks'], (...args: never[]) => unknown>;

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
      const folder = getDocsFolder(toDocusaurusName(place.version));
      if (!target.startsWith('..') && existsSync(path.join(siteDir, folder, target))) {
        const name = target.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1');
        const route = name.split('/').map(encodeURIComponent).join('/');
        const versionPath = getVersionPath(place.version);
        return `/${versionPath === '' ? '' : `${versionPath}/`}${route}${suffix}`;
      }
    }
    const line = node.position ? `:${node.position.start.line}:${node.position.start.column}` : '';
    throw new Error(
      `${source}${line}: the link "${url}" leads to no page; check the file name and the folders before it`,
    );
  };
}
