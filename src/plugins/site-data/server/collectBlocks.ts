import type {Heading, PhrasingContent, RootContent, TableRow} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {toString} from 'mdast-util-to-string';
import {isUnraveled} from '../../../server/markdown/isUnraveled';
import {literalOf} from '../../../server/markdown/literalOf';
import {toMarkedText, toPlainText} from './inlineText';

/** One stretch of a page's plain content. */
export type Block = {
  /** Empty for a heading without text, such as one that is only an image. */
  readonly text: string;
  /** What stands between this block and the one before. */
  readonly gap: '\n' | '\n\n';
  readonly heading?: {readonly id: string; readonly depth: number; readonly text: string; readonly marked: string};
};

export type CollectContext = {
  readonly headingIds: ReadonlyMap<Heading, string>;
  /** Blocks of the Markdown files the page embeds, by component name. */
  readonly partials: ReadonlyMap<string, readonly Block[]>;
};

/** Attributes of components whose value readers see. */
const SHOWN_ATTRIBUTES: readonly string[] = ['title', 'label'];

function paragraph(text: string): Block[] {
  return text === '' ? [] : [{text, gap: '\n\n'}];
}

function headingBlock(node: Heading, {headingIds}: CollectContext): Block[] {
  // The page's title is no part of its content, and a heading without any text is in no table of contents.
  if (node.depth === 1 || toString(node) === '') {
    return [];
  }
  const text = toPlainText(node.children);
  const id = headingIds.get(node) ?? '';
  const heading = {id, depth: node.depth, text: text || toString(node), marked: toMarkedText(node.children)};
  return [{text, gap: '\n\n', heading}];
}

/** A row is a paragraph of its own with its cells told apart, so that a quote of it (SEARCH-13) says what the row says. */
function rowBlocks({children}: TableRow): Block[] {
  const cells = children.map((cell) => toPlainText(cell.children));
  return paragraph(cells.filter(Boolean).join(' | '));
}

/** Lines of a list: one paragraph, its lines divided by a single break. */
function asLines(blocks: readonly Block[]): Block[] {
  return blocks.map((block, index) => (index === 0 || block.heading ? block : {...block, gap: '\n'}));
}

function jsxBlocks(node: MdxJsxFlowElement | MdxJsxTextElement, context: CollectContext): Block[] {
  const partial = node.name === null ? undefined : context.partials.get(node.name);
  if (partial) {
    return [...partial];
  }
  const attributes = node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    SHOWN_ATTRIBUTES.includes(attribute.name) &&
    typeof attribute.value === 'string'
      ? paragraph(attribute.value)
      : [],
  );
  return [...attributes, ...collectBlocks(node.children, context)];
}

function isInline(node: RootContent): node is PhrasingContent {
  return ['text', 'inlineCode', 'strong', 'emphasis', 'delete', 'link', 'linkReference', 'mdxTextExpression'].includes(
    node.type,
  );
}

function toBlocks(node: RootContent, context: CollectContext): Block[] {
  switch (node.type) {
    case 'heading':
      return headingBlock(node, context);
    case 'paragraph':
      return isUnraveled(node) ? collectBlocks(node.children, context) : paragraph(toPlainText(node.children));
    case 'list':
      return asLines(node.children.flatMap((item) => collectBlocks(item.children, context)));
    case 'table':
      return node.children.flatMap(rowBlocks);
    case 'blockquote':
    case 'containerDirective':
    case 'footnoteDefinition':
      return collectBlocks(node.children, context);
    case 'leafDirective':
      return paragraph(toPlainText(node.children));
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return jsxBlocks(node, context);
    case 'mdxFlowExpression':
      return paragraph(literalOf(node.data?.estree));
    default:
      return isInline(node) ? paragraph(toPlainText([node])) : [];
  }
}

/** The blocks of a page in reading order: code blocks, images, comments and module code leave nothing. */
export function collectBlocks(nodes: readonly RootContent[], context: CollectContext): Block[] {
  return nodes.flatMap((node) => toBlocks(node, context));
}
