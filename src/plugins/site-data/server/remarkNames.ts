import type {Program} from 'estree';
import type {Root} from 'mdast';
import type {} from 'mdast-util-mdx';
import type {Plugin} from 'unified';
import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import {readNames, type NameUse} from '../../../server/markdown/readNames';
import {ELEMENT_RULES, UNKNOWN_COMPONENT, type Element} from './elementRules';
import {throwProblems, type PageProblem} from './pageProblems';

/** What MDX and Docusaurus give every page. */
const PAGE_NAMES = ['props', 'frontMatter', 'contentTitle', 'toc', 'assets', 'metadata', 'arguments'];

/** What browsers have, for functions that run there alone; Node, which makes the pages, has the rest of what pages need. */
const BROWSER_NAMES =
  /^(?:window|document|self|location|history|navigator|screen|(?:local|session)Storage|matchMedia|getComputedStyle|alert|(?:request|cancel)\w+|\w+Observer|\w*Element|Node|Image|Audio|CSS)$/;

/** The programs that belong to a node. */
function listPrograms(node: Node): Program[] {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    return (node as Element).attributes.flatMap((attribute) => {
      const value = attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute;
      return typeof value === 'object' ? (value?.data?.estree ?? []) : [];
    });
  }
  const {estree} = (node.data ?? {}) as {readonly estree?: Program | null};
  return estree == null ? [] : [estree];
}

function isKnown({name, isLate, isElement}: NameUse): boolean {
  return isElement
    ? Object.hasOwn(ELEMENT_RULES, name)
    : PAGE_NAMES.includes(name) || name in globalThis || (isLate && BROWSER_NAMES.test(name));
}

function describe({name, isElement}: NameUse, node: Node): string {
  if (isElement) {
    return `<${name}> ${UNKNOWN_COMPONENT}`;
  }
  if (BROWSER_NAMES.test(name)) {
    return `"${name}" is not there when the page is built; use it in a component that reads it in an effect`;
  }
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
    ? `what stands in braces is JavaScript, and "${name}" is not defined; for text write "\\{${name}\\}" or ` +
        `"\`{${name}}\`", for a value import or export "${name}"`
    : `"${name}" is not defined; import or export it, or write it in quotes`;
}

/**
 * Names that the JavaScript of a page, in braces and in exports, reads and that are not there. The page would fail when it is rendered,
 * without a word about its source.
 */
export function judgeNames(root: Root): PageProblem[] {
  const pageNames = new Set<string>();
  const uses: {readonly node: Node; readonly use: NameUse}[] = [];
  visit(root, (node) => {
    for (const program of listPrograms(node)) {
      const {defined, guarded, used} = readNames(program);
      if (node.type === 'mdxjsEsm') {
        defined.forEach((name) => pageNames.add(name));
      }
      used
        .filter((use) => !defined.has(use.name) && !guarded.has(use.name) && !isKnown(use))
        .forEach((use) => uses.push({node, use}));
    }
  });
  return uses
    .filter(({use}) => !pageNames.has(use.name))
    .map(({node, use}) => ({
      node: {type: node.type, position: {start: use, end: use}},
      message: describe(use, node),
    }));
}

/**
 * Remark plugin: `judgeNames` finds nothing. Has to run before the plugins that add components. `siteDir` is no plugin option, because
 * Docusaurus copies options into the pages' code.
 *
 * @throws with file, line and column of each problem
 */
export function createRemarkNames(siteDir: string): Plugin<[], Root> {
  return () => (root, file) => throwProblems(siteDir, file, judgeNames(root));
}
