import {decodeAnchor} from '../url/anchor';

/** The element that a hash names, or null. */
export function getTarget(hash: string): HTMLElement | null {
  return document.getElementById(decodeAnchor(hash) ?? '');
}

/**
 * Opens what an element is folded away in, as browsers do for links of their own: `details`, and panels that listen to `beforematch`.
 * Returns whether something was closed.
 */
export function reveal(element: Element): boolean {
  let wasClosed = false;
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    if (parent instanceof HTMLDetailsElement && !parent.open) {
      parent.open = true;
      wasClosed = true;
    } else if (parent.hasAttribute('hidden')) {
      parent.dispatchEvent(new Event('beforematch', {bubbles: true}));
      wasClosed = true;
    }
  }
  return wasClosed;
}
