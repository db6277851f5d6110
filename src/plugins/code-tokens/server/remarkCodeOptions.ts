import type {Code, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {NUMBERED_CLASS, WRAPPED_CLASS} from '../../../lib/code/blockClasses';
import {parseMeta} from '../../../lib/code/parseMeta';
import {createSideEffect} from '../../../lib/markdown/createMdxNodes';
import type {SiteConfig} from '../../../lib/site/types';
import {formatPlace} from '../../../server/markdown/formatPlace';

/** Of pages with numbered lines alone; `src/plugins/lean` keeps it apart from the sheet of all pages. */
const NUMBERS_SHEET = '@site/src/plugins/code-tokens/client/lineNumbers.css';

/** What the block itself says with a word behind its language, `wrapCode` or `wrapCode=false`; else what the site says. */
function readWord(node: Code, word: string, siteDefault: boolean, file: VFile): boolean {
  const value = parseMeta(node.meta ?? '')[word];
  if (value === undefined) {
    return siteDefault;
  }
  if (value !== true && value !== 'false') {
    throw new Error(
      `code-tokens: ${formatPlace(process.cwd(), file, node)}: "${word}" of the block cannot be ${JSON.stringify(value)}; ` +
        `write "${word}", or "${word}=false" for a block without it.`,
    );
  }
  return value === true;
}

/**
 * Remark plugin: line numbers and wrapped lines, by the site's options (SITE-07) and the words `showLineNumbers` and `wrapCode` of a block,
 * as classes of the block. A page with numbered lines imports their style sheet, which no other page has. Has to run before
 * `remarkCodeMeta`, which takes the words out. The options are no plugin options, because Docusaurus copies those into the pages' code.
 *
 * @throws with file, line and column of a block that gives one of the words another value than `false`
 */
export function createRemarkCodeOptions({showLineNumbers, defaultWrapCode}: SiteConfig['markdown']): Plugin<[], Root> {
  return () => (root, file) => {
    let hasNumbers = false;
    visit(root, 'code', (node: Code) => {
      const isNumbered = readWord(node, 'showLineNumbers', showLineNumbers, file);
      const isWrapped = readWord(node, 'wrapCode', defaultWrapCode, file);
      if (node.lang === 'tree' || (!isNumbered && !isWrapped)) {
        return;
      }
      hasNumbers ||= isNumbered;
      const data = (node.data ??= {});
      data.hProperties = {
        ...data.hProperties,
        className: [
          `language-${node.lang ?? 'text'}`,
          ...(isNumbered ? [NUMBERED_CLASS] : []),
          ...(isWrapped ? [WRAPPED_CLASS] : []),
        ],
      };
    });
    if (hasNumbers) {
      root.children.unshift(createSideEffect(NUMBERS_SHEET));
    }
  };
}
