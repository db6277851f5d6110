import {useEffect, useState} from 'react';
import {TOOLTIP} from '@site/src/lib/constants';

/**
 * Keeps a part in the document until its closing animation, or that of something in it, is over, and no longer than 1 s (TOOLTIP-03). Without an animation,
 * as with reduced motion, it goes at once.
 *
 * @param isOpen whether the part should be seen
 * @param element the part, or null while it is not in the document
 * @returns whether to render it; while that is true and `isOpen` is not, show its closing state
 */
export default function usePresence(isOpen: boolean, element: HTMLElement | null): boolean {
  const [isPresent, setIsPresent] = useState(isOpen);
  if (isOpen && !isPresent) {
    setIsPresent(true);
  }

  useEffect(() => {
    if (isOpen || element === null) {
      return undefined;
    }
    let isCurrent = true;
    const leave = (): void => {
      if (isCurrent) {
        setIsPresent(false);
      }
    };
    const deadline = window.setTimeout(leave, TOOLTIP.motionDeadlineMs);
    void Promise.allSettled(element.getAnimations({subtree: true}).map(({finished}) => finished)).then(leave);
    return () => {
      isCurrent = false;
      window.clearTimeout(deadline);
    };
  }, [isOpen, element]);

  return isPresent;
}
