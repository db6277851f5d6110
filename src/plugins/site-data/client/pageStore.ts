import type {PageData} from '../types';

/**
 * The page on screen, for components outside it (navbar, search, title). The page itself reads its context; this store is
 * filled when it is mounted and is empty in static HTML.
 */
let current: PageData | null = null;
const listeners = new Set<() => void>();

/** Calls `listener` with each other page; returns what ends that. For `useSyncExternalStore`, as the two below. */
export function subscribeToPage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The page on screen; null before one is mounted. */
export function getPage(): PageData | null {
  return current;
}

/** In static HTML, and while that is hydrated, no page is known outside itself. */
export function getServerPage(): null {
  return null;
}

/** Says what page is on screen: the page itself does, when it is mounted and when it goes. */
export function setPage(page: PageData | null): void {
  if (current !== page) {
    current = page;
    listeners.forEach((listener) => listener());
  }
}
