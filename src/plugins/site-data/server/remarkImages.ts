import {existsSync} from 'node:fs';
import path from 'node:path';
import {posixPath} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

/** Attributes without which an image has no text, or moves the page when it arrives. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Img: ['src', 'alt', 'width', 'height'],
  img: ['src', 'alt'],
};

type Element = MdxJsxFlowElement | MdxJsxTextElement;

function findAttribute({attributes}: Element, name: string): Element['attributes'][number] | undefined {
  return attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
}

/** What is wrong with an image; undefined when nothing is. */
function judge(element: Element, staticFolders: readonly string[]): string | undefined {
  const name = element.name ?? '';
  const isSpread = element.attributes.some(({type}) => type === 'mdxJsxExpressionAttribute');
  const missing = isSpread ? [] : REQUIRED[name].filter((attribute) => findAttribute(element, attribute) === undefined);
  if (missing.length > 0) {
    return `<${name}> needs ${missing.map((attribute) => `${attribute}="…"`).join(', ')}`;
  }
  const source = findAttribute(element, 'src')?.value;
  // An expression names an imported file, which the bundler looks for.
  if (typeof source !== 'string' || /^(?:https?:|data:)/i.test(source)) {
    return undefined;
  }
  if (!source.startsWith('/')) {
    return `<${name} src="${source}">: write the path below "static", from "/" on`;
  }
  const file = decodeURI(source.replace(/[?#].*$/, ''));
  return staticFolders.some((folder) => existsSync(path.join(folder, file)))
    ? undefined
    : `<${name} src="${source}">: there is no such file in ${staticFolders.map((folder) => `"${path.basename(folder)}"`).join(', ')}`;
}

/**
 * Remark plugin: images that a page writes as elements have their attributes and their file, as those in Markdown have by Docusaurus.
 * `siteDir` is no plugin option, because Docusaurus copies options into the pages' code.
 *
 * @throws with file, line and column of the first that has not
 */
export function createRemarkImages(siteDir: string, staticFolders: readonly string[] = ['static']): Plugin<[], Root> {
  const folders = staticFolders.map((folder) => path.join(siteDir, folder));
  return () => (root, file) => {
    visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as Element;
      if (element.name === null || !Object.hasOwn(REQUIRED, element.name)) {
        return;
      }
      const problem = judge(element, folders);
      if (problem !== undefined) {
        const {line = 1, column = 1} = element.position?.start ?? {};
        throw new Error(`site-data: ${posixPath(path.relative(siteDir, file.path))}:${line}:${column}: ${problem}.`);
      }
    });
  };
}
