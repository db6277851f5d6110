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
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import closeOnBlur from '@site/src/hooks/closeOnBlur';
import isHydrating from '@site/src/hooks/isHydrating';
import moveFocus from '@site/src/hooks/moveFocus';
import useAskedFor, {isAnyAskedFor} from '@site/src/hooks/useAskedFor';
import useDismiss from '@site/src/hooks/useDismiss';
import useHoverIntent from '@site/src/hooks/useHoverIntent';
import useRouteChange from '@site/src/hooks/useRouteChange';
import {TOOLTIP} from '@site/src/lib/constants';
import {isPlainKey} from '@site/src/lib/ui/isPlainKey';

const DELAY = {open: TOOLTIP.enterDelayS * 1000, close: TOOLTIP.leaveDelayS * 1000};

/** A panel that a hovering mouse opened closes when it leaves; one that was asked for stays. */
type OpenedBy = 'hover' | 'focus' | 'press';

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

/** What has the style sheet show the panel as long as no script does. */
function findStaticOpener(...parts: readonly (Element | null)[]): OpenedBy | null {
  const isAny = (selector: string): boolean => parts.some((part) => part?.matches(selector));
  if (isAny(':focus-within')) {
    return 'focus';
  }
  return isAny(':hover') ? 'hover' : null;
}

function formatPoint({clientX, clientY}: {readonly clientX: number; readonly clientY: number}): string {
  return `${clientX} ${clientY}`;
}

/**
 * Behaviour of a disclosure that is always in the HTML: opens on hover (after 0.1 s, mouse only, unless another one that was asked for
 * is open), click, Enter, Space and arrow down; closes on pointer leave, Escape (focus returns to the button), outside click, when
 * focus moves on, when a link in it is used and on route change (TOOLS-07, TOOLTIP-01). Arrow keys, Home and End move among its links.
 * One that the reader has opened before the app was there stays open.
 */
export default function usePopover({
  opensOnFocus = false,
  onIntent,
}: {
  readonly opensOnFocus?: boolean;
  /** The pointer comes to the button, or the focus. */
  readonly onIntent?: () => void;
} = {}): Popover {
  const [openedBy, setOpenedBy] = useState<OpenedBy | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = openedBy !== null;
  const close = (): void => setOpenedBy(null);

  /** Where the pointer was last seen on the button, and where it rested there when the page changed. */
  const pointer = useRef('');
  const restingPointer = useRef('');

  const hover = useHoverIntent({
    delay: DELAY,
    onEnter: (event) => {
      // The page's view transition takes the resting pointer away and gives it back, which is no wish to open.
      if (formatPoint(event) !== restingPointer.current && !isAnyAskedFor()) {
        setOpenedBy((by) => by ?? 'hover');
      }
    },
    onLeave: () => setOpenedBy((by) => (by === 'hover' ? null : by)),
  });
  useIsomorphicLayoutEffect(() => {
    if (isHydrating()) {
      setOpenedBy(findStaticOpener(trigger.current, panel.current));
    }
  }, []);
  useAskedFor(isOpen && openedBy !== 'hover');
  useDismiss({
    isOpen,
    elements: [trigger, panel],
    opener: trigger,
    onDismiss: () => {
      hover.cancel();
      close();
    },
  });
  useRouteChange(() => {
    restingPointer.current = pointer.current;
    hover.cancel();
    close();
  });

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const isTrigger = event.currentTarget === trigger.current;
    if (isTrigger && !isOpen && event.key === 'ArrowDown' && isPlainKey(event)) {
      flushSync(() => setOpenedBy('press'));
    } else if (!isOpen) {
      return;
    }
    moveFocus(event, focusableIn(panel.current));
  };
  const handleFocus = ({target}: FocusEvent): void => {
    onIntent?.();
    // A press focuses the button too, and opens by itself.
    if (opensOnFocus && target.matches(':focus-visible')) {
      setOpenedBy((by) => by ?? 'focus');
    }
  };
  const handleBlur = (event: FocusEvent): void => closeOnBlur(event, [trigger, panel], close);
  const handlePointerMove = (event: PointerEvent): void => {
    pointer.current = formatPoint(event);
    if (pointer.current !== restingPointer.current) {
      restingPointer.current = '';
    }
  };
  const handlePanelClick = (event: MouseEvent): void => {
    if ((event.target as Element).closest('a') !== null) {
      close();
    }
  };

  return {
    isOpen,
    triggerProps: {
      ref: trigger,
      'aria-expanded': isOpen,
      onClick: () => {
        hover.cancel();
        setOpenedBy((by) => (by === 'press' ? null : 'press'));
      },
      onKeyDown: handleKeyDown,
      onFocus: handleFocus,
      onBlur: handleBlur,
      onPointerEnter: (event) => {
        onIntent?.();
        hover.enter(event);
      },
      onPointerLeave: hover.leave,
      onPointerMove: handlePointerMove,
    },
    panelProps: {
      ref: panel,
      onKeyDown: handleKeyDown,
      onBlur: handleBlur,
      onClick: handlePanelClick,
      onPointerEnter: hover.stay,
      onPointerLeave: hover.leave,
    },
  };
}
