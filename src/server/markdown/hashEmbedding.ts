import {existsSync, readFileSync} from 'node:fs';
import {simpleHash} from '@docusaurus/utils';
import {hashMarkdown} from './parseMarkdown';
import {resolveMarkdownImport} from './readMarkdownImports';

/** What may be the address of a Markdown file that a page imports: the page has to be parsed to know which of them are. */
const MARKDOWN_FILE = /['"]([^'"\n]+\.mdx?)['"]/g;

/**
 * Name of a text by its content, its syntax and the content of all files that it may embed; without such files that of `hashMarkdown`.
 *
 * @param seen files that are being hashed
 */
export function hashEmbedding(source: string, filePath: string, siteDir: string, seen: readonly string[] = []): string {
  const own = hashMarkdown(source, filePath);
  const chain = [...seen, filePath];
  const requests = new Set([...source.matchAll(MARKDOWN_FILE)].map(([, request]) => request));
  const embedded = [...requests]
    .map((request) => resolveMarkdownImport(request, filePath, siteDir))
    .filter((file) => !chain.includes(file) && existsSync(file))
    .map((file) => hashEmbedding(readFileSync(file, 'utf8'), file, siteDir, chain));
  return embedded.length === 0 ? own : `${own} ${simpleHash(embedded.join(), 16)}`;
}
