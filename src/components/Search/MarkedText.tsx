import {Fragment, type ReactNode} from 'react';
import type {HighlightRange} from '@site/src/lib/search';
import {splitLead, splitMarks} from '@site/src/plugins/search/client';

export interface MarkedTextProps {
  /** Shown as text, never as markup. */
  readonly text: string;
  readonly ranges: readonly HighlightRange[];
  /** Class of an element around what is far from the first mark; without it the text stays whole. */
  readonly farClassName?: string;
}

/**
 * A text with the places marked where it matched. Every part is an element of its own: React could not find again a bare text beside one
 * that a translator of the browser has put an element in place of, and the next text would crash the page.
 */
export default function MarkedText({text, ranges, farClassName}: MarkedTextProps): ReactNode {
  // Parts of one text have no other identity than their place.
  return splitMarks(text, ranges).map((part, index, parts) => {
    if (part.isMarked) {
      return <mark key={index}>{part.text}</mark>;
    }
    const [far, near] = index === 0 && parts.length > 1 ? splitLead(part.text) : ['', part.text];
    return farClassName === undefined || far === '' ? (
      <span key={index}>{part.text}</span>
    ) : (
      <Fragment key={index}>
        <span className={farClassName}>
          <span>{far}</span>
        </span>
        <span>{near}</span>
      </Fragment>
    );
  });
}
