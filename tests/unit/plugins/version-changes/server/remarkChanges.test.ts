/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {RootContent} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {entriesFileName, indexFileName} from '@site/src/plugins/version-changes/server/createFiles';
import {createRemarkChanges} from '@site/src/plugins/version-changes/server/remarkChanges';

const FOLDER = '.docusaurus/site-version-changes/default';
let siteDir: string;

beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'remark-changes-'));
  mkdirSync(path.join(siteDir, FOLDER), {recursive: true});
  writeFileSync(path.join(siteDir, FOLDER, entriesFileName('docs/a.mdx')), '{}');
  writeFileSync(path.join(siteDir, FOLDER, indexFileName('0.x', '1.x')), '{}');
});

afterAll(() => {
  rmSync(siteDir, {recursive: true, force: true});
});

function transform(value: string, page: string): RootContent[] {
  const file = new VFile({value, path: path.join(siteDir, page)});
  const processor = unified().use(remarkParse).use(remarkMdx).use(createRemarkChanges(siteDir));
  return processor.runSync(processor.parse(file), file).children;
}

function sources(nodes: readonly RootContent[]): string[] {
  return nodes.flatMap((node) => {
    const [statement] = node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [];
    return statement?.type === 'ImportDeclaration' || statement?.type === 'ExportNamedDeclaration'
      ? [`${statement.type} ${String(statement.source?.value)}`]
      : [];
  });
}

describe('createRemarkChanges', () => {
  it('exports the entries of a doc', () => {
    expect(sources(transform('Text.\n', 'docs/a.mdx'))).toEqual([
      `ExportNamedDeclaration @generated/site-version-changes/default/${entriesFileName('docs/a.mdx')}`,
    ]);
  });

  it('leaves pages without entries alone: embedded files, the oldest version, pages outside of the docs', () => {
    for (const page of ['docs/_part.mdx', 'versioned_docs/version-0.x/a.mdx', 'src/pages/a.mdx']) {
      expect(transform('Text.\n', page).map(({type}) => type)).toEqual(['paragraph']);
    }
  });

  it('hands the list of all changes to each element, imported once', () => {
    const text = '<VersionChanges from="0.x" only="options" />\n\n<VersionChanges from="0.x" only="pages" />\n';
    const nodes = transform(text, 'docs/b.mdx');
    expect(sources(nodes)).toEqual(['ImportDeclaration @generated/site-version-changes/default/index-0.x-1.x.json']);
    const names = nodes.flatMap((node) =>
      node.type === 'mdxJsxFlowElement'
        ? [node.attributes.map((attribute) => 'name' in attribute && attribute.name)]
        : [],
    );
    expect(names).toEqual([
      ['from', 'only', 'data'],
      ['from', 'only', 'data'],
    ]);
  });

  it('throws at file and line if there is no such older version', () => {
    expect(() => transform('Text.\n\n<VersionChanges from="3.x" />\n', 'docs/b.mdx')).toThrow(
      'version-changes: docs/b.mdx:3: <VersionChanges> needs from="…" with a docs version that is older than 1.x (found from="3.x").',
    );
  });
});
