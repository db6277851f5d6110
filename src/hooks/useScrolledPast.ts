import {useCallback, useSyncExternalStore} from 'react';

/** How far the page is scrolled, in CSS pixels. To ask the window has it lay out a page that was just changed. */
let top = 0;

function subscribe(onChange: () => void): () => void {
  const handleScroll = (): void => {
    top = window.scrollY;
    onChange();
  };
  top = window.scrollY;
  window.addEventListener('scroll', handleScroll, {passive: true});
  return () => window.removeEventListener('scroll', handleScroll);
}

/**
 * True once the page is scrolled `threshold` CSS pixels or more (NAV-10). False in static HTML and while hydrating.
 * Renders only when the answer changes.
 */
export default function useScrolledPast(threshold: number): boolean {
  const isPast = useCallback(() => top >= threshold, [threshold]);
  return useSyncExternalStore(subscribe, isPast, () => false);
}
