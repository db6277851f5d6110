import {parseFileContentFrontMatter} from '@docusaurus/utils/lib/markdownUtils';
import {findKeyLine} from '../../../../lib/frontMatter/assertFrontMatter';
import {judgeKey} from '../../../../server/frontMatter/knownKeys';
import {HEADING} from '../samples/patterns';
import {blankFences} from '../samples/parseFences';
import type {Page} from '../samples/readPage';
import type {Problem} from '../samples/types';
import {lintCommands} from './lintCommands';
import {lintFences} from './lintFences';
import {BANNED_WORDS, DESCRIPTION_LENGTH, NAMES, TERMS} from './rules';

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Code in a line, between as many backticks before as behind it. */
const INLINE_CODE = /(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g;
const IMAGE_WITHOUT_ALT = /!\[\s*\]\(|<img(?![^>]*\salt=)[^>]*>/;
/** What is code, an address or a tag, and so no prose. Replaced by spaces, to keep columns. */
const NOT_PROSE =
  /`[^`]*`|\]\([^)]*\)|<[^>]*>|\{\/\*.*?\*\/\}|https?:\S+|\[!\w+ [^\]]*\]|[\w./-]+\/[\w./-]+|@[\w/-]+|[\w$]+(?:\.[\w$]+)+/g;

type FrontMatter = Readonly<Record<string, unknown>>;

/** Index of the line behind the front matter, from 0. */
function getBodyStart(lines: readonly string[]): number {
  return lines[0] === '---' ? lines.indexOf('---', 1) + 1 : 0;
}

/** A part of other pages (ROUTE-13). */
function isPart(file: string): boolean {
  return /\/(?:_|shared\/)/.test(file);
}

/** The front matter as the build reads it; it stops at one that is no YAML, or no keys, and says so. */
function readFrontMatter(head: string): FrontMatter | undefined {
  try {
    const {frontMatter} = parseFileContentFrontMatter(head);
    return typeof frontMatter === 'object' ? frontMatter : undefined;
  } catch {
    return undefined;
  }
}

/** The text of a value; the build refuses one that has none. */
function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function lintFrontMatter(head: string, {title, description}: FrontMatter, file: string): Problem[] {
  const {min, max} = DESCRIPTION_LENGTH;
  const {length} = toText(description);
  const problems: Problem[] = [];
  if (toText(title) === '') {
    problems.push({place: {file, line: 1, column: 1}, message: 'the front matter needs a title'});
  }
  if (length < min || length > max) {
    problems.push({
      place: {file, line: findKeyLine(head, 'description'), column: 1},
      message: `the description has ${length} characters, expected ${min} to ${max}`,
    });
  }
  return problems;
}

/** A key that nobody reads does nothing. The build stops at those that look like another one; here are all. */
function lintKeys(head: string, frontMatter: FrontMatter, file: string): Problem[] {
  return Object.keys(frontMatter).flatMap((key) => {
    const judgement = judgeKey(key);
    return judgement === undefined
      ? []
      : [{place: {file, line: findKeyLine(head, key), column: 1}, message: judgement.message}];
  });
}

/** What is wrong with the front matter, which is the text of the first lines. */
function lintHead(head: string, file: string): Problem[] {
  const frontMatter = readFrontMatter(head);
  if (frontMatter === undefined) {
    return [{place: {file, line: 1, column: 1}, message: 'the front matter cannot be read; the build says why'}];
  }
  return [...(isPart(file) ? [] : lintFrontMatter(head, frontMatter, file)), ...lintKeys(head, frontMatter, file)];
}

/** Words of a heading that should be lower-case: capitalised, not the first one, and no name. */
function findCapitals(text: string): string[] {
  const prose = text.replace(/`[^`]*`/g, ' ').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  if (/^[a-z][\w.[\]']*$/i.test(text)) {
    return [];
  }
  return prose
    .split(/[\s/]+/)
    .slice(text.startsWith('`') ? 0 : 1)
    .map((word) => word.replace(/^[("']+|[)"':,?!.]+$/g, ''))
    .filter(
      (word, index, words) => /^[A-Z][a-z]+$/.test(word) && !NAMES.has(word) && !/[:.?!]$/.test(words[index - 1] ?? ''),
    );
}

function lintHeadings(lines: readonly string[], start: number, file: string): Problem[] {
  const ids = new Map<string, number>();
  const isPlain = file.endsWith('.md');
  // Above the first one is the title, or for a part what its pages have there.
  let above = isPart(file) ? 6 : 1;
  return lines.slice(start).flatMap((line, offset) => {
    const groups = HEADING.exec(line)?.groups;
    if (!groups) {
      return [];
    }
    const place = {file, line: start + offset + 1, column: 1};
    const messages: string[] = [];
    const level = groups.marks.length;
    if (level > above + 1) {
      messages.push(
        `a heading of level ${level} cannot follow one of level ${above}; begin with ${'#'.repeat(above + 1)}`,
      );
    }
    above = level;
    if (isPlain && line.includes('{/*')) {
      messages.push('a .md page shows braces as text; write <!-- #short-name -->, or name the file .mdx');
    } else if (groups.marks === '#') {
      messages.push('a page has one h1, its title; begin with ##');
    } else if (groups.id === undefined && groups.marks.length <= 4) {
      messages.push(
        `the heading "${groups.text}" needs an id: ${isPlain ? '<!-- #short-name -->' : '{/* #short-name */}'}`,
      );
    } else if (groups.id !== undefined && !ID.test(groups.id)) {
      messages.push(`the id "${groups.id}" has to be kebab-case`);
    }
    const other = groups.id === undefined ? undefined : ids.get(groups.id);
    if (other !== undefined) {
      messages.push(`the id "${groups.id}" is used in line ${other} already`);
    }
    ids.set(groups.id ?? '', place.line);
    messages.push(
      ...findCapitals(groups.text).map(
        (word) => `headings are in sentence case: write "${word.toLowerCase()}" for "${word}"`,
      ),
    );
    return messages.map((message) => ({place, message}));
  });
}

function lintWords(lines: readonly string[], start: number, file: string): Problem[] {
  return lines.slice(start).flatMap((line, offset) => {
    const place = (column: number): Problem['place'] => ({file, line: start + offset + 1, column: column + 1});
    const problems: Problem[] = [];
    // Not spaces: code may be all of a text alternative.
    const image = IMAGE_WITHOUT_ALT.exec(line.replace(INLINE_CODE, (match) => 'x'.repeat(match.length)));
    if (image) {
      problems.push({place: place(image.index), message: 'an image needs a text alternative'});
    }
    const prose = line.replace(NOT_PROSE, (match) => ' '.repeat(match.length));
    const banned = BANNED_WORDS.exec(prose);
    if (banned) {
      problems.push({place: place(banned.index), message: `leave out "${banned[0]}"`});
    }
    // A heading may be the bare name of a value or a command.
    for (const [pattern, right] of HEADING.test(line) ? [] : TERMS) {
      const found = pattern.exec(prose);
      if (found) {
        problems.push({
          place: place(found.index),
          message: `write "${right}" for "${found[0]}", or put it in backticks`,
        });
      }
    }
    return problems;
  });
}

/**
 * The style of one English page: one h1, sentence-case headings with ids, words, spelling of terms, text alternatives,
 * length of the description.
 */
export function lintPage({text, fences, file}: Pick<Page, 'text' | 'fences' | 'file'>): Problem[] {
  const lines = blankFences(text, fences)
    .split('\n')
    .map((line) => (/^(?:import|export) /.test(line) ? '' : line));
  const start = getBodyStart(lines);
  return [
    ...lintHead(lines.slice(0, start).join('\n'), file),
    ...lintHeadings(lines, start, file),
    ...lintWords(lines, start, file),
    ...lintFences(lines, {fences, file}),
    ...lintCommands({fences, file}),
  ];
}
