import {existsSync} from 'node:fs';
import path from 'node:path';
import {GENERATED_FILES_DIR_NAME, posixPath} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {createAttribute, createExport, createImport} from '../../../lib/markdown/createMdxNodes';
import {getAttributeText} from '../../../lib/markdown/readMdxNodes';
import {getPageVersion} from '../../../server/content/pageVersion';
import {entriesFileName, indexFileName} from './createFiles';

const FOLDER = 'site-version-changes/default';
/** The theme reads it from the page's module. */
const EXPORT = 'versionChanges';

/**
 * Remark plugin: hands every doc what changed on it since older versions, and every `<VersionChanges from="0.x" />` its list, as
 * imports of the files that the plugin wrote. Throws at file and line when there is no such older version. `siteDir` is no
 * plugin option, because Docusaurus copies options into the pages' code.
 */
export function createRemarkChanges(siteDir: string): Plugin<[], Root> {
  const folder = path.resolve(siteDir, GENERATED_FILES_DIR_NAME, FOLDER);
  return () => (root, file) => {
    const source = posixPath(path.relative(siteDir, file.path));
    const page = getPageVersion(source);
    if (page === undefined) {
      return;
    }
    const imports = new Map<string, string>();
    visit(root, (node) => {
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'VersionChanges') {
        return;
      }
      const from = getAttributeText(node, 'from') ?? '';
      const index = indexFileName(from, page.version);
      if (!existsSync(path.join(folder, index))) {
        throw new Error(
          `version-changes: ${source}:${node.position?.start.line ?? 1}: <VersionChanges> needs from="…" with a docs version ` +
            `that is older than ${page.version} (found from="${from}").`,
        );
      }
      const name = imports.get(index) ?? `__versionChanges${imports.size}`;
      imports.set(index, name);
      node.attributes.push(createAttribute('data', name));
    });
    root.children.unshift(...[...imports].map(([index, name]) => createImport(name, `@generated/${FOLDER}/${index}`)));
    // A file that only other pages embed, and a page of the oldest version, have no entries.
    const entries = entriesFileName(source);
    if (existsSync(path.join(folder, entries))) {
      root.children.unshift(createExport(EXPORT, `@generated/${FOLDER}/${entries}`));
    }
  };
}
