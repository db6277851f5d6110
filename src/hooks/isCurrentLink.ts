import type {MouseEvent} from 'react';

/**
 * True for a click on the link of the page or the section that is shown already: a menu that goes by the change of the page
 * would stay open over what the reader asked for.
 */
export default function isCurrentLink({target}: Pick<MouseEvent, 'target'>): boolean {
  return target instanceof Element && target.closest('a[aria-current]') !== null;
}
