/**
 * Gives the focus to an element that takes none by itself, such as a heading, and does not scroll: the next Tab goes on from there. When the
 * focus is gone, a click on its text does not give it back.
 */
export function focusOnce(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({preventScroll: true});
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
}
