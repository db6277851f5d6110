import {findFold, type FlowNode} from '../../../lib/doc';

type Tree = {children: FlowNode[]};

/**
 * Rehype plugin: puts what lies below the first screen of a long page into `<BelowFold>`, which the app shows a moment later when
 * the reader comes from another page. Static HTML is the same. Has to be the last plugin.
 */
export function rehypeBelowFold() {
  return (tree: Tree): void => {
    // Imports and exports stay where they are.
    const modules = tree.children.filter(({type}) => type === 'mdxjsEsm');
    const blocks = tree.children.filter(({type}) => type !== 'mdxjsEsm');
    const fold = findFold(blocks);
    if (fold !== undefined) {
      const rest = {type: 'mdxJsxFlowElement', name: 'BelowFold', attributes: [], children: blocks.slice(fold)};
      tree.children = [...modules, ...blocks.slice(0, fold), rest];
    }
  };
}
