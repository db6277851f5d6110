/** Where the reader is on the page on screen, in CSS pixels. */
let top = 0;
/** While the browser scrolls for Back or Forward: whether the page that they lead to is on screen. */
let isShown: (() => boolean) | undefined;

/** Back or Forward scroll to a place in the page that comes. The one that is still on screen goes back to its own. */
function handleScroll(): void {
  if (isShown === undefined) {
    top = window.scrollY;
  } else if (!isShown()) {
    window.scrollTo(0, top);
  }
}

/** Where the reader is now. */
export function readPlace(): number {
  if (isShown === undefined) {
    top = window.scrollY;
  }
  return top;
}

/** Where the reader was in the last frame: an anchor of the page scrolls it before anybody hears of that. */
export function readLastPlace(): number {
  return top;
}

/**
 * Takes what the browser scrolls in the next two frames, for Back or Forward, for none of the reader's. A page that is still on screen is
 * put back to its place: the one that comes may take long, or be lost (PAGECHANGE-04).
 *
 * @param isNextShown whether the page of the address is on screen
 */
export function holdPlace(isNextShown: () => boolean): void {
  isShown = isNextShown;
  // It scrolls right behind `popstate`, or at the end of the first frame.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      isShown = undefined;
      readPlace();
    }),
  );
}

if (typeof window !== 'undefined') {
  readPlace();
  window.addEventListener('scroll', handleScroll, {passive: true});
}
