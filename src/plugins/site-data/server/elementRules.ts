import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import type {BadgeProps} from '../../../components/Badge';
import type {VersionChangesProps} from '../../../components/VersionChanges';
import {getAttributeText} from '../../../lib/markdown/readMdxNodes';
import {isExternalUrl} from '../../../lib/url';
import {isUnraveled} from '../../../server/markdown/isUnraveled';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;
type Child = Element['children'][number];

export type ElementRule = {
  /** Attributes that every element has. */
  readonly required?: readonly string[];
  /** Attributes that an element may have. */
  readonly optional?: readonly string[];
  /** True if it may have any other attribute, too. */
  readonly isOpen?: true;
  /** The texts that an attribute may have, where they are not free. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
  /** Attributes whose text has a form of its own: says what is wrong with it; undefined when nothing is. */
  readonly judgeText?: Readonly<Record<string, (text: string) => string | undefined>>;
  /** Says what is wrong with the children; undefined when nothing is. */
  readonly judgeChildren?: (children: readonly Child[]) => string | undefined;
};

const BADGE_KINDS: Readonly<Record<NonNullable<BadgeProps['kind']>, true>> = {
  since: true,
  default: true,
  type: true,
  required: true,
  experimental: true,
  deprecated: true,
  new: true,
  added: true,
  changed: true,
  moved: true,
  removed: true,
};

const CHANGES_LISTS: Readonly<Record<NonNullable<VersionChangesProps['only']>, true>> = {
  options: true,
  api: true,
  flags: true,
  pages: true,
};

/**
 * The children that readers see. Expressions count: they may hold elements. Lines of tags count by themselves, also in the paragraph that
 * the parser puts around them.
 */
function listParts(children: readonly Child[]): Child[] {
  return children
    .flatMap((child): readonly Child[] => (child.type === 'paragraph' && isUnraveled(child) ? child.children : [child]))
    .filter((child) => child.type !== 'text' || child.value.trim() !== '');
}

function isNamed(child: Child, name: string): boolean {
  return (
    child.type === 'mdxFlowExpression' ||
    child.type === 'mdxTextExpression' ||
    ((child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement') && child.name === name)
  );
}

function judgeParts(children: readonly Child[], name: string): string | undefined {
  const parts = listParts(children);
  return parts.length > 0 && parts.every((child) => isNamed(child, name))
    ? undefined
    : `holds <${name}> elements and nothing else`;
}

function judgeTabs(children: readonly Child[]): string | undefined {
  const values = listParts(children).flatMap((child) =>
    'attributes' in child ? (getAttributeText(child as Element, 'value') ?? []) : [],
  );
  const doubled = values.find((value, index) => values.indexOf(value) !== index);
  return judgeParts(children, 'TabItem') ?? (doubled === undefined ? undefined : `has value="${doubled}" twice`);
}

function judgeSteps(children: readonly Child[]): string | undefined {
  const [list, ...rest] = listParts(children);
  return list?.type === 'list' && list.ordered === true && rest.length === 0
    ? undefined
    : 'holds one numbered list and nothing else';
}

function judgeAddress(address: string): string | undefined {
  return isExternalUrl(address)
    ? undefined
    : 'is not checked, and knows no language and version; write a Markdown link';
}

function judgeHalves(children: readonly Child[]): string | undefined {
  return listParts(children).length === 2 ? undefined : 'holds two parts: before and after';
}

/**
 * Components that pages use without importing them, as their props say: those of `src/theme/MDXComponents` that are for authors, and
 * of `src/plugins/lean/rareComponents.ts`. Of HTML elements, `a` and `img`.
 */
export const ELEMENT_RULES: Readonly<Record<string, ElementRule>> = {
  Badge: {optional: ['kind'], values: {kind: Object.keys(BADGE_KINDS)}},
  BeforeAfter: {judgeChildren: judgeHalves},
  Card: {required: ['title', 'href']},
  Cards: {judgeChildren: (children) => judgeParts(children, 'Card')},
  Details: {isOpen: true},
  FileTree: {optional: ['title']},
  Head: {isOpen: true},
  Img: {required: ['src', 'alt', 'width', 'height'], optional: ['caption']},
  Option: {required: ['of'], optional: ['again']},
  Overview: {optional: ['overviewHeaders']},
  Steps: {judgeChildren: judgeSteps},
  TabItem: {required: ['value'], optional: ['label', 'default', 'className', 'attributes']},
  Tabs: {
    optional: ['groupId', 'defaultValue', 'values', 'queryString', 'lazy', 'block', 'className'],
    judgeChildren: judgeTabs,
  },
  VersionChanges: {required: ['from'], optional: ['only'], values: {only: Object.keys(CHANGES_LISTS)}},
  a: {isOpen: true, judgeText: {href: judgeAddress}},
  img: {required: ['src', 'alt'], isOpen: true},
};

/** What is wrong with an element that is neither there nor defined by its page. */
export const UNKNOWN_COMPONENT =
  'is no component of the site, and the page does not import it; there are ' +
  Object.keys(ELEMENT_RULES)
    .filter((name) => /^[A-Z]/.test(name))
    .join(', ');
