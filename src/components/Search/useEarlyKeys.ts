import {useCallback, useLayoutEffect, useRef} from 'react';

/** Characters that are kept: nobody types more in the moment before a dialog shows. */
const MAX_LENGTH = 128;

/**
 * Keeps what is typed between the wish to search and the first sight of the field, so that no letter is lost. Escape closes.
 * @param isOpen The dialog is wished for.
 * @returns Gives the text, once, to the field that has the focus from now on.
 */
export default function useEarlyKeys(isOpen: boolean, close: () => void): () => string {
  const typed = useRef('');
  const isTaken = useRef(false);
  useLayoutEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      const {key, ctrlKey, metaKey, altKey, isComposing} = event;
      if (isTaken.current || ctrlKey || metaKey || altKey || isComposing) {
        return;
      }
      if (key === 'Escape') {
        close();
      } else if (key === 'Backspace') {
        typed.current = typed.current.slice(0, -1);
      } else if (Array.from(key).length === 1) {
        typed.current = (typed.current + key).slice(0, MAX_LENGTH);
      } else {
        return;
      }
      // Neither the page nor the button that has the focus must act on it.
      event.preventDefault();
      event.stopPropagation();
    };
    if (!isOpen) {
      return undefined;
    }
    window.addEventListener('keydown', handleKeyDown, {capture: true});
    return () => {
      window.removeEventListener('keydown', handleKeyDown, {capture: true});
      typed.current = '';
      isTaken.current = false;
    };
  }, [isOpen, close]);
  return useCallback(() => {
    isTaken.current = true;
    return typed.current;
  }, []);
}
