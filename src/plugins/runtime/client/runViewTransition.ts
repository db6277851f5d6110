/**
 * How long a transition may keep the next page back, in milliseconds: three frames at 60 Hz. The browser draws the whole window anew for
 * it; without a graphics card, as in a virtual machine or a remote desktop, that takes longer than all the rest of the change.
 */
const MAX_DELAY_MS = 50;
/** Transitions in a row that took longer before there are none any more: a single one may have met other work. */
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
  let delay = -performance.now();
  const transition = document.startViewTransition(() => {
    delay += performance.now();
    change();
    delay -= performance.now();
  });
  // Rejected when the next one starts; the change itself has been made.
  transition.ready.then(
    () =>
      requestAnimationFrame(() => {
        slow = delay + performance.now() > MAX_DELAY_MS ? slow + 1 : 0;
      }),
    () => undefined,
  );
  transition.finished.catch(() => undefined);
}
