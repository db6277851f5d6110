import {useCallback, useLayoutEffect, useRef, type RefCallback, type RefObject} from 'react';

/** Which elements the focus goes between. */
export type HandedFocus = {
  /** For the button that goes away when it has been answered. */
  readonly buttonRef: RefCallback<HTMLButtonElement>;
  /** For the group of buttons that holds the answer. */
  readonly groupRef: RefObject<HTMLDivElement | null>;
};

/** Hands the focus of a button that goes away when it is answered to the first choice of the answer that is not taken yet. */
export default function useHandedFocus(isAnswered: boolean): HandedFocus {
  const groupRef = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  // A ref is let go before its element is taken away, and the focus with it.
  const buttonRef = useCallback(
    (button: HTMLButtonElement) => () => {
      hadFocus.current = document.activeElement === button;
    },
    [],
  );
  useLayoutEffect(() => {
    if (isAnswered && hadFocus.current) {
      groupRef.current?.querySelector<HTMLElement>('[aria-pressed="false"]')?.focus();
    }
    hadFocus.current = false;
  }, [isAnswered]);
  return {buttonRef, groupRef};
}
