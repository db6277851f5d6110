/**
 * How long a change in a transition may take, in milliseconds: two frames at 60 Hz. The click before it and the paint behind it take
 * 7 to 9 more, and a page that is at hand is to be on screen within 40 of the click. The browser draws the whole window anew for a
 * transition, which alone takes 20 to 30 without a graphics card, as in a virtual machine or a remote desktop.
 */
const MAX_CHANGE_MS = 33;
/** Changes in a row that took longer before there are no transitions any more: a single one may have met other work. */
const MAX_SLOW = 2;

let slow = 0;

/**
 * Runs a DOM change inside a view transition where the browser has them and the reader did not ask for reduced
 * motion, else at once (PAGECHANGE-02). At once, too, for the rest of the visit, where transitions keep readers waiting.
 */
export default function runViewTransition(change: () => void): void {
  const isAnimated =
    slow < MAX_SLOW &&
    typeof document.startViewTransition === 'function' &&
    document.visibilityState === 'visible' &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!isAnimated) {
    change();
    return;
  }
  const start = performance.now();
  const transition = document.startViewTransition(change);
  // Rejected when the next one starts; the change itself has been made.
  transition.ready.then(
    () =>
      requestAnimationFrame(() => {
        slow = performance.now() - start > MAX_CHANGE_MS ? slow + 1 : 0;
      }),
    () => undefined,
  );
  transition.finished.catch(() => undefined);
}
