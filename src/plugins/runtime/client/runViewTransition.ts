/**
 * Runs a DOM change inside a view transition where the browser has them and the reader did not ask for reduced
 * motion, else at once (PAGECHANGE-02).
 */
export default function runViewTransition(change: () => void): void {
  const isAnimated =
    typeof document.startViewTransition === 'function' &&
    document.visibilityState === 'visible' &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!isAnimated) {
    change();
    return;
  }
  const transition = document.startViewTransition(change);
  // Skipped when the next one starts; the change itself has been made.
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
}
