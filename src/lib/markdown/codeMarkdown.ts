import {collapse, fenceFor, isDropped, isElement} from './inlineMarkdown';
import {attributeOf, findElement, hasClass, textOf, type HtmlElement} from './parseHtml';

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

/** A code block with its language and title, or what it is named; a block with added or removed lines becomes a diff. */
export function renderCodeBlock(element: HtmlElement): string {
  const code = findElement(element, ({name}) => name === 'code') ?? findElement(element, ({name}) => name === 'pre');
  const lines = code === undefined ? [] : readLines(code);
  const isDiff = lines.some(({mark}) => mark !== '');
  const text = lines.map((line) => (isDiff ? `${line.mark || ' '}${line.text}` : line.text).trimEnd()).join('\n');
  const header = findElement(element, (one) => hasClass(one, 'title'));
  const name = header === undefined ? attributeOf(element, 'aria-label') : collapse(textOf(header)).trim();
  const title = name === undefined ? '' : ` title="${name}"`;
  const language =
    /(?:^|\s)language-([\w-]+)/.exec(attributeOf(element, 'class') ?? '')?.[1] ??
    /\.[cm]?([jt]s)$/.exec(name ?? '')?.[1] ??
    '';
  // The first word behind the fence is the language: a title alone would be read as one.
  const plain = title === '' ? '' : 'text';
  const fence = fenceFor(text, 3);
  return `${fence}${isDiff ? 'diff' : language === 'text' || language === '' ? plain : language}${title}\n${text}\n${fence}`;
}

/** A file or folder of a tree, with the author's remark as it is written in the source. */
function labelOf(parts: HtmlElement['children']): string {
  const text = collapse(parts.map((one) => (isElement(one) && isDropped(one) ? '' : textOf(one))).join(' ')).trim();
  const notes = parts.flatMap((one) =>
    isElement(one) ? (findElement(one, (part) => hasClass(part, 'note')) ?? []) : [],
  );
  const note = collapse(notes.map(textOf).join('')).trim();
  return note === '' ? text : `${text.slice(0, -note.length).trimEnd()}  # ${note}`;
}

/** Files and folders as lines, two spaces for each level, with what stands above them. */
export function renderTree(element: HtmlElement): string {
  const walk = (node: HtmlElement, depth: number): string[] =>
    node.children.filter(isElement).flatMap((child) => {
      if (child.name !== 'li') {
        return walk(child, depth);
      }
      const own = child.children.filter((one) => !isElement(one) || one.name !== 'ul');
      const lists = child.children.filter((one): one is HtmlElement => isElement(one) && one.name === 'ul');
      return ['  '.repeat(depth) + labelOf(own), ...lists.flatMap((list) => walk(list, depth + 1))];
    });
  const title = findElement(element, (one) => hasClass(one, 'title'));
  const info = title === undefined ? '' : `text title="${collapse(textOf(title)).trim()}"`;
  return `\`\`\`${info}\n${walk(element, 0).join('\n')}\n\`\`\``;
}
