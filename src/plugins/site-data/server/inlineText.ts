import type {PhrasingContent, RootContent} from 'mdast';
import {literalOf} from '../../../server/markdown/literalOf';

type Wrap = {readonly code: string; readonly bold: string; readonly italic: string};

const PLAIN: Wrap = {code: '', bold: '', italic: ''};
const MARKED: Wrap = {code: '`', bold: '**', italic: '*'};

function around(mark: string, text: string): string {
  return text === '' ? '' : mark + text + mark;
}

function convert(nodes: readonly RootContent[], wrap: Wrap): string {
  return nodes
    .map((node): string => {
      switch (node.type) {
        case 'text':
          return node.value;
        case 'inlineCode':
          return around(wrap.code, node.value);
        case 'strong':
          return around(wrap.bold, convert(node.children, wrap));
        case 'emphasis':
          return around(wrap.italic, convert(node.children, wrap));
        case 'break':
          return ' ';
        case 'mdxTextExpression':
          return literalOf(node.data?.estree);
        // Text such as `node:fs` looks like a directive to the parser; the page shows it as it was written.
        case 'textDirective':
          return `:${node.name}${convert(node.children, wrap)}`;
        default:
          return 'children' in node ? convert(node.children, wrap) : '';
      }
    })
    .join('');
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Shown text of inline nodes on one line, without marks; images and JSX tags leave nothing but their text. */
export function toPlainText(nodes: readonly PhrasingContent[]): string {
  return collapse(convert(nodes, PLAIN));
}

/** The same with the marks of TEXT-01. */
export function toMarkedText(nodes: readonly PhrasingContent[]): string {
  return collapse(convert(nodes, MARKED));
}
