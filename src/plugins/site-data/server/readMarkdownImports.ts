import path from 'node:path';
import type {RootContent} from 'mdast';

/** A Markdown file that a page imports: its name there, as a component, and where it is. */
export type MarkdownImport = {readonly name: string; readonly filePath: string};

/**
 * The Markdown files that a page imports, in the order of its statements.
 *
 * @param nodes of the top level of the page
 * @param filePath of the page, which relative imports begin at
 */
export function readMarkdownImports(
  nodes: readonly RootContent[],
  filePath: string,
  siteDir: string,
): MarkdownImport[] {
  const statements = nodes.flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []));
  return statements.flatMap((statement): MarkdownImport[] => {
    if (statement.type !== 'ImportDeclaration' || !/\.mdx?$/.test(String(statement.source.value))) {
      return [];
    }
    const source = String(statement.source.value);
    const target = source.startsWith('@site/')
      ? path.join(siteDir, source.slice('@site/'.length))
      : path.resolve(path.dirname(filePath), source);
    const name = statement.specifiers.find(({type}) => type === 'ImportDefaultSpecifier')?.local.name;
    return name === undefined ? [] : [{name, filePath: target}];
  });
}
