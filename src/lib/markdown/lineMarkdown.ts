import {collapse, renderInline, type ToMarkdownOptions} from './inlineMarkdown';
import type {HtmlNode} from './parseHtml';

/** How the parts of a page are written: as asked for, and for the place where they stand. */
export type Context = ToMarkdownOptions & {
  /** Within a cell of a table, which is one line, and where no block begins. */
  readonly isCell?: boolean;
};

/** What begins a heading, a quote, an item of a list or a block of code, or makes a heading, a table or a rule of the line before it. */
const BLOCK_START = /^(?=#{1,6}(?: |$)|>|[-+](?: |$)|~{3}|=+$|[|: ]*-[-|: ]*$)|(?<=^\d{1,9})(?=[.)](?: |$))/;

/** A line of text that begins no block, whatever it looks like. */
export function escapeStart(line: string): string {
  return line.replace(BLOCK_START, '\\');
}

/** A run of texts and inline elements in one line, for a place that has room for no more. */
export function renderLine(nodes: readonly HtmlNode[], options: ToMarkdownOptions): string {
  return collapse(renderInline(nodes, options)).trim();
}

/** The same as a paragraph, or in a cell, where tags stand for the ends of lines. */
export function renderRun(nodes: readonly HtmlNode[], {isCell, ...options}: Context): string {
  const lines = renderInline(nodes, options)
    .trim()
    .split('\n')
    .map((line) => line.trim());
  return isCell ? lines.join('<br>') : lines.map(escapeStart).join('\\\n');
}
