import type {MouseEventHandler} from 'react';

/**
 * Handles clicks in a menu that closes when the page changes: one on the link of the page or the section that is shown already closes
 * it, too, or it would stay open over what the reader asked for.
 */
export default function closeOnCurrentLink(close: () => void): MouseEventHandler {
  return ({target}) => {
    if ((target as Element).closest('a[aria-current]') !== null) {
      close();
    }
  };
}
