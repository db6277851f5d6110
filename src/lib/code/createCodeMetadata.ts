import type {CodeBlockMetadata} from '@docusaurus/theme-common/internal';
import {NUMBERED_CLASS} from './blockClasses';
import {parseCodeMarks, type LineMark} from './parseCodeMarks';

/** A block of code as a page has it: the props of `@theme/CodeBlock`. */
export type CodeSource = {
  readonly code: string;
  /** `language-ts`: where Markdown puts the word behind the fence. */
  readonly className?: string;
  readonly language?: string;
  /** The words behind the language: `title="a.ts" {1,3-5}`. */
  readonly metastring?: string;
  readonly title?: CodeBlockMetadata['title'];
};

/** Numbers of lines, from 1, as they are written behind the fence: `1,3-5`. */
function parseLines(text: string): number[] {
  const numbers = text.split(',').flatMap((part) => {
    const [first, last = first] = part.split('-').map(Number);
    return Array.from({length: Math.max(last - first + 1, 0)}, (_, index) => first + index);
  });
  return numbers.filter((number) => number > 0);
}

/**
 * What a block shows. Docusaurus' `createCodeBlockMetadata` does so by comments on lines of their own, in the ways of 25 languages, where
 * the site has marks at the ends of lines (`parseCodeMarks`). Each line of a numbered block has an entry, and so an element of its own.
 *
 * @param classNames classes of marked lines
 */
export function createCodeMetadata(
  {code: source, className, language: asked, metastring = '', title}: CodeSource,
  classNames: Readonly<Record<LineMark, string>>,
): CodeBlockMetadata {
  const {code, marks} = parseCodeMarks(source.replaceAll('\r\n', '\n').replace(/\n$/, ''));
  const named = /(?:^| )language-(\S+)/.exec(className ?? '')?.[1];
  const language = (asked ?? named ?? 'text').toLowerCase();
  const lineClassNames: Record<number, string[]> = {};
  const mark = (line: number, kind: LineMark): void => {
    (lineClassNames[line] ??= []).push(classNames[kind]);
  };
  parseLines(/\{([\d,-]+)\}/.exec(metastring)?.[1] ?? '').forEach((line) => mark(line - 1, 'highlight'));
  Object.entries(marks).forEach(([line, kinds]) => kinds.forEach((kind) => mark(Number(line), kind)));
  if (className?.includes(NUMBERED_CLASS)) {
    code.split('\n').forEach((_text, line) => {
      lineClassNames[line] ??= [];
    });
  }
  return {
    codeInput: source,
    code,
    className: named === language ? (className ?? '') : `${className ?? ''} language-${language}`.trim(),
    language,
    title: /title=(["'])(.*?)\1/.exec(metastring)?.[2] || title,
    lineNumbersStart: undefined,
    lineClassNames,
  };
}
