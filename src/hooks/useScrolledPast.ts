import {useCallback, useSyncExternalStore} from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, {passive: true});
  return () => window.removeEventListener('scroll', onChange);
}

/**
 * True once the page is scrolled `threshold` CSS pixels or more (NAV-10). False in static HTML and while hydrating.
 * Renders only when the answer changes.
 */
export default function useScrolledPast(threshold: number): boolean {
  const isPast = useCallback(() => window.scrollY >= threshold, [threshold]);
  return useSyncExternalStore(subscribe, isPast, () => false);
}
