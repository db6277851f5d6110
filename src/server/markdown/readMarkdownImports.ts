import {existsSync} from 'node:fs';
import path from 'node:path';
import {posixPath} from '@docusaurus/utils';
import type {RootContent} from 'mdast';
import type {} from 'mdast-util-mdx';
import {getDocsFolder} from '../content/docsFolders';
import {getPageVersion} from '../content/pageVersion';
import {toDocusaurusName} from '../content/versions';

/** A Markdown file that a page imports: its name there, as a component, and where it is. */
export type MarkdownImport = {readonly name: string; readonly filePath: string};

/** The file that a page at `filePath` imports with these words. */
export function resolveMarkdownImport(request: string, filePath: string, siteDir: string): string {
  return request.startsWith('@site/')
    ? path.join(siteDir, request.slice('@site/'.length))
    : path.resolve(path.dirname(filePath), request);
}

/** An import of a Markdown file as it is written: its words, the name it gets, if any, and its line. */
type Statement = {readonly request: string; readonly name: string | undefined; readonly line: number};

function listStatements(nodes: readonly RootContent[]): Statement[] {
  return nodes.flatMap((node) => {
    const statements = node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [];
    return statements.flatMap((statement): Statement[] => {
      if (statement.type !== 'ImportDeclaration' || !/\.mdx?$/.test(String(statement.source.value))) {
        return [];
      }
      const name = statement.specifiers.find(({type}) => type === 'ImportDefaultSpecifier')?.local.name;
      const line = statement.loc?.start.line ?? node.position?.start.line ?? 1;
      return [{request: String(statement.source.value), name, line}];
    });
  });
}

/** The English file of a translated one, by its path inside the site; undefined when there is none. */
function findOriginal(file: string, siteDir: string): string | undefined {
  const place = file.startsWith('i18n/') ? getPageVersion(file) : undefined;
  const original = place && `${getDocsFolder(toDocusaurusName(place.version))}/${place.page}`;
  return original !== undefined && existsSync(path.join(siteDir, original)) ? original : undefined;
}

/** The imports of a page that lead to no Markdown file, each with what to do. */
export function findMissingImports(
  nodes: readonly RootContent[],
  filePath: string,
  siteDir: string,
): {readonly line: number; readonly message: string}[] {
  return listStatements(nodes).flatMap(({request, line}) => {
    const target = resolveMarkdownImport(request, filePath, siteDir);
    if (existsSync(target)) {
      return [];
    }
    const file = posixPath(path.relative(siteDir, target));
    const original = findOriginal(file, siteDir);
    const advice =
      original === undefined
        ? `there is no ${file}`
        : `it is not translated: copy ${original} to ${file} and translate it`;
    return [{line, message: `the import "${request}" leads to no file; ${advice}`}];
  });
}

/**
 * The Markdown files that a page imports, in the order of its statements.
 *
 * @param nodes of the top level of the page
 * @param filePath of the page, which relative imports begin at
 * @throws with file and line of an import that leads to no file
 */
export function readMarkdownImports(
  nodes: readonly RootContent[],
  filePath: string,
  siteDir: string,
): MarkdownImport[] {
  const [missing] = findMissingImports(nodes, filePath, siteDir);
  if (missing !== undefined) {
    throw new Error(`${posixPath(path.relative(siteDir, filePath))}:${missing.line}: ${missing.message}.`);
  }
  return listStatements(nodes).flatMap(({request, name}) =>
    name === undefined ? [] : [{name, filePath: resolveMarkdownImport(request, filePath, siteDir)}],
  );
}
