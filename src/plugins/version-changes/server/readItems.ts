import {readFileSync} from 'node:fs';
import type {Code, Heading, List, RootContent, Table} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import type {Block, Run, Section, TextBlock} from '../../../lib/changes';
import {parseCodeMarks} from '../../../lib/code/parseCodeMarks';
import {parseMeta} from '../../../lib/code/parseMeta';
import {buildCache} from '../../../server/cache/buildCache';
import {processCache} from '../../../server/cache/processCache';
import {hashEmbedding} from '../../../server/markdown/hashEmbedding';
import {isUnraveled} from '../../../server/markdown/isUnraveled';
import {literalOf} from '../../../server/markdown/literalOf';
import {parseMarkdown, type ParsedMarkdown} from '../../../server/markdown/parseMarkdown';
import {readMarkdownImports} from '../../../server/markdown/readMarkdownImports';
import {collapse, toInlineRuns} from './inlineRuns';

/** One thing of a page, in the order of reading. */
export type Item =
  | {readonly type: 'heading'; readonly section: Omit<Section, 'blocks'>}
  | {readonly type: 'block'; readonly block: Block}
  | {readonly type: 'option'; readonly name: string; readonly isRepeated: boolean}
  | {readonly type: 'index'; readonly from: string};

/** A page's items, and a name of all that they were read from. */
export type PageItems = {readonly key: string; readonly items: readonly Item[]};

type Context = {
  readonly headingIds: ParsedMarkdown['headingIds'];
  readonly partials: ReadonlyMap<string, readonly Item[]>;
  readonly depth: number;
};

/** Attributes of components whose value readers see. */
const SHOWN_ATTRIBUTES: readonly string[] = ['title', 'label', 'caption'];

function text(kind: TextBlock['kind'], runs: readonly Run[], depth?: number): Item[] {
  return runs.length === 0
    ? []
    : [{type: 'block', block: {type: 'text', kind, ...(depth === undefined ? {} : {depth}), runs}}];
}

function listItems({children}: List, context: Context): Item[] {
  return children.flatMap((item) =>
    item.children.flatMap((child, index) =>
      child.type === 'paragraph' && index === 0
        ? text('item', toInlineRuns(child.children), context.depth)
        : toItems(child, {...context, depth: context.depth + 1}),
    ),
  );
}

function tableRows({children: [head, ...rows]}: Table): Item[] {
  const columns = head.children.map((cell) => toInlineRuns(cell.children));
  return rows.map(({children}) => ({
    type: 'block',
    block: {type: 'row', head: columns, cells: children.map((cell) => toInlineRuns(cell.children))},
  }));
}

function codeBlock({lang, meta, value}: Code): Item[] {
  const {title} = parseMeta(meta ?? '');
  return [
    {
      type: 'block',
      block: {
        type: 'code',
        lang: lang ?? '',
        ...(typeof title === 'string' ? {title} : {}),
        lines: parseCodeMarks(value).code.split('\n'),
      },
    },
  ];
}

function attribute(node: MdxJsxFlowElement | MdxJsxTextElement, name: string): string | undefined {
  const found = node.attributes.find((candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name);
  return found === undefined ? undefined : typeof found.value === 'string' ? found.value : '';
}

function jsxItems(node: MdxJsxFlowElement | MdxJsxTextElement, context: Context): Item[] {
  const partial = node.name === null ? undefined : context.partials.get(node.name);
  if (partial) {
    return [...partial];
  }
  if (node.name === 'Option') {
    const name = attribute(node, 'of');
    return name === undefined ? [] : [{type: 'option', name, isRepeated: attribute(node, 'again') !== undefined}];
  }
  if (node.name === 'VersionChanges') {
    const from = attribute(node, 'from');
    return from === undefined ? [] : [{type: 'index', from}];
  }
  return [
    ...SHOWN_ATTRIBUTES.flatMap((name) => text('label', collapse([{text: attribute(node, name) ?? '', marks: ''}]))),
    ...node.children.flatMap((child) => toItems(child, context)),
  ];
}

function toHeading(node: Heading, {headingIds}: Context): Item[] {
  // The page's title is no section.
  return node.depth === 1
    ? []
    : [
        {
          type: 'heading',
          section: {id: headingIds.get(node) ?? '', depth: node.depth, title: toInlineRuns(node.children)},
        },
      ];
}

function toItems(node: RootContent, context: Context): Item[] {
  switch (node.type) {
    case 'heading':
      return toHeading(node, context);
    case 'paragraph':
      if (isUnraveled(node)) {
        return node.children.flatMap((child) => toItems(child, context));
      }
      return text(
        (node.data as {directiveLabel?: boolean} | undefined)?.directiveLabel ? 'label' : 'paragraph',
        toInlineRuns(node.children),
      );
    case 'list':
      return listItems(node, context);
    case 'table':
      return tableRows(node);
    case 'code':
      return codeBlock(node);
    case 'blockquote':
    case 'containerDirective':
    case 'footnoteDefinition':
      return node.children.flatMap((child) => toItems(child, context));
    case 'leafDirective':
      return text('paragraph', toInlineRuns(node.children));
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return jsxItems(node, context);
    case 'mdxFlowExpression':
      return text('paragraph', collapse([{text: literalOf(node.data?.estree), marks: ''}]));
    default:
      return [];
  }
}

/** Items of the Markdown files that a page imports, by component name. */
function readPartials(nodes: readonly RootContent[], page: string, siteDir: string): Map<string, readonly Item[]> {
  return new Map(
    readMarkdownImports(nodes, page, siteDir).map(({name, filePath}) => [name, readItems(filePath, siteDir).items]),
  );
}

function parseItems(source: string, filePath: string, siteDir: string): Item[] {
  const {root, headingIds} = parseMarkdown(source, filePath);
  const partials = readPartials(root.children, filePath, siteDir);
  return root.children.flatMap((node) => toItems(node, {headingIds, partials, depth: 0}));
}

/** Items by content: most pages of two versions are the same file, and the locales of a build share the English pages. */
const cache = processCache<PageItems>('change-items');

/** What readers see of a page's source, embedded Markdown files included. */
export function readItems(filePath: string, siteDir: string): PageItems {
  const source = readFileSync(filePath, 'utf8');
  const key = hashEmbedding(source, filePath, siteDir);
  const kept = buildCache<readonly Item[]>('change-items', siteDir);
  const known = cache.get(key);
  if (known) {
    return known;
  }
  const items = kept.get(key) ?? parseItems(source, filePath, siteDir);
  const page = {key, items};
  cache.set(key, page);
  kept.set(key, items);
  return page;
}
