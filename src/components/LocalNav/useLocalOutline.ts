import {useRef, useState, type ComponentProps} from 'react';
import useDismiss from '@site/src/hooks/useDismiss';
import useRouteChange from '@site/src/hooks/useRouteChange';

export type LocalOutline = {
  readonly isOpen: boolean;
  readonly close: () => void;
  /** Spread on the button. */
  readonly toggleProps: ComponentProps<'button'>;
  /** Spread on the list's box. */
  readonly panelProps: ComponentProps<'div'>;
};

/** State of the local outline: the button toggles; using an entry, Escape, a press outside and another page close it (OUTLINE-06). */
export default function useLocalOutline(): LocalOutline {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useDismiss({isOpen, elements: [toggle, panel], opener: toggle, onDismiss: () => setIsOpen(false)});
  useRouteChange(() => setIsOpen(false));
  return {
    isOpen,
    close: () => setIsOpen(false),
    toggleProps: {ref: toggle, onClick: () => setIsOpen(!isOpen), 'aria-expanded': isOpen},
    panelProps: {ref: panel},
  };
}
