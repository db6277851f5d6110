import {decodeAnchor} from '../url/anchor';

/** The element that a hash names, or null. */
export function getTarget(hash: string): HTMLElement | null {
  return document.getElementById(decodeAnchor(hash) ?? '');
}

/**
 * Opens what an element is folded away in, as browsers do for links of their own: `details`, and panels that listen to `beforematch`.
 * Returns whether there was any.
 */
export function reveal(element: Element): boolean {
  const folded: Element[] = [];
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    if (parent.matches('details:not([open]),[hidden]')) {
      folded.push(parent);
    }
  }
  for (const parent of folded) {
    if (parent instanceof HTMLDetailsElement) {
      parent.open = true;
    } else {
      parent.dispatchEvent(new Event('beforematch', {bubbles: true}));
    }
  }
  return folded.length > 0;
}
