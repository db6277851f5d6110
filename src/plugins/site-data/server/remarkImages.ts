import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {getAttributeText} from '../../../lib/markdown/readMdxNodes';
import {formatPlace} from '../../../server/markdown/formatPlace';
import type {Element} from './elementRules';

/** Docusaurus' own, whose files are at the root of the site. */
const STATIC_FOLDER = 'static';

/** What is wrong with the address of an image; undefined when nothing is. */
function judgeAddress(source: string): string | undefined {
  return /^(?:https?:|\/\/)/i.test(source)
    ? `the site's policy lets images come from the site alone: put the file into "${STATIC_FOLDER}"`
    : undefined;
}

/** What is wrong with the file of an image; undefined when nothing is. */
function judge(element: Element, siteDir: string): string | undefined {
  const source = getAttributeText(element, 'src');
  // An expression names an imported file, which the bundler looks for.
  if (source === undefined || /^data:/i.test(source)) {
    return undefined;
  }
  const problem = judgeAddress(source);
  if (problem !== undefined) {
    return problem;
  }
  if (!source.startsWith('/')) {
    return `write the path below "${STATIC_FOLDER}", from "/" on`;
  }
  let file: string;
  try {
    file = decodeURIComponent(source.replace(/[?#].*$/, ''));
  } catch {
    return 'it is no address; write "%" as "%25"';
  }
  return existsSync(path.join(siteDir, STATIC_FOLDER, file))
    ? undefined
    : `there is no such file in "${STATIC_FOLDER}"`;
}

/**
 * Remark plugin: images that a page writes as elements have their file, as those in Markdown have by Docusaurus, and no image is of another
 * site, which the content security policy would block. `siteDir` is no plugin
 * option, because Docusaurus copies options into the pages' code.
 *
 * @throws with file, line and column of the first that has not
 */
export function createRemarkImages(siteDir: string): Plugin<[], Root> {
  return () => (root, file) => {
    visit(root, 'image', (node) => {
      const problem = judgeAddress(node.url);
      if (problem !== undefined) {
        throw new Error(
          `site-data: ${formatPlace(siteDir, file, node)}: ![${node.alt ?? ''}](${node.url}): ${problem}.`,
        );
      }
    });
    visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as Element;
      const problem = element.name === 'Img' || element.name === 'img' ? judge(element, siteDir) : undefined;
      if (problem !== undefined) {
        throw new Error(
          `site-data: ${formatPlace(siteDir, file, element)}: ` +
            `<${element.name ?? ''} src="${getAttributeText(element, 'src') ?? ''}">: ${problem}.`,
        );
      }
    });
  };
}
