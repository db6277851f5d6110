import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Definition, Image, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {getAttributeText} from '../../../lib/markdown/readMdxNodes';
import {formatPlace} from '../../../server/markdown/formatPlace';
import type {Element} from './elementRules';

/** Docusaurus' own, whose files are at the root of the site. */
const STATIC_FOLDER = 'static';

export type ImagePlaces = {
  readonly siteDir: string;
  /** Host of images beside the site itself; empty without one. */
  readonly host: string;
};

/** True for an address of another host than the site's. */
function isForeign(source: string): boolean {
  return /^(?:https?:|\/\/)/i.test(source);
}

/** What is wrong with the address of an image; undefined when nothing is. */
function judgeAddress(source: string, host: string): string | undefined {
  return isForeign(source) && (host === '' || !source.startsWith(`${host}/`))
    ? `the site's policy lets no image of another site through: put the file into "${STATIC_FOLDER}"`
    : undefined;
}

/** What is wrong with the file of an image; undefined when nothing is. */
function judge(element: Element, {siteDir, host}: ImagePlaces): string | undefined {
  const source = getAttributeText(element, 'src');
  // An expression names an imported file, which the bundler looks for.
  if (source === undefined || /^data:/i.test(source)) {
    return undefined;
  }
  if (isForeign(source)) {
    return judgeAddress(source, host);
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
 * site, which the content security policy would block. The places are no plugin options, because Docusaurus copies options into the
 * pages' code.
 *
 * @throws with file, line and column of the first that has not
 */
export function createRemarkImages(places: ImagePlaces): Plugin<[], Root> {
  const {siteDir, host} = places;
  return () => (root, file) => {
    const referred = new Set<string>();
    visit(root, 'imageReference', ({identifier}) => void referred.add(identifier));
    visit(root, ['image', 'definition'], (node) => {
      const {url} = node as Image | Definition;
      const problem = 'identifier' in node && !referred.has(node.identifier) ? undefined : judgeAddress(url, host);
      if (problem !== undefined) {
        throw new Error(`site-data: ${formatPlace(siteDir, file, node)}: the image ${url}: ${problem}.`);
      }
    });
    visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as Element;
      const problem = element.name === 'Img' || element.name === 'img' ? judge(element, places) : undefined;
      if (problem !== undefined) {
        throw new Error(
          `site-data: ${formatPlace(siteDir, file, element)}: ` +
            `<${element.name ?? ''} src="${getAttributeText(element, 'src') ?? ''}">: ${problem}.`,
        );
      }
    });
  };
}
