import {visit} from 'unist-util-visit';

type Cell = {tagName: string; readonly children: readonly {readonly type: string; readonly value?: string}[]};

/**
 * A header cell without text heads nothing: the corner above a column of row names. As a data cell it is passed over, where a screen
 * reader would announce an empty header.
 */
export function rehypeEmptyHeaders() {
  return (tree: Parameters<typeof visit>[0]): void => {
    visit(tree, 'element', (node) => {
      const cell = node as unknown as Cell;
      const isEmpty = cell.children.every(({type, value}) => type === 'text' && value?.trim() === '');
      if (cell.tagName === 'th' && isEmpty) {
        cell.tagName = 'td';
      }
    });
  };
}
