import {decodeEntities} from '../text/decodeEntities';
import {getAttribute, scanTags} from '../text/scanTags';

export type HtmlElement = {
  readonly name: string;
  /** The attributes as written. */
  readonly attributes: string;
  readonly classes: readonly string[];
  readonly children: HtmlNode[];
};

/** An element, or text with its entities decoded. */
export type HtmlNode = HtmlElement | string;

const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
/** A paragraph ends before these, also without an end tag. */
const BLOCK = new Set(
  'address article aside blockquote details div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul'.split(
    ' ',
  ),
);
/** What an opening tag closes first, and how far up: minified HTML leaves these end tags out. */
const CLOSES: Readonly<Record<string, {readonly names: readonly string[]; readonly within: readonly string[]}>> = {
  li: {names: ['li'], within: ['ul', 'ol']},
  dt: {names: ['dt', 'dd'], within: ['dl']},
  dd: {names: ['dt', 'dd'], within: ['dl']},
  td: {names: ['td', 'th'], within: ['tr']},
  th: {names: ['td', 'th'], within: ['tr']},
  tr: {names: ['tr'], within: ['table']},
  tbody: {names: ['thead', 'tbody'], within: ['table']},
  tfoot: {names: ['thead', 'tbody'], within: ['table']},
};

/** Takes the open elements off from the nearest of `names` on, unless one of `within` comes first. */
function closeImplied(open: HtmlElement[], names: readonly string[], within: readonly string[]): void {
  for (let index = open.length - 1; index > 0; index -= 1) {
    if (names.includes(open[index].name)) {
      open.length = index;
      return;
    }
    if (within.includes(open[index].name)) {
      return;
    }
  }
}

/** Places where an open paragraph is another one's matter. */
const PARAGRAPH_SCOPE = ['li', 'td', 'th', 'dd', 'div', 'section', 'blockquote', 'button', 'body'];

/**
 * The tree of an HTML text, for documents that a printer wrote: end tags may be missing where HTML allows it.
 * @param localNames Names in the style sheets by the short names that a build gave them.
 */
export function parseHtml(html: string, localNames?: ReadonlyMap<string, string>): HtmlElement {
  const root: HtmlElement = {name: '', attributes: '', classes: [], children: []};
  const open = [root];
  let position = 0;
  const top = (): HtmlElement => open[open.length - 1];
  const addText = (end: number): void => {
    if (end === position) {
      return;
    }
    const text = html.slice(position, end);
    top().children.push(decodeEntities(text.includes('<!') ? text.replace(/<!--[\s\S]*?-->|<![^>]*>/g, '') : text));
  };
  for (const {name, isClosing, attributes, start, end} of scanTags(html)) {
    addText(start);
    position = end;
    if (isClosing) {
      let index = open.length - 1;
      while (index > 0 && open[index].name !== name) {
        index -= 1;
      }
      open.length = index > 0 ? index : open.length;
      continue;
    }
    if (BLOCK.has(name)) {
      closeImplied(open, ['p'], PARAGRAPH_SCOPE);
    }
    if (Object.hasOwn(CLOSES, name)) {
      closeImplied(open, CLOSES[name].names, CLOSES[name].within);
    }
    const classes = (getAttribute(attributes, 'class')?.split(/\s+/) ?? []).map(
      (name) => localNames?.get(name) ?? name,
    );
    const element: HtmlElement = {name, attributes, classes, children: []};
    top().children.push(element);
    if (!VOID.has(name) && html[end - 2] !== '/') {
      open.push(element);
    } else if (!VOID.has(name) && attributes.endsWith('/')) {
      // `<a href=/x/>`: the slash belongs to the value.
      open.push(element);
    }
  }
  addText(html.length);
  return root;
}

/** The value of an attribute, decoded. */
export function attributeOf({attributes}: HtmlElement, name: string): string | undefined {
  const value = getAttribute(attributes, name);
  return value === undefined ? undefined : decodeEntities(value);
}

/** True for an element with a class of this name, or of a CSS module whose local name it is. */
export function hasClass({classes}: HtmlElement, name: string): boolean {
  // A module's class ends with four characters of a hash.
  return classes.some((one) => one === name || (one.startsWith(`${name}_`) && one.length === name.length + 5));
}

/** All text below a node. */
export function textOf(node: HtmlNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}

/** The first element below a node, itself included, for which `test` is true. */
export function findElement(node: HtmlNode, test: (element: HtmlElement) => boolean): HtmlElement | undefined {
  if (typeof node === 'string') {
    return undefined;
  }
  if (test(node)) {
    return node;
  }
  for (const child of node.children) {
    const found = findElement(child, test);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}
