import type {PageData} from '../types';

/**
 * The page on screen, for components outside it (navbar, search, title). The page itself reads its context; this store is
 * filled when it is mounted and is empty in static HTML.
 */
let current: PageData | null = null;
const listeners = new Set<() => void>();

export function subscribeToPage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function getPage(): PageData | null {
  return current;
}

export function getServerPage(): null {
  return null;
}

export function setPage(page: PageData | null): void {
  if (current !== page) {
    current = page;
    listeners.forEach((listener) => listener());
  }
}
