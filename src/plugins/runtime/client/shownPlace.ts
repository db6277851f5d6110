/** Where the reader is on the page on screen, in CSS pixels. */
let top = 0;
/** Whether the browser scrolls for Back or Forward: to a place in the page that comes, while the one that goes may be on screen. */
let isHeld = false;

function notePlace(): void {
  if (!isHeld) {
    top = window.scrollY;
  }
}

/** Where the reader is now. */
export function readPlace(): number {
  notePlace();
  return top;
}

/** Where the reader was in the last frame: an anchor of the page scrolls it before anybody hears of that. */
export function readLastPlace(): number {
  return top;
}

/**
 * Takes what the browser scrolls until the next frame for none of the reader's. A page that is still on screen then goes back to its place
 * before that frame is painted: the one that Back leads to may take long, or never come (PAGECHANGE-04).
 *
 * @param isShown whether the page of the address is on screen
 */
export function holdPlace(isShown: () => boolean): void {
  isHeld = true;
  requestAnimationFrame(() => {
    isHeld = false;
    if (isShown()) {
      notePlace();
    } else {
      window.scrollTo(0, top);
    }
  });
}

if (typeof window !== 'undefined') {
  window.addEventListener('scroll', notePlace, {passive: true});
}
