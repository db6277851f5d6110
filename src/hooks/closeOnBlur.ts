import type {FocusEvent, RefObject} from 'react';

/** For `blur` in parts that belong together: they close when the focus goes to another part of the page. */
export default function closeOnBlur(
  {relatedTarget}: FocusEvent,
  parts: readonly RefObject<Element | null>[],
  close: () => void,
): void {
  // Without a target the window lost focus, or a click went to something that takes none: that is for the outside click.
  if (relatedTarget !== null && !parts.some(({current}) => current?.contains(relatedTarget))) {
    close();
  }
}
