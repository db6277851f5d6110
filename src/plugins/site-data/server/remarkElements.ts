import type {Program} from 'estree';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {listImported} from '../../../lib/markdown/readMdxNodes';
import {formatPlace} from '../../../server/markdown/formatPlace';
import {ELEMENT_RULES, type Element, type ElementRule} from './elementRules';

/** Names that the statements of a page import or define. */
function listDefined(program: Program): string[] {
  const defined = program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    if (declaration?.type === 'VariableDeclaration') {
      return declaration.declarations.flatMap(({id}) => (id.type === 'Identifier' ? id.name : []));
    }
    return declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration'
      ? declaration.id.name
      : [];
  });
  return [...listImported(program), ...defined];
}

function judgeAttributes(element: Element, rule: ElementRule): string[] {
  const {attributes} = element;
  const {required = [], optional = [], values = {}, isOpen = false} = rule;
  const plain = attributes.flatMap((attribute) => (attribute.type === 'mdxJsxAttribute' ? attribute : []));
  const isSpread = plain.length < attributes.length;
  const missing = isSpread ? [] : required.filter((name) => !plain.some((attribute) => attribute.name === name));
  const known = [...required, ...optional];
  return [
    ...(missing.length > 0 ? [`needs ${missing.map((name) => `${name}="…"`).join(', ')}`] : []),
    ...plain.flatMap(({name, value}) => {
      if (!isOpen && !known.includes(name)) {
        return `has no attribute "${name}"; ${known.length > 0 ? `it may have ${known.join(', ')}` : 'it has none'}`;
      }
      return Object.hasOwn(values, name) && typeof value === 'string' && !values[name].includes(value)
        ? `has ${name}="${value}"; expected ${values[name].join(', ')}`
        : [];
    }),
  ];
}

function judge(element: Element, defined: ReadonlySet<string>): string[] {
  const name = element.name ?? '';
  if (defined.has(name.split('.')[0])) {
    return [];
  }
  if (Object.hasOwn(ELEMENT_RULES, name)) {
    const rule = ELEMENT_RULES[name];
    return [...judgeAttributes(element, rule), rule.judgeChildren?.(element.children) ?? []].flat();
  }
  const components = Object.keys(ELEMENT_RULES).filter((known) => known !== 'img');
  return /^\p{Lu}/u.test(name)
    ? [`is no component of the site, and the page does not import it; there are ${components.join(', ')}`]
    : [];
}

/**
 * Remark plugin: components in a page are there, have the attributes of `ELEMENT_RULES`, and hold what they are made for. Has to run
 * before the plugins that add attributes and components. `siteDir` is no plugin option, because Docusaurus copies options into the
 * pages' code.
 *
 * @throws with file, line and column of each that has not
 */
export function createRemarkElements(siteDir: string): Plugin<[], Root> {
  return () => (root, file) => {
    const defined = new Set<string>();
    const elements: Element[] = [];
    visit(root, (node) => {
      if (node.type === 'mdxjsEsm' && node.data?.estree != null) {
        listDefined(node.data.estree).forEach((name) => defined.add(name));
      } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        elements.push(node);
      }
    });
    const problems = elements.flatMap((element) =>
      judge(element, defined).map(
        (problem) => `site-data: ${formatPlace(siteDir, file, element)}: <${element.name ?? ''}> ${problem}.`,
      ),
    );
    if (problems.length > 0) {
      throw new Error(problems.join('\n'));
    }
  };
}
