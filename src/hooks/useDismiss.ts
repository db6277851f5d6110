import {useEffect, useRef, type RefObject} from 'react';
import {isComposing} from '@site/src/lib/ui/isComposing';

export type DismissOptions = {
  readonly isOpen: boolean;
  /** A press in one of these is none outside: the part that is open, and what opened it. */
  readonly elements: readonly RefObject<Element | null>[];
  /** Gets the focus after Escape, unless the reader has it elsewhere. A press gives it to what was pressed. */
  readonly opener?: RefObject<HTMLElement | null>;
  readonly onDismiss: () => void;
  /** `false`: Escape alone closes. Default `true`. */
  readonly closesOnPress?: boolean;
};

/** The press is on a scrollbar, which is no part of the page to turn to. */
function isOnScrollbar({target, clientX, clientY}: PointerEvent): boolean {
  const root = document.documentElement;
  return target === root && (clientX >= root.clientWidth || clientY >= root.clientHeight);
}

/** A modal dialog over the part has the focus, as the search has: Escape is for that one. */
function isBehindDialog(elements: readonly RefObject<Element | null>[]): boolean {
  const dialog = document.activeElement?.closest('[aria-modal]');
  return Boolean(dialog) && !elements.some(({current}) => dialog?.contains(current));
}

/** The focus is in one of the elements, or nowhere. */
function holdsFocus(elements: readonly RefObject<Element | null>[]): boolean {
  const {activeElement, body} = document;
  return (
    activeElement === null || activeElement === body || elements.some(({current}) => current?.contains(activeElement))
  );
}

/** While a part is open, Escape and a press outside it call `onDismiss`. An Escape that ends the input of a character does not. */
export default function useDismiss({isOpen, elements, opener, onDismiss, closesOnPress = true}: DismissOptions): void {
  const latest = useRef({elements, opener, onDismiss});
  useEffect(() => {
    latest.current = {elements, opener, onDismiss};
  });
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !isComposing(event) && !isBehindDialog(latest.current.elements)) {
        const target = holdsFocus(latest.current.elements) ? latest.current.opener?.current : null;
        latest.current.onDismiss();
        target?.focus();
      }
    };
    const handlePress = (event: PointerEvent): void => {
      const path = event.composedPath();
      if (
        !latest.current.elements.some(({current}) => current !== null && path.includes(current)) &&
        !isOnScrollbar(event)
      ) {
        latest.current.onDismiss();
      }
    };
    document.addEventListener('keydown', handleKey);
    if (closesOnPress) {
      document.addEventListener('pointerdown', handlePress);
    }
    return () => {
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('pointerdown', handlePress);
    };
  }, [isOpen, closesOnPress]);
}
