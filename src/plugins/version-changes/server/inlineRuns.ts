import type {PhrasingContent, RootContent} from 'mdast';
import type {Run} from '../../../lib/changes';
import {literalOf} from '../../../server/markdown/literalOf';

/** Runs of the same looks joined, white space as a browser shows it. */
export function collapse(runs: readonly {text: string; marks: string}[]): Run[] {
  const joined: {text: string; marks: string}[] = [];
  for (const {text, marks} of runs) {
    const last = joined.at(-1);
    const single = marks.includes('c') ? text : text.replace(/\s+/g, ' ');
    const piece = last === undefined || last.text.endsWith(' ') ? single.trimStart() : single;
    if (piece === '') {
      continue;
    }
    if (last?.marks === marks && !marks.includes('c')) {
      last.text += piece;
    } else {
      joined.push({text: piece, marks});
    }
  }
  const tail = joined.at(-1);
  if (tail) {
    tail.text = tail.text.trimEnd();
  }
  return joined.filter(({text}) => text !== '').map(({text, marks}) => (marks === '' ? text : [text, marks]));
}

function convert(nodes: readonly RootContent[], marks: string): {text: string; marks: string}[] {
  return nodes.flatMap((node): {text: string; marks: string}[] => {
    switch (node.type) {
      case 'text':
        return [{text: node.value, marks}];
      case 'inlineCode':
        return [{text: node.value, marks: `${marks}c`}];
      case 'strong':
        return convert(node.children, `${marks}b`);
      case 'emphasis':
        return convert(node.children, `${marks}i`);
      case 'break':
        return [{text: ' ', marks}];
      case 'mdxTextExpression':
        return [{text: literalOf(node.data?.estree), marks}];
      case 'textDirective':
        return [{text: `:${node.name}`, marks}, ...convert(node.children, marks)];
      default:
        return 'children' in node ? convert(node.children, marks) : [];
    }
  });
}

/** Shown text of inline nodes, with the looks that readers see; links and tags leave their text. */
export function toInlineRuns(nodes: readonly PhrasingContent[]): Run[] {
  return collapse(convert(nodes, ''));
}
