import {existsSync} from 'node:fs';
import path from 'node:path';
import {GENERATED_FILES_DIR_NAME, posixPath} from '@docusaurus/utils';
import type {Program} from 'estree';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxjsEsm} from 'mdast-util-mdx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {getPageVersion} from '../../verified-docs/server/pageVersion';
import {entriesFileName, indexFileName} from './createFiles';

const FOLDER = 'version-changes/default';

function toEsm(body: Program['body']): MdxjsEsm {
  return {type: 'mdxjsEsm', value: '', data: {estree: {type: 'Program', sourceType: 'module', body}}};
}

/** `export {default as versionChanges} from '...'`: the theme reads it from the page's module. */
function createExport(file: string): MdxjsEsm {
  return toEsm([
    {
      type: 'ExportNamedDeclaration',
      declaration: null,
      specifiers: [
        {
          type: 'ExportSpecifier',
          local: {type: 'Identifier', name: 'default'},
          exported: {type: 'Identifier', name: 'versionChanges'},
        },
      ],
      source: {type: 'Literal', value: `@generated/${FOLDER}/${file}`},
      attributes: [],
    },
  ]);
}

function createImport(name: string, file: string): MdxjsEsm {
  return toEsm([
    {
      type: 'ImportDeclaration',
      specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
      source: {type: 'Literal', value: `@generated/${FOLDER}/${file}`},
      attributes: [],
    },
  ]);
}

function addData(node: MdxJsxFlowElement, name: string): void {
  node.attributes.push({
    type: 'mdxJsxAttribute',
    name: 'data',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: name,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{type: 'ExpressionStatement', expression: {type: 'Identifier', name}}],
        },
      },
    },
  });
}

function getFrom(node: MdxJsxFlowElement): string | undefined {
  const attribute = node.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === 'from',
  );
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

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
      const from = getFrom(node) ?? '';
      const index = indexFileName(from, page.version);
      if (!existsSync(path.join(folder, index))) {
        throw new Error(
          `version-changes: ${source}:${node.position?.start.line ?? 1}: <VersionChanges> needs from="…" with a docs version ` +
            `that is older than ${page.version} (found from="${from}").`,
        );
      }
      const name = imports.get(index) ?? `__versionChanges${imports.size}`;
      imports.set(index, name);
      addData(node, name);
    });
    root.children.unshift(...[...imports].map(([index, name]) => createImport(name, index)));
    // A file that only other pages embed, and a page of the oldest version, have no entries.
    const entries = entriesFileName(source);
    if (existsSync(path.join(folder, entries))) {
      root.children.unshift(createExport(entries));
    }
  };
}
