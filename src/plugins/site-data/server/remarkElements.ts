import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {formatPlace} from '../../../server/markdown/formatPlace';
import {readNames} from '../../../server/markdown/readNames';
import {ELEMENT_RULES, UNKNOWN_COMPONENT, type Element, type ElementRule} from './elementRules';

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
        readNames(node.data.estree).defined.forEach((name) => defined.add(name));
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
