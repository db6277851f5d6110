import path from 'node:path';
import {createSlugger, parseMarkdownHeadingId, posixPath, simpleHash} from '@docusaurus/utils';
import type {Heading, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {readSyntaxError} from '../../lib/markdown/readSyntaxError';
import {processCache} from '../cache/processCache';
import {chooseParser} from './parsers';

/** Puts the comment of a heading back. */
type Undo = () => void;

/** The id in a heading's closing comment, `{/* #id *\/}`, as written; the comment is taken out of the heading. */
function takeCommentId(heading: Heading, undo: Undo[]): string | undefined {
  const last = heading.children.at(-1) as RootContent | undefined;
  const comment =
    last?.type === 'mdxTextExpression'
      ? /^\s*\/\*([\s\S]*)\*\/\s*$/.exec(last.value)?.[1]
      : last?.type === 'html'
        ? /^<!--([\s\S]*)-->$/.exec(last.value)?.[1]
        : undefined;
  const id = /^#(\S+)/.exec(comment?.trim() ?? '')?.[1];
  if (id === undefined) {
    return undefined;
  }
  const {children} = heading;
  children.pop();
  const text = children.at(-1);
  if (text?.type === 'text') {
    const {value} = text;
    text.value = value.trimEnd();
    undo.push(() => (text.value = value));
  }
  undo.push(() => children.push(last as (typeof children)[number]));
  return id;
}

/** Text of a heading as the slug is made from it. */
function slugText(heading: Heading): string {
  const shown = heading.children.filter(({type}) => type !== 'html');
  return toString(shown.length > 0 ? {type: 'heading', children: shown} : heading);
}

/** Ids by heading, by the rules of Docusaurus' own `headings` remark plugin (keep in sync with @docusaurus/mdx-loader). */
function createHeadingIds(root: Root, undo: Undo[]): Map<Heading, string> {
  const slugger = createSlugger();
  const ids = new Map<Heading, string>();
  visit(root, 'heading', (heading) => {
    const commentId = takeCommentId(heading, undo);
    if (commentId !== undefined) {
      ids.set(heading, commentId);
      return;
    }
    const text = slugText(heading);
    ids.set(heading, parseMarkdownHeadingId(text).id ?? slugger.slug(text));
  });
  return ids;
}

export type ParsedMarkdown = {
  readonly root: Root;
  /** Id of every heading; the comments that name ids are gone from the tree. */
  readonly headingIds: ReadonlyMap<Heading, string>;
};

type Parsed = ParsedMarkdown & {readonly undo: readonly Undo[]};

/** Parsed texts by path and by content: most pages of two versions are equal, and plugins and locales share them. */
const hashes = processCache<string>('markdown-hashes');
const parsed = processCache<Parsed>('markdown');

/** Says of a text that cannot be parsed which one it is, and where. */
function readTree(read: () => Root, filePath: string): Root {
  try {
    return read();
  } catch (error) {
    const problem = readSyntaxError(error);
    if (problem === undefined) {
      throw error;
    }
    const {reason, line, column} = problem;
    // Without its cause, which says the same at length.
    throw new Error(`${posixPath(path.relative(process.cwd(), filePath))}:${line}:${column}: ${reason}`);
  }
}

function parse(source: string, filePath: string): Parsed {
  const parser = chooseParser(filePath);
  const root = readTree(() => parser.parse(source), filePath);
  const undo: Undo[] = [];
  return {root, headingIds: createHeadingIds(root, undo), undo};
}

/** Name of a text by its content and syntax. */
export function hashMarkdown(source: string, filePath: string): string {
  return `${path.extname(filePath)} ${simpleHash(source, 16)}`;
}

/**
 * Parses a page's source with the syntax the site has: MDX, or plain Markdown for `.md` files (`markdown.format: 'detect'`).
 * Each text is parsed once in a process; nobody may change the tree. Throws with file, line and column at one that
 * cannot be parsed.
 */
export function parseMarkdown(source: string, filePath: string): ParsedMarkdown {
  const hash = hashMarkdown(source, filePath);
  const last = hashes.get(filePath);
  if (last !== undefined && last !== hash) {
    // A page being written leaves no trail; another one with the same text is parsed again.
    parsed.delete(last);
  }
  const known = parsed.get(hash) ?? parse(source, filePath);
  hashes.set(filePath, hash);
  parsed.set(hash, known);
  return known;
}

/**
 * The tree of a text as the parser made it, if it was parsed before: it is the caller's from then on, and forgotten here. Only for
 * MDX, and for who parses it with the same extensions; `undefined` when the text has to be parsed.
 */
export function takeTree(source: string, filePath: string): Root | undefined {
  const hash = hashMarkdown(source, filePath);
  const known = filePath.endsWith('.mdx') ? parsed.get(hash) : undefined;
  if (known === undefined) {
    return undefined;
  }
  parsed.delete(hash);
  known.undo.forEach((step) => step());
  return known.root;
}
