import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {encodeTokens, parseCodeMarks} from '../../../lib/code';
import {judgeMarkedLines} from '../../../lib/code/judgeMarkedLines';
import {formatPlace} from '../../../server/markdown/formatPlace';
import {tokenizeCode} from './tokenizeCode';

/** Blocks of these languages are shown in another way, or without colours. */
const WITHOUT_TOKENS = ['tree', 'text', 'txt', ''];

/** Docusaurus' own way to mark lines, which the site does not have: the comment would stand in the code. */
const LINE_COMMENT = /^\s*(?:\/\/|#|--|;|\/\*|<!--|\{\/\*)\s*highlight-(?:next-line|start|end)\b/m;

/**
 * Remark plugin: highlights code blocks at build time. A block's `code` element gets the attribute `tokens`
 * (`encodeTokens`), which `@theme/CodeBlock` turns into spans; so no highlighter is sent to readers. Has to run after the plugins
 * that make code blocks.
 *
 * @throws with file, line and column of a block whose language Prism does not know, or that marks lines in Docusaurus' way or lines it
 *   does not have
 */
export function remarkCodeTokens(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    visit(tree, 'code', (node: Code) => {
      if (LINE_COMMENT.test(node.value)) {
        throw new Error(
          `code-tokens: ${formatPlace(process.cwd(), file, node)}: lines are marked by a comment at their end, ` +
            '"// [!code highlight]", not by one on a line of its own.',
        );
      }
      const problem = judgeMarkedLines(node.meta ?? '', node.value.split('\n').length);
      if (problem !== undefined) {
        throw new Error(`code-tokens: ${formatPlace(process.cwd(), file, node)}: ${problem}.`);
      }
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
