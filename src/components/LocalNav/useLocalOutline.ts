import {useState, type ComponentProps} from 'react';
import {useClick, useDismiss, useFloatingRootContext, useInteractions} from '@floating-ui/react';
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
  const [toggle, setToggle] = useState<HTMLButtonElement | null>(null);
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  const floating = useFloatingRootContext({
    open: isOpen,
    onOpenChange: (open, _event, reason) => {
      setIsOpen(open);
      if (reason === 'escape-key') {
        toggle?.focus();
      }
    },
    elements: {reference: toggle, floating: panel},
  });
  const {getReferenceProps, getFloatingProps} = useInteractions([useClick(floating), useDismiss(floating)]);
  useRouteChange(() => setIsOpen(false));
  return {
    isOpen,
    close: () => setIsOpen(false),
    toggleProps: {ref: setToggle, ...getReferenceProps(), 'aria-expanded': isOpen},
    panelProps: {ref: setPanel, ...getFloatingProps(), tabIndex: undefined},
  };
}
