import type {Code, Heading, List, Nodes, Table} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {LEAD} from '../../../../lib/translation';
import {parsePage} from '../parsePage';
import type {PageSource} from './compareStructure';
import {createCommonAddress, type ToCommonAddress} from './createCommonAddress';

/** One thing that a page and its translation have in common. */
export type Part = {
  /** What it is, for messages: `code block`, `link`. */
  readonly kind: string;
  /** Equal parts have equal texts. */
  readonly text: string;
  /** From 1. */
  readonly line: number;
};

export type OutlineSection = {
  readonly key: string;
  readonly line: number;
  /** Blocks in order: headings, code, tables, lists, components, admonitions. */
  readonly blocks: readonly Part[];
  /** Links, inline code, images and inline components; a sentence of another language has them in another order. */
  readonly inlines: readonly Part[];
};

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Attributes that hold words; the others say what a component shows and stay as they are. */
const TEXT_ATTRIBUTES = new Set(['alt', 'aria-label', 'caption', 'label', 'title']);
/** The comment at the end of a heading: in the braces of MDX, and in Markdown. */
const MDX_ID = /^\/\*\s*#([\w-]+)\s*\*\/$/;
const HTML_ID = /^<!--\s*#([\w-]+)\s*-->$/;

function formatElement({name, attributes}: Element, toCommonAddress: ToCommonAddress): string {
  const fixed = attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') {
      return [`{${attribute.value}}`];
    }
    if (TEXT_ATTRIBUTES.has(attribute.name)) {
      return [attribute.name];
    }
    const {value} = attribute;
    const text = typeof value === 'string' ? `="${toCommonAddress(value)}"` : value ? `={${value.value}}` : '';
    return [`${attribute.name}${text}`];
  });
  return `<${[name ?? '', ...fixed.sort()].join(' ').trim()}>`;
}

/** A block of code as it is compared: all but the fence. */
export function formatCode({lang, meta, value}: Code): string {
  return `\`\`\`${[lang, meta].filter(Boolean).join(' ')}\n${value}`;
}

function formatList({ordered, children}: List): string {
  return `${ordered ? 'numbered' : 'plain'} list with ${children.length} items`;
}

function formatTable({children}: Table): string {
  return `table with ${children.length} rows and ${children[0]?.children.length ?? 0} columns`;
}

/** The id that the comment at the end of a heading gives it. */
export function getHeadingId({children}: Heading): string | undefined {
  const last = children.at(-1);
  switch (last?.type) {
    case 'mdxTextExpression':
      return MDX_ID.exec(last.value.trim())?.[1];
    case 'html':
      return HTML_ID.exec(last.value)?.[1];
    default:
      return undefined;
  }
}

function toBlock(node: Nodes, toCommonAddress: ToCommonAddress): Omit<Part, 'line'> | undefined {
  switch (node.type) {
    case 'heading':
      return {kind: 'heading', text: `${'#'.repeat(node.depth)} {#${getHeadingId(node) ?? ''}}`};
    case 'code':
      return {kind: 'code block', text: formatCode(node)};
    case 'table':
      return {kind: 'table', text: formatTable(node)};
    case 'list':
      return {kind: 'list', text: formatList(node)};
    case 'blockquote':
      return {kind: 'quotation', text: '>'};
    case 'paragraph':
      return {kind: 'paragraph', text: 'paragraph'};
    case 'mdxJsxFlowElement':
      return {kind: 'component', text: formatElement(node, toCommonAddress)};
    case 'mdxjsEsm':
      return {kind: 'import', text: node.value};
    case 'containerDirective':
      return {kind: 'admonition', text: `:::${node.name}`};
    default:
      return undefined;
  }
}

function toInline(node: Nodes, toCommonAddress: ToCommonAddress): Omit<Part, 'line'> | undefined {
  switch (node.type) {
    case 'link':
      return {kind: 'link', text: toCommonAddress(node.url)};
    case 'image':
      return {kind: node.alt ? 'image' : 'image without text alternative', text: toCommonAddress(node.url)};
    case 'inlineCode':
      return {kind: 'inline code', text: `\`${node.value}\``};
    case 'mdxJsxTextElement':
      return {kind: 'component', text: formatElement(node, toCommonAddress)};
    default:
      return undefined;
  }
}

/**
 * The parts of a page that stay the same in every language, by section.
 * @param locale of the translation that is compared, for the page in either language: its addresses are those of English then
 */
export function readOutline(page: PageSource, locale: string): OutlineSection[] {
  const toCommonAddress = createCommonAddress(locale);
  const sections: {key: string; line: number; blocks: Part[]; inlines: Part[]}[] = [
    {key: LEAD, line: 1, blocks: [], inlines: []},
  ];
  const visit = (node: Nodes): void => {
    const line = node.position?.start.line ?? 1;
    const id = node.type === 'heading' ? getHeadingId(node) : undefined;
    if (id !== undefined) {
      sections.push({key: id, line, blocks: [], inlines: []});
    }
    const section = sections[sections.length - 1];
    const block = toBlock(node, toCommonAddress);
    const inline = toInline(node, toCommonAddress);
    if (block) {
      section.blocks.push({...block, line});
    }
    if (inline) {
      section.inlines.push({...inline, line});
    }
    if ('children' in node) {
      node.children.forEach(visit);
    }
  };
  visit(parsePage(page));
  return sections;
}
