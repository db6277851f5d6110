import {existsSync} from 'node:fs';
import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import {getVersionPath} from '../../../lib/site/docsVersions';
import {decodePath} from '../../../lib/url/normalizeRoutePath';
import {getDocsFolder} from '../../../server/content/docsFolders';
import {getPageVersion} from '../../../server/content/pageVersion';
import {readDocAddress} from '../../../server/content/readDocAddress';
import {toDocusaurusName} from '../../../server/content/versions';
import {toSitePath} from '../../../server/files/toSitePath';

type Hooks = MarkdownConfig['hooks'];
type BrokenLinkHook = Extract<Hooks['onBrokenMarkdownLinks'], (...args: never[]) => unknown>;
type BrokenImageHook = Extract<Hooks['onBrokenMarkdownImages'], (...args: never[]) => unknown>;

export type LinkFallback = {
  /** What a Markdown link becomes whose file is no page of the language that is built. */
  readonly followLink: BrokenLinkHook;
  /** Keeps in mind that a Markdown image has no file. */
  readonly missImage: BrokenImageHook;
  /** Has to run behind Docusaurus' own plugins. @throws with every link of the page that has no page, and every image without a file */
  readonly remarkBrokenLinks: Plugin<[], Root>;
};

/**
 * Links between a translated page and one without a translation lead nowhere in both directions, because Docusaurus looks only
 * beside the page itself. Both pages have addresses in every language, so the link goes there. Every other link is a problem.
 */
export function createLinkFallback(siteDir: string): LinkFallback {
  const problems = new WeakMap<Node, string>();
  const toSource = (file: string): string => toSitePath(path.relative(siteDir, path.resolve(siteDir, file)));
  const note = (source: string, node: Node, problem: string): void => {
    const {start} = node.position ?? {};
    problems.set(node, `${source}${start ? `:${start.line}:${start.column}` : ''}: ${problem}`);
  };

  const followLink: BrokenLinkHook = ({sourceFilePath, url, node}) => {
    const source = toSource(sourceFilePath);
    const place = getPageVersion(source);
    const [, address, suffix = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
    if (place !== undefined && address !== undefined) {
      // The name on disk: links write some letters as `%20`.
      const target = path.posix.join(path.posix.dirname(place.page), decodePath(address));
      const folder = path.join(siteDir, getDocsFolder(toDocusaurusName(place.version)));
      if (!target.startsWith('..') && existsSync(path.join(folder, target))) {
        const versionPath = getVersionPath(place.version);
        const route = readDocAddress(folder, target).address.split('/').map(encodeURIComponent).join('/');
        return `${versionPath === '' ? '' : `/${versionPath}`}${route}${suffix}`;
      }
    }
    note(source, node, `the link "${url}" leads to no page; check the file name and the folders before it`);
    return undefined;
  };

  const missImage: BrokenImageHook = ({sourceFilePath, url, node}) => {
    const places = 'write "/img/a.svg" for static/img/a.svg, "./a.svg" for a file beside the page';
    note(toSource(sourceFilePath), node, `the image "${url}" has no file; ${places}`);
    return undefined;
  };

  const remarkBrokenLinks: LinkFallback['remarkBrokenLinks'] = () => (root) => {
    const found: string[] = [];
    visit(root, (node) => {
      found.push(...[problems.get(node) ?? []].flat());
    });
    if (found.length > 0) {
      throw new Error(found.join('\n'));
    }
  };

  return {followLink, missImage, remarkBrokenLinks};
}
