import {useEffect, useRef, type PointerEvent} from 'react';

export type HoverIntent = {
  /** The mouse comes: `onEnter` follows after its delay unless it leaves before. */
  readonly enter: (event: PointerEvent) => void;
  /** The mouse is on what was opened: it stays. */
  readonly stay: (event: PointerEvent) => void;
  /** The mouse leaves: `onLeave` follows after its delay unless it comes back. */
  readonly leave: (event: PointerEvent) => void;
  /** Forgets what is to follow. */
  readonly cancel: () => void;
};

export type HoverIntentOptions = {
  /** Milliseconds. */
  readonly delay: {readonly open: number; readonly close: number};
  readonly onEnter: (event: PointerEvent) => void;
  readonly onLeave: () => void;
};

/** Delays around a hovering mouse. A finger or a pen does not hover. */
export default function useHoverIntent({delay, onEnter, onLeave}: HoverIntentOptions): HoverIntent {
  const timer = useRef<number | undefined>(undefined);
  const cancel = (): void => window.clearTimeout(timer.current);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const follow = (event: PointerEvent, after: number, what: () => void): void => {
    if (event.pointerType === 'mouse') {
      cancel();
      timer.current = window.setTimeout(what, after);
    }
  };
  return {
    enter: (event) => follow(event, delay.open, () => onEnter(event)),
    stay: ({pointerType}) => {
      if (pointerType === 'mouse') {
        cancel();
      }
    },
    leave: (event) => follow(event, delay.close, onLeave),
    cancel,
  };
}
