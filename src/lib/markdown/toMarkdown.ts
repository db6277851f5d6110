import {attributeOf, findElement, hasClass, textOf, type HtmlElement, type HtmlNode} from './parseHtml';

export type ToMarkdownOptions = {
  /** Makes the address of a link or an image complete. */
  readonly resolve: (address: string) => string;
};

const DROPPED = new Set(['script', 'style', 'svg', 'button', 'nav', 'template', 'noscript', 'input', 'label']);
const INLINE = new Set(
  'a abbr b bdi br cite code del em i img ins kbd mark q s small span strong sub sup time u var wbr'.split(' '),
);

function isElement(node: HtmlNode): node is HtmlElement {
  return typeof node !== 'string';
}

/** Parts of the page that say nothing in a text: controls, icons, marks of the build. */
function isDropped(element: HtmlElement): boolean {
  return (
    DROPPED.has(element.name) ||
    attributeOf(element, 'role') === 'tablist' ||
    attributeOf(element, 'data-markdown') === 'skip' ||
    hasClass(element, 'hash-link') ||
    hasClass(element, 'proof')
  );
}

function hasBlocks(element: HtmlElement): boolean {
  return element.children.some((child) => isElement(child) && (!INLINE.has(child.name) || hasBlocks(child)));
}

function collapse(text: string): string {
  return text.replace(/[\u200b\ufeff]/g, '').replace(/\s+/g, ' ');
}

