import {
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import {flushSync} from 'react-dom';
import {
  useClick,
  useDismiss,
  useFloatingRootContext,
  useFocus,
  useHover,
  useInteractions,
  type OpenChangeReason,
} from '@floating-ui/react';
import useRouteChange from '@site/src/hooks/useRouteChange';
import {TOOLTIP} from '@site/src/lib/constants';
import {nextFocusIndex} from '@site/src/lib/ui/arrowKeys';

const DELAY = {open: TOOLTIP.enterDelayS * 1000, close: TOOLTIP.leaveDelayS * 1000};

export type Popover = {
  readonly isOpen: boolean;
  /** Spread on the button. */
  readonly triggerProps: ComponentProps<'button'>;
  /** Spread on the panel, a later sibling of the button. */
  readonly panelProps: ComponentProps<'div'>;
};

function focusableIn(panel: HTMLElement | null): HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)') ?? [])];
}

function formatPoint({clientX, clientY}: {readonly clientX: number; readonly clientY: number}): string {
  return `${clientX} ${clientY}`;
}

/**
 * Behaviour of a disclosure that is always in the HTML: opens on hover (after 0.1 s, mouse only), click, Enter, Space and
 * arrow down; closes on pointer leave, Escape (focus returns to the button), outside click, when focus moves on, when a link
 * in it is used and on route change (TOOLS-07, TOOLTIP-01). Arrow keys, Home and End move among its links.
 */
export default function usePopover({
  opensOnFocus = false,
  onIntent,
}: {
  readonly opensOnFocus?: boolean;
  /** The pointer comes to the button, or the focus. */
  readonly onIntent?: () => void;
} = {}): Popover {
  const [isOpen, setIsOpen] = useState(false);
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null);
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);

  /** Where the pointer was last seen on the button, and where it rested there when the page changed. */
  const pointer = useRef('');
  const restingPointer = useRef('');

  const handleOpenChange = (open: boolean, event?: Event, reason?: OpenChangeReason): void => {
    // The page's view transition takes the resting pointer away and gives it back, which is no wish to open.
    if (
      open &&
      reason === 'hover' &&
      event instanceof window.MouseEvent &&
      formatPoint(event) === restingPointer.current
    ) {
      return;
    }
    setIsOpen(open);
    if (!open && reason === 'escape-key') {
      trigger?.focus();
    }
  };
  const context = useFloatingRootContext({
    open: isOpen,
    onOpenChange: handleOpenChange,
    elements: {reference: trigger, floating: panel},
  });
  const {getReferenceProps, getFloatingProps} = useInteractions([
    useHover(context, {mouseOnly: true, move: false, delay: DELAY}),
    useFocus(context, {enabled: opensOnFocus}),
    useClick(context),
    useDismiss(context),
  ]);
  useRouteChange(() => {
    restingPointer.current = pointer.current;
    setIsOpen(false);
  });

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const isTrigger = event.currentTarget === trigger;
    if (isTrigger && !isOpen && event.key === 'ArrowDown') {
      flushSync(() => setIsOpen(true));
    } else if (!isOpen) {
      return;
    }
    const items = focusableIn(panel);
    const next = nextFocusIndex({
      key: event.key,
      current: items.indexOf(event.target as HTMLElement),
      count: items.length,
    });
    if (next !== undefined) {
      event.preventDefault();
      items[next].focus();
    }
  };
  const handleBlur = ({relatedTarget}: FocusEvent): void => {
    // Without a target the window lost focus, or a click went to something that takes none: that is for the outside click.
    if (relatedTarget !== null && relatedTarget !== trigger && !panel?.contains(relatedTarget)) {
      setIsOpen(false);
    }
  };
  const handlePointerMove = (event: PointerEvent): void => {
    pointer.current = formatPoint(event);
    if (pointer.current !== restingPointer.current) {
      restingPointer.current = '';
    }
  };
  const handlePanelClick = (event: MouseEvent): void => {
    if ((event.target as Element).closest('a') !== null) {
      setIsOpen(false);
    }
  };

  return {
    isOpen,
    triggerProps: {
      ref: setTrigger,
      'aria-expanded': isOpen,
      ...getReferenceProps({
        onKeyDown: handleKeyDown,
        onBlur: handleBlur,
        onPointerEnter: onIntent,
        onFocus: onIntent,
      }),
      onPointerMove: handlePointerMove,
    },
    panelProps: {
      ref: setPanel,
      ...getFloatingProps({onKeyDown: handleKeyDown, onBlur: handleBlur, onClick: handlePanelClick}),
    },
  };
}
