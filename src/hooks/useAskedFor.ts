import {useEffect} from 'react';

let openParts = 0;

/** True while a part is open that the reader asked for, by a press or a key. */
export function isAnyAskedFor(): boolean {
  return openParts > 0;
}

/**
 * Tells the others of a part that is open because the reader asked for it: what a mouse opens by the way stays closed meanwhile, so
 * that no two lie over each other.
 */
export default function useAskedFor(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    openParts += 1;
    return () => {
      openParts -= 1;
    };
  }, [isOpen]);
}
