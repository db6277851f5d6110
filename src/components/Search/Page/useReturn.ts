import {useEffect, useRef, type RefObject} from 'react';
import {useHistory} from '@docusaurus/router';
import isHydrating from '@site/src/hooks/isHydrating';
import {restoreScroll} from '@site/src/plugins/runtime/client/scrollPositions';

/**
 * Focuses the field of a page that a link of the site leads to; in one that was loaded `prepareField` of `plugins/runtime` has done it. A
 * reader who comes back to an answer stays where they were (PAGECHANGE-05): the page is too short for that until its hits are there.
 * Returns what is to be called then.
 */
export default function useReturn(field: RefObject<HTMLInputElement | null>): () => void {
  const history = useHistory();
  /** The entry of the history that waits for its hits, and how far down it is meanwhile. */
  const waiting = useRef<{readonly key?: string; readonly top: number} | null>(null);
  useEffect(() => {
    const {action, location} = history;
    const isReturn = action === 'POP' && new URLSearchParams(location.search).has('q');
    if (!isHydrating()) {
      field.current?.focus({preventScroll: isReturn});
    }
    waiting.current = isReturn ? {key: location.key, top: window.scrollY} : null;
  }, [history, field]);
  return () => {
    const {key, top} = waiting.current ?? {};
    waiting.current = null;
    // Unless the reader has scrolled, typed or gone on since.
    if (top === window.scrollY && key === history.location.key) {
      restoreScroll({key});
    }
  };
}
