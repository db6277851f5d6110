import {SkipToContentFallbackId} from '@docusaurus/theme-common';

/**
 * Gives the focus to the start of the page, as a load of it would: what is before the next Tab is the skip link. Not when something else
 * takes the focus until the next frame, such as the filter of a new page.
 */
export default function focusStart(): void {
  const before = document.activeElement;
  requestAnimationFrame(() => {
    const {activeElement} = document;
    const start = document.querySelector<HTMLElement>(`[href="#${SkipToContentFallbackId}"]`)?.parentElement;
    if (!start || (activeElement !== before && activeElement !== document.body)) {
      return;
    }
    start.tabIndex = -1;
    // The reader may be on the way down already.
    start.focus({preventScroll: true});
    start.removeAttribute('tabindex');
  });
}
