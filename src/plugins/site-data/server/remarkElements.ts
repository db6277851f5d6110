import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {readNames} from '../../../server/markdown/readNames';
import {ELEMENT_RULES, UNKNOWN_COMPONENT, type Element, type ElementRule} from './elementRules';
import {throwProblems, type PageProblem} from './pageProblems';

function judgeAttributes(element: Element, rule: ElementRule): string[] {
  const {attributes} = element;
  const {required = [], optional = [], values = {}, judgeText = {}, isOpen = false} = rule;
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
      if (typeof value !== 'string') {
        return [];
      }
      if (Object.hasOwn(values, name) && !values[name].includes(value)) {
        return `has ${name}="${value}"; expected ${values[name].join(', ')}`;
      }
      const problem = Object.hasOwn(judgeText, name) ? judgeText[name](value) : undefined;
      return problem === undefined ? [] : `has ${name}="${value}", which ${problem}`;
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
  return /^\p{Lu}/u.test(name) ? [UNKNOWN_COMPONENT] : [];
}

/** Components that are not there, lack attributes of `ELEMENT_RULES` or have others, or hold what they are not made for. */
export function judgeElements(root: Root): PageProblem[] {
  const defined = new Set<string>();
  const elements: Element[] = [];
  visit(root, (node) => {
    if (node.type === 'mdxjsEsm' && node.data?.estree != null) {
      readNames(node.data.estree).defined.forEach((name) => defined.add(name));
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      elements.push(node);
    }
  });
  return elements.flatMap((element) =>
    judge(element, defined).map((problem) => ({node: element, message: `<${element.name ?? ''}> ${problem}`})),
  );
}

/**
 * Remark plugin: `judgeElements` finds nothing. Has to run before the plugins that add attributes and components. `siteDir` is no plugin
 * option, because Docusaurus copies options into the pages' code.
 *
 * @throws with file, line and column of each problem
 */
export function createRemarkElements(siteDir: string): Plugin<[], Root> {
  return () => (root, file) => throwProblems(siteDir, file, judgeElements(root));
}
