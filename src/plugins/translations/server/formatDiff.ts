import {diffArrays, diffWordsWithSpace} from 'diff';

function splitParagraphs(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** One line of text, with what went as `[-…-]` and what came as `{+…+}`. */
function formatLine(before: string, after: string): string {
  return diffWordsWithSpace(before, after)
    .map(({value, added, removed}) => (added ? `{+${value}+}` : removed ? `[-${value}-]` : value))
    .join('');
}

/**
 * The lines of a text that changed, word by word: `Build with [-two-] {+three+} formats.` A line that only came begins with
 * `+`, one that only went with `-`, a changed one with `~`.
 */
export function formatDiff(before: string, after: string): string[] {
  const parts = diffArrays(splitParagraphs(before), splitParagraphs(after));
  const lines: string[] = [];
  for (let index = 0; index < parts.length; index += 1) {
    const {added, removed, value} = parts[index];
    const next = parts.at(index + 1);
    if (removed && next?.added) {
      const pairs = Math.max(value.length, next.value.length);
      for (let row = 0; row < pairs; row += 1) {
        const [old, fresh] = [value[row], next.value[row]];
        lines.push(fresh === undefined ? `- ${old}` : old === undefined ? `+ ${fresh}` : `~ ${formatLine(old, fresh)}`);
      }
      index += 1;
    } else if (added || removed) {
      lines.push(...value.map((line) => `${added ? '+' : '-'} ${line}`));
    }
  }
  return lines;
}
