import {parseCodeMarks} from '../../../../lib/code/parseCodeMarks';
import {parseMeta} from '../../../../lib/code/parseMeta';
import type {Fence} from './types';

/** A fence, behind the marks of the quotes and lists that it stands in; what a block of backticks says of itself has none. */
const OPENING =
  /^(?<prefix>\s*(?:(?:>|[-*+]\s|\d+[.)]\s)\s*)*)(?<ticks>`{3,}(?!.*`)|~{3,})[ \t]*(?<lang>[\w+-]*)[ \t]*(?<meta>.*)$/;

/** The parts of a prefix: the mark of a quote, or the width of a list item. */
const CONTAINER = /> ?|[^>]+/g;

type Open = {
  readonly prefix: string;
  readonly ticks: string;
  readonly lang: string;
  readonly meta: Fence['meta'];
  readonly line: number;
  readonly body: string[];
};

/**
 * A line without the marks and the indentation of its block. `undefined` when it has not all of them: the quote or list of the block
 * ended before it.
 */
function stripPrefix(line: string, prefix: string): string | undefined {
  let rest = line;
  for (const part of prefix.match(CONTAINER) ?? []) {
    const indent = rest.length - rest.trimStart().length;
    if (part.startsWith('>')) {
      if (rest[indent] !== '>') {
        return undefined;
      }
      rest = rest.slice(indent + 1).replace(/^ /, '');
    } else if (indent < part.length && rest.trim() !== '') {
      return undefined;
    } else {
      rest = rest.slice(Math.min(part.length, indent));
    }
  }
  return rest;
}

function openFence(text: string, line: number): Open | undefined {
  const groups = OPENING.exec(text)?.groups;
  return (
    groups && {
      prefix: groups.prefix,
      ticks: groups.ticks,
      lang: groups.lang,
      meta: parseMeta(groups.meta),
      line,
      body: [],
    }
  );
}

function isClosing(row: string, ticks: string): boolean {
  const trimmed = row.trim();
  return trimmed.startsWith(ticks) && trimmed.replaceAll(ticks[0], '') === '';
}

/**
 * All fenced blocks of a Markdown text, those in lists and quotes too. A fence that is never closed is left out, and hides nothing behind
 * the end of its quote or list item. Without the Markdown parser, which takes ten times as long as all else that
 * is read of a page.
 */
export function parseFences(text: string): Fence[] {
  const fences: Fence[] = [];
  let open: Open | undefined;
  text.split('\n').forEach((line, index) => {
    const row = open && stripPrefix(line, open.prefix);
    if (!open || row === undefined) {
      open = openFence(line, index + 1);
    } else if (isClosing(row, open.ticks)) {
      const {prefix, lang, meta, line: start, body} = open;
      fences.push({lang, meta, code: `${body.join('\n')}\n`, line: start, end: index + 1, column: prefix.length + 1});
      open = undefined;
    } else {
      open.body.push(row);
    }
  });
  return fences;
}

/** The text with the lines of fenced blocks emptied, so that positions stay. */
export function blankFences(text: string, fences: readonly Fence[]): string {
  const lines = text.split('\n');
  for (const {line, end} of fences) {
    lines.fill('', line - 1, end);
  }
  return lines.join('\n');
}

/** Line of the first fence, from 1, in a text without the blocks that have an end. */
export function findOpenFence(prose: string): number | undefined {
  const index = prose.split('\n').findIndex((line) => OPENING.test(line));
  return index === -1 ? undefined : index + 1;
}

/**
 * The code that a reader would save: lines marked as removed are gone, and the marks too. For a block with the word `before`
 * in its meta it is the code before the change, so without the added lines.
 */
export function stripCodeMarks({code, meta}: Pick<Fence, 'code' | 'meta'>): string {
  const leftOut = meta.before === true ? 'added' : 'removed';
  const {code: unmarked, marks} = parseCodeMarks(code);
  return unmarked
    .split('\n')
    .filter((_line, index) => !marks[index]?.includes(leftOut))
    .join('\n');
}
