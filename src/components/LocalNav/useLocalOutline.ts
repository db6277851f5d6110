import {useRef, useState, type ComponentProps, type FocusEvent} from 'react';
import closeOnBlur from '@site/src/hooks/closeOnBlur';
import useCloseOnLeave from '@site/src/hooks/useCloseOnLeave';
import useDismiss from '@site/src/hooks/useDismiss';

export type LocalOutline = {
  readonly isOpen: boolean;
  readonly close: () => void;
  /** Spread on the button. */
  readonly toggleProps: ComponentProps<'button'>;
  /** Spread on the list's box. */
  readonly panelProps: ComponentProps<'div'>;
};

/**
 * State of the local outline: the button toggles; using an entry, Escape, a press outside, the focus there and another page close it
 * (OUTLINE-06).
 */
export default function useLocalOutline(): LocalOutline {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = (): void => setIsOpen(false);
  const handleBlur = (event: FocusEvent): void => closeOnBlur(event, [toggle, panel], close);
  useDismiss({isOpen, elements: [toggle, panel], opener: toggle, onDismiss: close});
  useCloseOnLeave(isOpen, close);
  return {
    isOpen,
    close,
    toggleProps: {ref: toggle, onClick: () => setIsOpen(!isOpen), onBlur: handleBlur, 'aria-expanded': isOpen},
    panelProps: {ref: panel, onBlur: handleBlur},
  };
}
