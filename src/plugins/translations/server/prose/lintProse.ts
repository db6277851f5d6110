import {parseFileContentFrontMatter} from '@docusaurus/utils/lib/markdownUtils';
import type {Heading, Nodes, Paragraph, TableCell} from 'mdast';
import {visit} from 'unist-util-visit';
import {run} from 'zhlint';
import {findKeyLine} from '../../../../lib/frontMatter/assertFrontMatter';
import {parsePage} from '../parsePage';
import type {Finding, PageSource} from '../structure/compareStructure';
import {checkTerms} from './checkTerms';
import {unmask, type Mask} from './masks';
import type {Term} from './readTerms';

type Block = Heading | Paragraph | TableCell;

/** One line of prose with its place in the file. */
type Prose = {readonly text: string; readonly line: number};

const RULES = {
  preset: 'default',
  // The brackets of Chinese sentences are wide, and its quotation marks need no space.
  fullwidthPunctuation: '，。：；？！“”‘’（）',
  halfwidthPunctuation: '[]{}',
  adjustedFullwidthPunctuation: '',
};

/** What zhlint finds, said in English; by its own messages. */
const MESSAGES: Readonly<Record<string, string>> = {
  此处中英文内容之间需要一个空格: 'a space belongs between Chinese and Latin text',
  此处全角内容之间不需要空格: 'no space belongs between Chinese words',
  此处半角内容之间需要一个空格: 'a space belongs between Latin words',
  此处标点符号需要使用全角: 'the punctuation has to be full-width',
  此处标点符号需要使用半角: 'the punctuation has to be half-width',
  此处标点符号前不需要空格: 'no space belongs before the punctuation',
  此处标点符号后不需要空格: 'no space belongs behind the punctuation',
  此处标点符号后需要一个空格: 'a space belongs behind the punctuation',
  此处引号的外部需要一个空格: 'a space belongs around the quotation',
  此处引号的外部不需要空格: 'no space belongs around the quotation',
  此处引号的内部不需要空格: 'no space belongs inside the quotation',
  此处括号的外部需要一个空格: 'a space belongs around the brackets',
  此处括号的外部不需要空格: 'no space belongs around the brackets',
  此处括号的内部不需要空格: 'no space belongs inside the brackets',
  此处内联代码的外部需要一个空格: 'a space belongs around inline code',
};

/**
 * What is code though no backticks say so, as in headings (`.vue`, `require()`, `'use client'`, `type: module`, messages of
 * errors), and tags with what they hold: to the linter they are one Latin word. Inline code comes first, so that nothing in
 * it is looked at.
 */
const CODE_LIKE = new RegExp(
  [
    '`[^`]*`',
    '<(\\w+)\\b[^>]*>[^<]*</\\1>|<[^>]+>',
    "'[\\w\\s./@-]+'",
    '(?<![\\w\\p{Script=Han}])\\.[a-z]\\w*',
    '@?[\\w$./-]+\\(\\)',
    "\\b[A-Za-z][\\w' ]*: [\\w…][\\w.…' ]*[\\w…]",
  ].join('|'),
  'gu',
);
/** Of MDX, and the id of a heading in Markdown. */
const COMMENT = /\s*(?:\{\/\*.*?\*\/\}|<!--\s*#[\w-]+\s*-->$)/gm;
const HAN = /\p{Script=Han}/u;
/** Fields of the front matter that readers see. */
const SEEN_FIELDS = ['title', 'description', 'sidebar_label'];

/** The rules of spacing and punctuation are those of Chinese. */
export function hasTypography(locale: string): boolean {
  return locale.startsWith('zh');
}

function maskCode(text: string): {readonly masked: string; readonly masks: readonly Mask[]} {
  const masks: Mask[] = [];
  const masked = text.replace(CODE_LIKE, (original) => {
    const mask = original.startsWith('`') ? `\`${'x'.repeat(original.length - 2)}\`` : 'x'.repeat(original.length);
    masks.push({mask, original});
    return mask;
  });
  return {masked, masks};
}

function isBlock(node: Nodes): node is Block {
  return node.type === 'heading' || node.type === 'paragraph' || node.type === 'tableCell';
}

function readBlock(node: Block, source: string): Prose[] {
  const {start, end} = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) {
    return [];
  }
  const raw = source.slice(start.offset, end.offset).replace(COMMENT, '');
  return raw.split('\n').flatMap((row, index) => {
    const text = row.replace(/^#+\s+|^\s*\||\|\s*$/g, '').trim();
    return text === '' ? [] : [{text, line: start.line + index}];
  });
}

/** Texts of the front matter, whichever way YAML writes them. */
function readFields(source: string): Prose[] {
  const {frontMatter} = parseFileContentFrontMatter(source);
  return SEEN_FIELDS.flatMap((key) => {
    const value = frontMatter[key];
    const rows = typeof value === 'string' ? value.split('\n') : [];
    return rows.map((row) => ({text: row.trim(), line: findKeyLine(source, key)}));
  });
}

/** Texts of tags: `title`, `label`, `alt`, `caption`. */
function readAttributes(source: string): Prose[] {
  return source.split('\n').flatMap((row, index) => {
    const tags = /^\s*</.test(row) ? [...row.matchAll(/\b(?:title|label|alt|caption)="([^"]*)"/g)] : [];
    return tags.map(([, text]) => ({text, line: index + 1}));
  });
}

/**
 * What the typography of one line of prose breaks, with what to write. A line without Chinese words breaks nothing.
 * @param before masks that the text has already
 */
export function checkTypography(text: string, before: readonly Mask[] = []): string[] {
  if (!HAN.test(text)) {
    return [];
  }
  const {masked, masks} = maskCode(text);
  const {validations, result} = run(masked, {rules: RULES});
  if (validations.length === 0 || result === masked) {
    return [];
  }
  const reasons = new Set(validations.map(({message}) => MESSAGES[message] ?? message));
  const restore = (line: string): string => unmask(unmask(line, masks), before);
  return [`${[...reasons].join('; ')}\n  - ${restore(masked)}\n  + ${restore(result)}`];
}

/** Terms that a page renders otherwise than the glossary and, of a Chinese page, spacing and punctuation. */
export function lintProse(page: PageSource, terms: readonly Term[], locale: string): Finding[] {
  const {file, source} = page;
  if (terms.length === 0 && !hasTypography(locale)) {
    return [];
  }
  const prose = [...readFields(source), ...readAttributes(source)];
  visit(parsePage(page), (node) => {
    if (isBlock(node)) {
      prose.push(...readBlock(node, source));
    }
  });
  return prose
    .flatMap(({text, line}) => [
      ...(hasTypography(locale) ? checkTypography(text) : []).map((message) => ({file, line, message})),
      ...checkTerms(text, terms).map(({message}) => ({file, line, message})),
    ])
    .sort((a, b) => a.line - b.line);
}
