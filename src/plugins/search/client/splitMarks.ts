import type {HighlightRange} from '@site/src/lib/search';

/** A piece of shown text, marked or not. */
export type TextPart = {readonly text: string; readonly isMarked: boolean};

/**
 * Divides a text at its highlight ranges. Ranges may come from a server: those out of order, overlapping or beyond the text
 * are cut to what is left of them.
 */
export function splitMarks(text: string, ranges: readonly HighlightRange[]): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const {start, length} of [...ranges].sort((a, b) => a.start - b.start)) {
    const from = Math.max(start, end);
    const to = Math.min(start + length, text.length);
    if (!(to > from)) {
      continue;
    }
    parts.push({text: text.slice(end, from), isMarked: false}, {text: text.slice(from, to), isMarked: true});
    end = to;
  }
  parts.push({text: text.slice(end), isMarked: false});
  return parts.filter((part) => part.text !== '');
}