/** Characters that would be marks; an underscore inside a word is none. */
function escapeText(text: string): string {
  return text.replace(/[\\`*[\]<]/g, '\\$&').replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_');
}

/** A run of backticks longer than any inside. */
function fenceFor(text: string, shortest: number): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  return '`'.repeat(longest === 0 ? shortest : Math.max(shortest, longest + 1));
}

function renderCode(text: string): string {
  const fence = fenceFor(text, 1);
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return fence + pad + text + pad + fence;
}

function renderLink(element: HtmlElement, options: ToMarkdownOptions): string {
  // A card: title and text.
  const parts = element.children.filter((child) => isElement(child) && hasClass(child, 'title'));
  const text = renderInline(parts.length > 0 ? parts : element.children, options).trim();
  const rest = parts.length > 0 ? element.children.filter((child) => !parts.includes(child)) : [];
  const href = attributeOf(element, 'href');
  if (href === undefined || text === '') {
    return text;
  }
  const more = renderInline(rest, options).trim();
  return `[${text}](${options.resolve(href).replace(/[\s()]/g, encodeURIComponent)})${more === '' ? '' : `: ${more}`}`;
}

function renderInlineElement(element: HtmlElement, options: ToMarkdownOptions): string {
  const inner = (): string => renderInline(element.children, options);
  switch (element.name) {
    case 'br':
      return ' ';
    case 'code':
      return renderCode(collapse(textOf(element)));
    case 'a':
      return renderLink(element, options);
    case 'img':
      return `![${escapeText(attributeOf(element, 'alt') ?? '')}](${options.resolve(attributeOf(element, 'src') ?? '')})`;
    case 'strong':
    case 'b':
      return `**${inner().trim()}**`;
    case 'em':
    case 'i':
      return `*${inner().trim()}*`;
    case 'del':
    case 's':
      return `~~${inner().trim()}~~`;
    default:
      return hasClass(element, 'mark') || hasClass(element, 'badge') ? ` (${inner().trim()})` : inner();
  }
}

function renderInline(nodes: readonly HtmlNode[], options: ToMarkdownOptions): string {
  return nodes
    .map((node) =>
      isElement(node) ? (isDropped(node) ? '' : renderInlineElement(node, options)) : escapeText(collapse(node)),
    )
    .join('')
    .replace(/ {2,}/g, ' ');
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

/** The lines of a code block with their marks: `+` added, `-` removed. */
function readLines(code: HtmlElement): {text: string; mark: string}[] {
  const lines = code.children.filter((child) => isElement(child) && hasClass(child, 'token-line')) as HtmlElement[];
  if (lines.length === 0) {
    return textOf(code)
      .replace(/^\n|\n$/g, '')
      .split('\n')
      .map((text) => ({text, mark: ''}));
  }
  return lines.map((line) => ({
    text: textOf(line).replace(/\n$/, ''),
    mark: hasClass(line, 'added') ? '+' : hasClass(line, 'removed') ? '-' : '',
  }));
}

function renderCodeBlock(element: HtmlElement): string {
  const code = findElement(element, ({name}) => name === 'code') ?? findElement(element, ({name}) => name === 'pre');
  const lines = code === undefined ? [] : readLines(code);
  const isDiff = lines.some(({mark}) => mark !== '');
  const text = lines.map((line) => (isDiff ? `${line.mark || ' '}${line.text}` : line.text).trimEnd()).join('\n');
  const language = /(?:^|\s)language-([\w-]+)/.exec(attributeOf(element, 'class') ?? '')?.[1] ?? '';
  const header = findElement(element, (one) => hasClass(one, 'title'));
  const title = header === undefined ? '' : ` title="${collapse(textOf(header)).trim()}"`;
  const fence = fenceFor(text, 3);
  return `${fence}${isDiff ? 'diff' : language === 'text' ? '' : language}${title}\n${text}\n${fence}`;
}

/** Files and folders as lines, two spaces for each level. */
function renderTree(element: HtmlElement): string {
  const walk = (node: HtmlElement, depth: number): string[] =>
    node.children.filter(isElement).flatMap((child) => {
      if (child.name !== 'li') {
        return child.name === 'ul' ? walk(child, depth) : walk(child, depth);
      }
      const own = child.children.filter((one) => !isElement(one) || one.name !== 'ul');
      const label = collapse(own.map((one) => (isElement(one) && isDropped(one) ? '' : textOf(one))).join(' ')).trim();
      const lists = child.children.filter((one): one is HtmlElement => isElement(one) && one.name === 'ul');
      return ['  '.repeat(depth) + label, ...lists.flatMap((list) => walk(list, depth + 1))];
    });
  return `\`\`\`\n${walk(element, 0).join('\n')}\n\`\`\``;
}

function renderList(element: HtmlElement, options: ToMarkdownOptions): string {
  const items = element.children.filter((child): child is HtmlElement => isElement(child) && child.name === 'li');
  const start = Number(attributeOf(element, 'start') ?? 1);
  const blocks = items.map((item) => renderBlocks(item.children, options));
  const rendered = blocks.map((parts, index) =>
    indent(parts.join('\n\n'), element.name === 'ol' ? `${start + index}. ` : '- '),
  );
  const isLoose = items.some((item, index) => blocks[index].length > 1 && findParagraph(item));
  return rendered.join(isLoose ? '\n\n' : '\n');
}

/** True for an item with paragraphs of its own: its list has empty lines. */
function findParagraph(item: HtmlElement): boolean {
  return item.children.some((child) => isElement(child) && child.name === 'p');
}

function renderTable(element: HtmlElement, options: ToMarkdownOptions): string {
  const rows: string[][] = [];
  const walk = (node: HtmlElement): void => {
    if (node.name !== 'tr') {
      node.children.filter(isElement).forEach(walk);
      return;
    }
    rows.push(
      node.children
        .filter((cell): cell is HtmlElement => isElement(cell) && (cell.name === 'td' || cell.name === 'th'))
        .map((cell) =>
          renderBlocks(cell.children, options)
            .join(' ')
            .replace(/\s*\n\s*/g, ' ')
            .replace(/\|/g, '\\|'),
        ),
    );
  };
  walk(element);
  const width = Math.max(0, ...rows.map((row) => row.length));
  const line = (cells: readonly string[]): string =>
    `| ${Array.from({length: width}, (_, index) => cells[index] ?? '').join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(Array.from({length: width}, () => '---')), ...body.map(line)].join('\n');
}

function renderFacts(element: HtmlElement, options: ToMarkdownOptions): string {
  const lines: string[] = [];
  const walk = (node: HtmlElement): void => {
    for (const child of node.children.filter(isElement)) {
      if (child.name === 'dt') {
        lines.push(`- ${renderInline(child.children, options).trim()}:`);
      } else if (child.name === 'dd') {
        lines[lines.length - 1] += ` ${renderBlocks(child.children, options).join(' ').trim()}`;
      } else {
        walk(child);
      }
    }
  };
  walk(element);
  return lines.join('\n');
}

function renderAdmonition(element: HtmlElement, options: ToMarkdownOptions): string {
  const kind = /theme-admonition-(\w+)/.exec(attributeOf(element, 'class') ?? '')?.[1] ?? 'note';
  const heading = findElement(element, (one) => hasClass(one, 'admonitionHeading'));
  const content = findElement(element, (one) => hasClass(one, 'admonitionContent'));
  const title = heading === undefined ? '' : renderInline(heading.children, options).trim();
  const blocks = renderBlocks(content?.children ?? [], options);
  return quote([`**${title === '' ? kind : title}**`, ...blocks].join('\n\n'));
}

function renderTabs(element: HtmlElement, options: ToMarkdownOptions): string[] {
  const panels = element.children.filter(
    (child): child is HtmlElement => isElement(child) && attributeOf(child, 'role') === 'tabpanel',
  );
  return panels.flatMap((panel) => [
    `**${escapeText(attributeOf(panel, 'data-title') ?? '')}**`,
    ...renderBlocks(panel.children, options),
  ]);
}

function renderBlock(element: HtmlElement, options: ToMarkdownOptions): string[] {
  const heading = /^h([1-6])$/.exec(element.name);
  if (heading) {
    return [`${'#'.repeat(Number(heading[1]))} ${renderInline(element.children, options).trim()}`];
  }
  if (hasClass(element, 'theme-code-block') || element.name === 'pre') {
    return [renderCodeBlock(element)];
  }
  if (hasClass(element, 'theme-admonition')) {
    return [renderAdmonition(element, options)];
  }
  if (hasClass(element, 'theme-tabs-container')) {
    return renderTabs(element, options);
  }
  if (hasClass(element, 'tree')) {
    return [renderTree(element)];
  }
  if (hasClass(element, 'cards') && element.name === 'div') {
    const cards = element.children.filter(isElement).map((card) => renderBlocks([card], options).join(' '));
    return [cards.map((card) => `- ${card}`).join('\n')];
  }
  switch (element.name) {
    case 'ul':
    case 'ol':
      return [renderList(element, options)];
    case 'table':
      return [renderTable(element, options)];
    case 'dl':
      return [renderFacts(element, options)];
    case 'blockquote':
      return [quote(renderBlocks(element.children, options).join('\n\n'))];
    case 'hr':
      return ['---'];
    case 'summary':
    case 'figcaption':
      return [`**${renderInline(element.children, options).trim()}**`];
    default:
      return renderBlocks(element.children, options);
  }
}

function renderBlocks(nodes: readonly HtmlNode[], options: ToMarkdownOptions): string[] {
  const blocks: string[] = [];
  let run: HtmlNode[] = [];
  const endRun = (): void => {
    blocks.push(renderInline(run, options).trim());
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
      blocks.push(...renderBlock(node, options));
    }
  }
  endRun();
  return blocks.filter((block) => block !== '');
}

/** The Markdown of a piece of rendered HTML. Nothing of components is left: what they show is. */
export function toMarkdown(element: HtmlElement, options: ToMarkdownOptions): string {
  return `${renderBlocks(element.children, options).join('\n\n')}\n`;
}
