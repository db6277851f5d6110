import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {getVersionPath} from '../../../lib/site/docsVersions';
import {decodePath} from '../../../lib/url/normalizeRoutePath';
import {pageKey} from '../../../lib/versions';
import {getDocsFolder} from '../../../server/content/docsFolders';
import {getPageVersion} from '../../../server/content/pageVersion';
import {readDocAddress} from '../../../server/content/readDocAddress';
import {toDocusaurusName} from '../../../server/content/versions';
import {listNames, PAGE_FILE} from '../../../server/files/listFiles';

/** The pages of a version, by their addresses below it. */
function listPageKeys(folder: string): Set<string> {
  return new Set(listNames(folder, PAGE_FILE).map((page) => pageKey(readDocAddress(folder, page).address)));
}

/**
 * Remark plugin: `<Card href="/guide/start/quick-start">` on a page of another version than the default one leads to the page of
 * that version, if it has one (LINK-03). Cards take addresses, because Docusaurus resolves files in Markdown links only. `siteDir` is no plugin
 * option, because Docusaurus copies options into the pages' code.
 */
export function createRemarkCardLinks(siteDir: string): Plugin<[], Root> {
  return () => (root, file) => {
    const version = getPageVersion(path.relative(siteDir, file.path))?.version;
    const prefix = version === undefined ? '' : getVersionPath(version);
    if (version === undefined || prefix === '') {
      return;
    }
    let keys: Set<string> | undefined;
    const hasPage = (route: string): boolean => {
      keys ??= listPageKeys(path.join(siteDir, getDocsFolder(toDocusaurusName(version))));
      return keys.has(pageKey(decodePath(route)));
    };
    visit(root, (node) => {
      const element = node as MdxJsxFlowElement | MdxJsxTextElement;
      if (!node.type.startsWith('mdxJsx') || element.name !== 'Card') {
        return;
      }
      for (const attribute of element.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'href' || typeof attribute.value !== 'string') {
          continue;
        }
        const [route] = attribute.value.split(/[?#]/, 1);
        if (route.startsWith('/') && hasPage(route)) {
          attribute.value = path.posix.join('/', prefix, attribute.value);
        }
      }
    });
  };
}
