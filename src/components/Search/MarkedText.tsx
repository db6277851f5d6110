import type {ReactNode} from 'react';
import type {HighlightRange} from '@site/src/lib/search';
import {splitMarks} from '@site/src/plugins/search/client';

export interface MarkedTextProps {
  /** Shown as text, never as markup. */
  readonly text: string;
  readonly ranges: readonly HighlightRange[];
}

/** A text with the places marked where it matched. */
export default function MarkedText({text, ranges}: MarkedTextProps): ReactNode {
  // Parts of one text have no other identity than their place.
  return splitMarks(text, ranges).map((part, index) =>
    part.isMarked ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
