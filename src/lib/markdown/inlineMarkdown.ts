import {attributeOf, hasClass, textOf, type HtmlElement, type HtmlNode} from './parseHtml';

export type ToMarkdownOptions = {
  /** Makes the address of a link or an image complete. */
  readonly resolve: (address: string) => string;
  /** Between a name and what is said of it, with its space. Default `: `. */
  readonly colon?: string;
  /** A mark behind a name, such as "new", which stands for `{text}`. Default ` ({text})`. */
  readonly mark?: string;
};

/** In English. */
export const COLON = ': ';
const MARK = ' ({text})';
const DROPPED = new Set(['script', 'style', 'svg', 'button', 'nav', 'template', 'noscript', 'label']);

/** True for an element, false for a text. */
export function isElement(node: HtmlNode): node is HtmlElement {
  return typeof node !== 'string';
}

/** A box that readers cannot tick: it tells whether the task behind it is done. */
function isTaskBox(element: HtmlElement): boolean {
  return attributeOf(element, 'type') === 'checkbox' && attributeOf(element, 'disabled') !== undefined;
}

/** Parts of the page that say nothing in a text: controls, icons, marks of the build. */
export function isDropped(element: HtmlElement): boolean {
  return (
    DROPPED.has(element.name) ||
    (element.name === 'input' && !isTaskBox(element)) ||
    attributeOf(element, 'role') === 'tablist' ||
    attributeOf(element, 'data-markdown') === 'skip' ||
    hasClass(element, 'hash-link') ||
    hasClass(element, 'proof')
  );
}

/** White space as a browser shows it. */
export function collapse(text: string): string {
  return text.replace(/[\u200b\ufeff]/g, '').replace(/\s+/g, ' ');
}

/** Characters that would be marks; an underscore inside a word is none, nor are tildes that nothing stands before. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\`*[\]<]|&(?=#?\w+;)/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/(?<![\s~])~+/g, (run) => run.replaceAll('~', '\\~'));
}

/** Text with a mark on both sides. Space at its edges goes outside: beside one, a mark is none. */
function surround(text: string, mark: string): string {
  return text.replace(/\S(?:[^]*\S)?/, (inner) => mark + inner + mark);
}

/** A run of backticks longer than any inside. */
export function fenceFor(text: string, shortest: number): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  return '`'.repeat(longest === 0 ? shortest : Math.max(shortest, longest + 1));
}

/** The text as a code span. */
export function renderCode(text: string): string {
  const fence = fenceFor(text, 1);
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return fence + pad + text + pad + fence;
}

/** An address as it stands in parentheses, which ends at a space, and at a parenthesis without its other. */
function formatAddress(address: string, {resolve}: ToMarkdownOptions): string {
  return resolve(address)
    .replace(/\s/g, encodeURIComponent)
    .replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'));
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
  const more = rest
    .map((part) => renderInline([part], options).trim())
    .filter((part) => part !== '')
    .join(' ');
  return `[${text}](${formatAddress(href, options)})${more === '' ? '' : (options.colon ?? COLON) + more}`;
}

/** A short word in a box of its own, which no space needs to part from its neighbours on the page. */
function isBadge(element: HtmlElement): boolean {
  return hasClass(element, 'mark') || hasClass(element, 'badge');
}

function renderInlineElement(element: HtmlElement, options: ToMarkdownOptions): string {
  const inner = (): string => renderInline(element.children, options);
  switch (element.name) {
    case 'br':
      return '\n';
    case 'input':
      return attributeOf(element, 'checked') === undefined ? '[ ] ' : '[x] ';
    case 'code':
      return renderCode(collapse(textOf(element)));
    case 'a':
      return renderLink(element, options);
    case 'img': {
      const alt = escapeText(collapse(attributeOf(element, 'alt') ?? ''));
      // One without a text decorates.
      return alt === '' ? '' : `![${alt}](${formatAddress(attributeOf(element, 'src') ?? '', options)})`;
    }
    case 'strong':
    case 'b':
      return surround(inner(), '**');
    case 'em':
    case 'i':
      return surround(inner(), '*');
    case 'del':
    case 's':
      return surround(inner(), '~~');
    default:
      return isBadge(element) ? (options.mark ?? MARK).replace('{text}', () => inner().trim()) : inner();
  }
}

/** The Markdown of a run of texts and inline elements. A line ends where the page breaks it, and nowhere else. */
export function renderInline(nodes: readonly HtmlNode[], options: ToMarkdownOptions): string {
  return nodes
    .map((node) =>
      isElement(node) ? (isDropped(node) ? '' : renderInlineElement(node, options)) : escapeText(collapse(node)),
    )
    .reduce((before, text, index) => {
      const last = nodes[index - 1];
      const isAfterBadge = last !== undefined && isElement(last) && isBadge(last) && /^[\p{L}\p{N}]/u.test(text);
      // A link behind it would be taken for an image.
      const head = text.startsWith('[') ? before.replace(/!$/, '\\!') : before;
      return head + (isAfterBadge ? ' ' : '') + text;
    }, '')
    .replace(/ {2,}/g, ' ');
}
