import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Definition, Image, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {getAttributeText} from '../../../lib/markdown/readMdxNodes';
import type {Element} from './elementRules';
import {throwProblems, type PageProblem} from './pageProblems';

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
 * Images that a page writes as elements without their file, as Docusaurus looks for it for those in Markdown, and images of another site,
 * which the content security policy would block.
 */
export function judgeImages(root: Root, places: ImagePlaces): PageProblem[] {
  const problems: PageProblem[] = [];
  const referred = new Set<string>();
  visit(root, 'imageReference', ({identifier}) => void referred.add(identifier));
  visit(root, ['image', 'definition'], (node) => {
    const {url} = node as Image | Definition;
    const problem = 'identifier' in node && !referred.has(node.identifier) ? undefined : judgeAddress(url, places.host);
    if (problem !== undefined) {
      problems.push({node, message: `the image ${url}: ${problem}`});
    }
  });
  visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const element = node as Element;
    const problem = element.name === 'Img' || element.name === 'img' ? judge(element, places) : undefined;
    if (problem !== undefined) {
      const source = getAttributeText(element, 'src') ?? '';
      problems.push({node, message: `<${element.name ?? ''} src="${source}">: ${problem}`});
    }
  });
  return problems;
}

/**
 * Remark plugin: `judgeImages` finds nothing. The places are no plugin options, because Docusaurus copies options into the pages' code.
 *
 * @throws with file, line and column of each problem
 */
export function createRemarkImages(places: ImagePlaces): Plugin<[], Root> {
  return () => (root, file) => throwProblems(places.siteDir, file, judgeImages(root, places));
}
