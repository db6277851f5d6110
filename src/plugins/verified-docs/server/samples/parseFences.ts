import {parseCodeMarks} from '../../../../lib/code/parseCodeMarks';
import {parseMeta} from '../../../../lib/code/parseMeta';
import type {Fence} from './types';

const OPENING = /^(?<indent>\s*)(?<ticks>`{3,}|~{3,})[ \t]*(?<lang>[\w+-]*)[ \t]*(?<meta>.*)$/;

/** All fenced blocks of a Markdown text. A fence that is never closed is left out. */
export function parseFences(text: string): Fence[] {
  const fences: Fence[] = [];
  let open:
    {ticks: string; indent: number; lang: string; meta: Fence['meta']; line: number; body: string[]} | undefined;
  text.split('\n').forEach((line, index) => {
    if (!open) {
      const groups = OPENING.exec(line)?.groups;
      if (groups) {
        open = {
          ticks: groups.ticks,
          indent: groups.indent.length,
          lang: groups.lang,
          meta: parseMeta(groups.meta),
          line: index + 1,
          body: [],
        };
      }
      return;
    }
    const trimmed = line.trim();
    if (trimmed.startsWith(open.ticks) && trimmed.replaceAll(open.ticks[0], '') === '') {
      const {indent, lang, meta, line: start, body} = open;
      const code = body.map((row) => row.slice(Math.min(indent, row.length - row.trimStart().length))).join('\n');
      fences.push({lang, meta, code: `${code}\n`, line: start, column: indent + 1});
      open = undefined;
      return;
    }
    open.body.push(line);
  });
  return fences;
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
