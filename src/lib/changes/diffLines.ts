import {diffArrays} from 'diff';
import {toKey} from './tokens';

/** Kept lines around a change that are shown. */
const CONTEXT = 2;
/** Shorter stretches of kept lines are shown whole. */
const MIN_FOLD = 3;

const MEASURED = /\d+(?:\.\d+)? ?(?:ms|s|kB|KB|MB|B)\b/g;
/** Languages of blocks that show what a program printed: times and sizes differ from run to run. */
const OUTPUT = new Set(['', 'text', 'txt', 'log']);

/** The line as it is compared. */
export function toLineKey(line: string, lang: string, own: RegExp): string {
  const key = toKey(line, own).trimEnd();
  return OUTPUT.has(lang) ? key.replace(MEASURED, '\u2022') : key;
}

function fold(lines: readonly string[], isFirst: boolean, isLast: boolean): string[] {
  const before = isFirst ? 0 : CONTEXT;
  const after = isLast ? 0 : CONTEXT;
  const hidden = lines.length - before - after;
  if (hidden < MIN_FOLD) {
    return lines.map((line) => ` ${line}`);
  }
  return [
    ...lines.slice(0, before).map((line) => ` ${line}`),
    `@${hidden}`,
    ...lines.slice(lines.length - after).map((line) => ` ${line}`),
  ];
}

/** Lines of both blocks, each behind its sign: see `BlockChange`. */
export function diffLines(before: readonly string[], now: readonly string[], lang: string, own: RegExp): string[] {
  const toPair = (line: string) => ({line, key: toLineKey(line, lang, own)});
  const changes = diffArrays(before.map(toPair), now.map(toPair), {
    comparator: (a, b) => a.key === b.key,
  });
  let position = 0;
  return changes.flatMap(({added, removed, value, count}, index) => {
    if (removed) {
      return value.map(({line}) => `-${line}`);
    }
    const lines = now.slice(position, position + count);
    position += count;
    return added ? lines.map((line) => `+${line}`) : fold(lines, index === 0, index === changes.length - 1);
  });
}
