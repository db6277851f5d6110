import {renderCodeBlock, renderTree} from './codeMarkdown';
import {COLON, escapeText, isDropped, isElement, renderCode, type ToMarkdownOptions} from './inlineMarkdown';
import {escapeStart, renderLine, renderRun, type Context} from './lineMarkdown';
import {attributeOf, findElement, hasClass, type HtmlElement, type HtmlNode} from './parseHtml';

export type {ToMarkdownOptions};

const INLINE = new Set(
  'a abbr b bdi br cite code del em i img input ins kbd mark q s small span strong sub sup time u var wbr'.split(' '),
);

function hasBlocks(element: HtmlElement): boolean {
  return element.children.some((child) => isElement(child) && (!INLINE.has(child.name) || hasBlocks(child)));
}

function indent(text: string, first: string): string {
  const rest = ' '.repeat(first.length);
  return text
    .split('\n')
    .map((line, index) => (index === 0 ? first + line : line === '' ? '' : rest + line))
    .join('\n');
}

function quote(text: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}

function renderList(element: HtmlElement, context: Context): string {
  const items = element.children.filter((child): child is HtmlElement => isElement(child) && child.name === 'li');
  const start = Number(attributeOf(element, 'start') ?? 1);
  const blocks = items.map((item) => renderBlocks(item.children, context));
  const rendered = blocks.map((parts, index) =>
    indent(parts.join('\n\n'), element.name === 'ol' ? `${start + index}. ` : '- '),
  );
  const isLoose = items.some((item, index) => blocks[index].length > 1 && hasParagraph(item));
  return rendered.join(isLoose ? '\n\n' : '\n');
}

/** The list of an item with paragraphs of its own has empty lines. */
function hasParagraph(item: HtmlElement): boolean {
  return item.children.some((child) => isElement(child) && child.name === 'p');
}

/** A code block with its lines, also one that an item of a list begins with. */
const FENCED = /(?<=^(?: |- |\d+\. )*)(`{3,})[^`\n]*\n([^]*?)\n *\1$/gm;

/** The blocks of a cell in one line, which is all that a table has room for: of code, each line is a code span. */
function renderCell(cell: HtmlElement, context: Context): string {
  return renderBlocks(cell.children, {...context, isCell: true})
    .join('\n')
    .replace(FENCED, (_block, _fence, code: string) =>
      code
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .map(renderCode)
        .join(' '),
    )
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\|/g, '\\|');
}

function renderTable(element: HtmlElement, context: Context): string {
  const rows: string[][] = [];
  const walk = (node: HtmlElement): void => {
    if (node.name !== 'tr') {
      node.children.filter(isElement).forEach(walk);
      return;
    }
    rows.push(
      node.children
        .filter((cell): cell is HtmlElement => isElement(cell) && (cell.name === 'td' || cell.name === 'th'))
        .map((cell) => renderCell(cell, context)),
    );
  };
  walk(element);
  const width = Math.max(0, ...rows.map((row) => row.length));
  const line = (cells: readonly string[]): string =>
    `| ${Array.from({length: width}, (_, index) => cells[index] ?? '').join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(Array.from({length: width}, () => '---')), ...body.map(line)].join('\n');
}

/** A block that needs lines of its own: a list, a quote, a table, code. */
const OWN_LINES = /^(?:- |\d+\. |> |\| |`{3})|(?<!\\)\n/;

/** Adds what is said of a name to its line, and below it from the first block on that needs lines of its own. */
function addBlocks(fact: string[], separator: string, blocks: readonly string[]): void {
  const own = blocks.findIndex((block) => OWN_LINES.test(block));
  const text = blocks.slice(0, own === -1 ? undefined : own).join(' ');
  if (fact.length === 1) {
    fact[0] += (separator + text).trimEnd();
  } else if (text !== '') {
    fact.push(text);
  }
  fact.push(...(own === -1 ? [] : blocks.slice(own)));
}

