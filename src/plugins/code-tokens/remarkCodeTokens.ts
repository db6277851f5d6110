import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {encodeTokens, parseCodeMarks} from '../../lib/code';
import {tokenizeCode} from './tokenizeCode';

/** Blocks of these languages are shown in another way, or without colours. */
const WITHOUT_TOKENS = ['tree', 'text', 'txt', ''];

/**
 * Remark plugin: highlights code blocks at build time. A block's `code` element gets the attribute `tokens`
 * (`encodeTokens`), which `@theme/CodeBlock` turns into spans; so no highlighter is sent to readers. Has to run after the plugins
 * that make code blocks.
 */
export function remarkCodeTokens(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'code', (node: Code) => {
      if (WITHOUT_TOKENS.includes(node.lang ?? '')) {
        return;
      }
      const lines = tokenizeCode(parseCodeMarks(node.value).code, node.lang ?? '');
      if (lines !== undefined) {
        const data = (node.data ??= {});
        data.hProperties = {...data.hProperties, tokens: encodeTokens(lines)};
      }
    });
  };
}
