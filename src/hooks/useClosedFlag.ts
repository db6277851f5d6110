import {useEffect, useState} from 'react';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';

/** Keys that were closed while this document lives; what remains where the storage refuses (ANNOUNCE-04). */
const closedKeys = new Set<string>();

function isStored(key: string): boolean {
  try {
    return Boolean(window.localStorage.getItem(key));
  } catch {
    return false;
  }
}

function store(key: string): void {
  try {
    window.localStorage.setItem(key, 'true');
  } catch (error) {
    console.warn(`That "${key}" was closed could not be stored; it is back on the next visit.`, error);
  }
}

export type ClosedFlag = {
  /** False in static HTML and until hydration; known before the first paint of a page that is opened by a link. */
  readonly isClosed: boolean;
  /** Closes for good: kept in the storage, or as long as the document lives where that refuses. */
  readonly close: () => void;
};

/**
 * Something the reader can close for good, here or in another tab. What was closed on an earlier visit must also be hidden before
 * hydration, by the head script: see `src/plugins/runtime/inline/hideParts.ts`.
 *
 * @param key storage key
 */
export default function useClosedFlag(key: string): ClosedFlag {
  const [isClosed, setIsClosed] = useState(false);

  useIsomorphicLayoutEffect(() => {
    setIsClosed(closedKeys.has(key) || isStored(key));
  }, [key]);

  useEffect(() => {
    const handleStorage = (event: StorageEvent): void => {
      if (event.key === key && Boolean(event.newValue)) {
        closedKeys.add(key);
        setIsClosed(true);
      }
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, [key]);

  const close = (): void => {
    closedKeys.add(key);
    store(key);
    setIsClosed(true);
  };
  return {isClosed, close};
}
