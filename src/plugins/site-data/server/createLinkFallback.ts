import {existsSync} from 'node:fs';
import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {CURRENT_VERSION_LABEL, getVersionPath} from '../../../lib/site/docsVersions';

type BrokenLinkHook = Extract<MarkdownConfig['hooks']['onBrokenMarkdownLinks'], (...args: never[]) => unknown>;

/** A page of a version in the default language or in a translation. */
const PAGE =
  /^(?:docs|versioned_docs\/version-([^/]+)|i18n\/[^/]+\/docusaurus-plugin-content-docs\/(?:current|version-([^/]+)))\/(.+)$/;

/**
 * What a Markdown link becomes whose file is no page of the language that is built. Docusaurus looks only beside the page
 * itself, so a link between a translated page and one without a translation leads nowhere, in both directions. Both pages
 * have addresses in every language, so the link goes there. Every other link throws, with the page and the line.
 */
export function createLinkFallback(siteDir: string): BrokenLinkHook {
  return ({sourceFilePath, url, node}) => {
    const source = path.posix.normalize(
      path.relative(siteDir, path.resolve(siteDir, sourceFilePath)).replace(/\\/g, '/'),
    );
    const [, ownVersion, translatedVersion, page] = PAGE.exec(source) ?? [];
    const version = ownVersion ?? translatedVersion;
    const [, file, suffix = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
    if (page !== undefined && file !== undefined) {
      const target = path.posix.join(path.posix.dirname(page), file);
      const folder = version === undefined ? 'docs' : `versioned_docs/version-${version}`;
      if (!target.startsWith('..') && existsSync(path.join(siteDir, folder, target))) {
        const route = target.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1');
        const versionPath = getVersionPath(version ?? CURRENT_VERSION_LABEL);
        return `/${versionPath === '' ? '' : `${versionPath}/`}${route}${suffix}`;
      }
    }
    const line = node.position ? `:${node.position.start.line}:${node.position.start.column}` : '';
    throw new Error(
      `${source}${line}: the link "${url}" leads to no page; check the file name and the folders before it`,
    );
  };
}
