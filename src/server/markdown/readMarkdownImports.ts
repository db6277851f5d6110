import path from 'node:path';
import type {RootContent} from 'mdast';

/** A Markdown file that a page imports: its name there, as a component, and where it is. */
export type MarkdownImport = {readonly name: string; readonly filePath: string};

/** The file that a page at `filePath` imports with these words. */
export function resolveMarkdownImport(request: string, filePath: string, siteDir: string): string {
  return request.startsWith('@site/')
    ? path.join(siteDir, request.slice('@site/'.length))
    : path.resolve(path.dirname(filePath), request);
}

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
    const target = resolveMarkdownImport(String(statement.source.value), filePath, siteDir);
    const name = statement.specifiers.find(({type}) => type === 'ImportDefaultSpecifier')?.local.name;
    return name === undefined ? [] : [{name, filePath: target}];
  });
}
