import {snapCut} from '@site/src/lib/search/snapCut';
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

/** UTF-16 units before the first mark that a narrow screen shows: under two lines of Chinese at 360 px. */
const LEAD = 30;

/**
 * Divides the text before a first mark where a narrow screen begins to show it, so that the mark stands in its first lines.
 * @returns What is far from the mark, empty for a short text, and what is near to it.
 */
export function splitLead(text: string): [far: string, near: string] {
  const at = text.length > LEAD ? snapCut(text, text.length - LEAD, text.length) : 0;
  return [text.slice(0, at), text.slice(at)];
}
