import {readFile} from 'node:fs/promises';
import {simpleHash} from '@docusaurus/utils';
import type {TocEntry} from '../../../lib/site/records';
import {buildCache} from '../../../server/cache/buildCache';
import {processCache} from '../../../server/cache/processCache';
import {hashEmbedding} from '../../../server/markdown/hashEmbedding';
import {parseMarkdown} from '../../../server/markdown/parseMarkdown';
import {readMarkdownImports} from '../../../server/markdown/readMarkdownImports';
import {collectBlocks, type Block} from './collectBlocks';

/** Text of one page. */
export type PageText = {readonly content: string; readonly toc: readonly TocEntry[]};

type File = {
  readonly hash: string;
  readonly blocks: readonly Block[];
  /** Embedded files, as they were when this one was parsed. */
  readonly embedded: readonly {readonly filePath: string; readonly file: File}[];
};

/** Texts of files by path, so that a change in development reads one file. */
const cache = processCache<File>('page-texts');

async function parseFile(filePath: string, siteDir: string, source: string, hash: string): Promise<File> {
  const kept = buildCache<readonly Block[]>('page-blocks', siteDir);
  const key = hashEmbedding(source, filePath, siteDir);
  const known = kept.get(key);
  if (known) {
    return {hash, blocks: known, embedded: []};
  }
  const {root, headingIds} = parseMarkdown(source, filePath);
  const partials = new Map<string, readonly Block[]>();
  const embedded: File['embedded'][number][] = [];
  for (const {name, filePath: target} of readMarkdownImports(root.children, filePath, siteDir)) {
    const file = await loadFile(target, siteDir);
    partials.set(name, file.blocks);
    embedded.push({filePath: target, file});
  }
  const blocks = collectBlocks(root.children, {headingIds, partials});
  kept.set(key, blocks);
  return {hash, blocks, embedded};
}

/** True if every embedded file is still what it was when the page was parsed. */
async function hasFreshEmbeds({embedded}: File, siteDir: string): Promise<boolean> {
  for (const {filePath, file} of embedded) {
    if ((await loadFile(filePath, siteDir)) !== file) {
      return false;
    }
  }
  return true;
}

async function loadFile(filePath: string, siteDir: string): Promise<File> {
  const source = await readFile(filePath, 'utf8');
  const hash = simpleHash(source, 16);
  const known = cache.get(filePath);
  if (known?.hash === hash && (await hasFreshEmbeds(known, siteDir))) {
    return known;
  }
  const file = await parseFile(filePath, siteDir, source, hash);
  cache.set(filePath, file);
  return file;
}

/** Joins blocks to one text and notes where its headings start. */
function joinBlocks(blocks: readonly Block[]): PageText {
  let content = '';
  const toc: TocEntry[] = [];
  for (const {text, gap, heading} of blocks) {
    const start = content === '' || text === '' ? content.length : content.length + gap.length;
    content += text === '' ? '' : `${content === '' ? '' : gap}${text}`;
    if (heading) {
      const {id, depth, marked} = heading;
      const charIndex = text === '' ? -1 : start;
      toc.push({
        text: heading.text,
        id,
        depth,
        charIndex,
        ...(marked !== '' && marked !== heading.text && {_inline: marked}),
      });
    }
  }
  return {content, toc};
}

/**
 * Plain text and headings of a page's source, embedded Markdown files included. A file whose text and embedded texts are
 * unchanged is not parsed again.
 */
export async function loadPage(filePath: string, siteDir: string): Promise<PageText> {
  return joinBlocks((await loadFile(filePath, siteDir)).blocks);
}
