import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** What `@theme/CodeBlock` reads behind a block's language: title and marked lines. */
const SHOWN = /title=(?<quote>["']).*?\k<quote>|\{[\d,-]+\}/g;

/**
 * Remark plugin: leaves of the words behind a block's language those that the page shows. The others tell the checks of samples what
 * to do, and readers would load them with the page. Has to run after the plugins that read them.
 */
export function remarkCodeMeta(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'code', (node: Code) => {
      node.meta = node.meta?.match(SHOWN)?.join(' ') ?? null;
    });
  };
}
