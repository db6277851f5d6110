import {visit} from 'unist-util-visit';

type Cell = {
  readonly tagName: string;
  properties: {align?: string; className?: readonly string[]} & Record<string, unknown>;
};

/** Aligned columns of Markdown tables get a class of Infima instead of the `style` attribute that MDX writes. */
export function rehypeCellAlign() {
  return (tree: Parameters<typeof visit>[0]): void => {
    visit(tree, 'element', (node) => {
      const {tagName, properties} = node as unknown as Cell;
      if ((tagName === 'td' || tagName === 'th') && properties.align !== undefined) {
        properties.className = [...(properties.className ?? []), `text--${properties.align}`];
        delete properties.align;
      }
    });
  };
}
