import {MAX_TRANSITION_ELEMENTS} from '@site/src/lib/constants';

/**
 * Browsers compute the style of the whole page anew when a transition begins, before the change is made, and again when it ends:
 * a page with many elements would keep the reader waiting longer than the transition lasts.
 */
function isLight(): boolean {
  return document.getElementsByTagName('*').length <= MAX_TRANSITION_ELEMENTS;
}

/**
 * Runs a DOM change inside a view transition where the browser has them, the reader did not ask for reduced motion and the page is
 * light enough, else at once (PAGECHANGE-02).
 */
export default function runViewTransition(change: () => void): void {
  const isAnimated =
    typeof document.startViewTransition === 'function' &&
    document.visibilityState === 'visible' &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches &&
    isLight();
  if (!isAnimated) {
    change();
    return;
  }
  const transition = document.startViewTransition(change);
  // Skipped when the next one starts; the change itself has been made.
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
}
