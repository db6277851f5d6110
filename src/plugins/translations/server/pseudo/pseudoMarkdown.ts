import {admonitionTitleToDirectiveLabel} from '@docusaurus/utils';
import {parseFileContentFrontMatter} from '@docusaurus/utils/lib/markdownUtils';
import type {Node, Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {ADMONITIONS} from '../../../../lib/markdown/admonitions';
import {pseudoText} from '../../../../lib/pseudo';
import {mdx} from '../../../../server/markdown/parsers';

/** Attributes of components that readers see or hear. */
const SEEN_ATTRIBUTES = new Set(['alt', 'caption', 'label', 'title']);
/** Fields of the front matter that readers see. */
const SEEN_FIELDS = new Set(['title', 'description', 'sidebar_label', 'titleSuffix']);
/** A field with all of its lines: the others are indented. */
const FIELD = /^(\w+):(?:[ \t].*)?(?:\n+[ \t].*)*$/gm;

type Edit = {readonly start: number; readonly end: number; readonly text: string};

function isJsx(node: Node): node is MdxJsxFlowElement | MdxJsxTextElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function getRange(node: Pick<Node, 'position'>): {start: number; end: number} {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (start === undefined || end === undefined) {
    throw new Error('translations: the parser gave no position.');
  }
  return {start, end};
}

/** YAML has many ways to write a text, and that of JSON is one of them. */
function editFrontMatter(yaml: string): string {
  const {frontMatter} = parseFileContentFrontMatter(yaml);
  return yaml.replace(FIELD, (lines: string, key: string) => {
    const value = SEEN_FIELDS.has(key) ? frontMatter[key] : undefined;
    return typeof value === 'string' ? `${key}: ${JSON.stringify(pseudoText(value.trim()))}` : lines;
  });
}

function editAttributes(node: MdxJsxFlowElement | MdxJsxTextElement, source: string): Edit[] {
  return node.attributes.flatMap((attribute): Edit[] => {
    if (
      attribute.type !== 'mdxJsxAttribute' ||
      typeof attribute.value !== 'string' ||
      !SEEN_ATTRIBUTES.has(attribute.name)
    ) {
      return [];
    }
    const {start, end} = getRange(attribute);
    const quote = source.charAt(end - 1);
    const open = source.indexOf(quote, start);
    return [{start: open + 1, end: end - 1, text: pseudoText(source.slice(open + 1, end - 1))}];
  });
}

/** A link that shows its own address, and one whose text names its target, keep their texts. */
function keepsText(node: Nodes, source: string): boolean {
  const {start} = getRange(node);
  return (
    (node.type === 'link' && source.charAt(start) !== '[') ||
    (node.type === 'linkReference' && node.referenceType !== 'full')
  );
}

function collectEdits(root: Root, source: string): Edit[] {
  const edits: Edit[] = [];
  visit(root, (node) => {
    if (node.type === 'yaml') {
      const {start, end} = getRange(node);
      edits.push({start, end, text: editFrontMatter(source.slice(start, end))});
    } else if (node.type === 'text') {
      const {start, end} = getRange(node);
      edits.push({start, end, text: pseudoText(source.slice(start, end))});
    } else if (isJsx(node)) {
      edits.push(...editAttributes(node, source));
    } else if (node.type !== 'root' && keepsText(node, source)) {
      return SKIP;
    }
    return undefined;
  });
  return edits;
}

/**
 * A page as if it were translated: texts, seen attributes and front matter change, everything else (code, ids, links, imports)
 * stays to the letter.
 */
export function pseudoMarkdown(original: string): string {
  const source = admonitionTitleToDirectiveLabel(original, ADMONITIONS);
  const edits = collectEdits(mdx.parse(source), source).sort((left, right) => right.start - left.start);
  return edits.reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source);
}