function renderFacts(element: HtmlElement, context: Context): string {
  const facts: string[][] = [];
  let separator = '';
  const walk = (node: HtmlElement): void => {
    for (const child of node.children.filter(isElement)) {
      if (child.name === 'dt') {
        facts.push([escapeStart(renderLine(child.children, context))]);
        separator = context.colon ?? COLON;
      } else if (child.name === 'dd') {
        addBlocks(facts[facts.length - 1] ?? [], separator, renderBlocks(child.children, context));
        separator = ' ';
      } else {
        walk(child);
      }
    }
  };
  walk(element);
  return facts.map((fact) => indent(fact.join('\n\n'), '- ')).join('\n');
}

function renderAdmonition(element: HtmlElement, context: Context): string {
  const kind = /theme-admonition-(\w+)/.exec(attributeOf(element, 'class') ?? '')?.[1] ?? 'note';
  const heading = findElement(element, (one) => hasClass(one, 'admonitionHeading'));
  const content = findElement(element, (one) => hasClass(one, 'admonitionContent'));
  const title = heading === undefined ? '' : renderLine(heading.children, context);
  const blocks = renderBlocks(content?.children ?? [], context);
  return quote([`**${title === '' ? kind : title}**`, ...blocks].join('\n\n'));
}

function renderTabs(element: HtmlElement, context: Context): string[] {
  const panels = element.children.filter(
    (child): child is HtmlElement => isElement(child) && attributeOf(child, 'role') === 'tabpanel',
  );
  return panels.flatMap((panel) => [
    `**${escapeText(attributeOf(panel, 'data-title') ?? '')}**`,
    ...renderBlocks(panel.children, context),
  ]);
}

function renderBlock(element: HtmlElement, context: Context): string[] {
  const heading = /^h([1-6])$/.exec(element.name);
  if (heading) {
    const text = renderLine(element.children, context);
    // Signs at the end would be taken for a part of the mark.
    return [`${'#'.repeat(Number(heading[1]))} ${text.replace(/(?<=^| )#+$/, '\\$&')}`];
  }
  if (hasClass(element, 'theme-code-block') || element.name === 'pre') {
    return [renderCodeBlock(element)];
  }
  if (hasClass(element, 'theme-admonition')) {
    return [renderAdmonition(element, context)];
  }
  if (hasClass(element, 'theme-tabs-container')) {
    return renderTabs(element, context);
  }
  if (hasClass(element, 'tree')) {
    return [renderTree(element)];
  }
  if (hasClass(element, 'cards') && element.name === 'div') {
    const cards = element.children.filter(isElement).map((card) => renderBlocks([card], context).join(' '));
    return [cards.map((card) => `- ${card}`).join('\n')];
  }
  switch (element.name) {
    case 'ul':
    case 'ol':
      return [renderList(element, context)];
    case 'table':
      return [renderTable(element, context)];
    case 'dl':
      return [renderFacts(element, context)];
    case 'blockquote':
      return [quote(renderBlocks(element.children, context).join('\n\n'))];
    case 'hr':
      return ['---'];
    case 'summary':
    case 'figcaption':
      return [`**${renderLine(element.children, context)}**`];
    default:
      return renderBlocks(element.children, context);
  }
}

function renderBlocks(nodes: readonly HtmlNode[], context: Context): string[] {
  const blocks: string[] = [];
  let run: HtmlNode[] = [];
  const endRun = (): void => {
    blocks.push(renderRun(run, context));
    run = [];
  };
  for (const node of nodes) {
    if (isElement(node) && isDropped(node)) {
      continue;
    }
    // A link that holds blocks is a card: its parts are read in a line.
    if (!isElement(node) || node.name === 'a' || (INLINE.has(node.name) && !hasBlocks(node))) {
      run.push(node);
    } else {
      endRun();
      blocks.push(...renderBlock(node, context));
    }
  }
  endRun();
  return blocks.filter((block) => block !== '');
}

/** The Markdown of a piece of rendered HTML. Nothing of components is left: what they show is. */
export function toMarkdown(element: HtmlElement, options: ToMarkdownOptions): string {
  return `${renderBlocks(element.children, options).join('\n\n')}\n`;
}
