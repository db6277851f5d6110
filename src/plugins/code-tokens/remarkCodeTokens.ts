import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {encodeTokens, parseCodeMarks} from '../../lib/code';
import {formatPlace} from '../../server/markdown/formatPlace';
import {tokenizeCode} from './tokenizeCode';

/** Blocks of these languages are shown in another way, or without colours. */
const WITHOUT_TOKENS = ['tree', 'text', 'txt', ''];

/**
 * Remark plugin: highlights code blocks at build time. A block's `code` element gets the attribute `tokens`
 * (`encodeTokens`), which `@theme/CodeBlock` turns into spans; so no highlighter is sent to readers. Has to run after the plugins
 * that make code blocks.
 *
 * @throws with file, line and column of a block whose language Prism does not know
 */
export function remarkCodeTokens(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    visit(tree, 'code', (node: Code) => {
      if (WITHOUT_TOKENS.includes(node.lang ?? '')) {
        return;
      }
      const lines = tokenizeCode(parseCodeMarks(node.value).code, node.lang ?? '');
      if (lines === undefined) {
        throw new Error(
          `code-tokens: ${formatPlace(process.cwd(), file, node)}: "${node.lang ?? ''}" is no language ` +
            'that can be highlighted; write the name or ending of another one, or "text".',
        );
      }
      const data = (node.data ??= {});
      data.hProperties = {...data.hProperties, tokens: encodeTokens(lines)};
    });
  };
}
