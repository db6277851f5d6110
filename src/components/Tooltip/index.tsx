import {
  cloneElement,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import useDismiss from '@site/src/hooks/useDismiss';
import useHoverIntent from '@site/src/hooks/useHoverIntent';
import {TOOLTIP} from '@site/src/lib/constants';
import {useLazyComponent} from '@site/src/plugins/runtime/client/useLazyComponent';
import type {TooltipBubbleProps} from './Bubble';

const DELAY = {open: TOOLTIP.enterDelayS * 1000, close: TOOLTIP.hideDelayS * 1000};

type Handlers = {
  onPointerEnter?: (event: PointerEvent) => void;
  onPointerLeave?: (event: PointerEvent) => void;
  onFocus?: (event: FocusEvent) => void;
  onBlur?: (event: FocusEvent) => void;
};

type TriggerProps = Record<string, unknown> & Handlers & {ref?: Ref<Element>};

const loadBubble = () => import('./Bubble');

export interface TooltipProps {
  readonly content: ReactNode;
  /** `description` (default) adds to the trigger's name; `label` says the same as the trigger's own label does. */
  readonly kind?: 'description' | 'label';
  /** One element that takes focus and passes its props on. */
  readonly children: ReactElement<TriggerProps>;
}

/** A short text below an element (above it where there is no room), shown on hover and focus after 0.1 s and closed by Escape (TOOLTIP-01..03). */
export default function Tooltip({content, kind = 'description', children}: TooltipProps): ReactNode {
  const [openedBy, setOpenedBy] = useState<'hover' | 'focus' | null>(null);
  const trigger = useRef<Element>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const {Component: Bubble, prepare} = useLazyComponent<TooltipBubbleProps>(loadBubble);

  const id = useId();
  const isOpen = openedBy !== null;
  const open = (by: 'hover' | 'focus'): void => {
    prepare();
    setOpenedBy((before) => before ?? by);
  };
  const close = (): void => setOpenedBy(null);
  const hover = useHoverIntent({
    delay: DELAY,
    onEnter: () => open('hover'),
    onLeave: () => setOpenedBy((by) => (by === 'hover' ? null : by)),
  });
  useDismiss({isOpen, elements: [trigger, bubble], onDismiss: close});

  const {props} = children;
  const triggerProps: TriggerProps = {
    ref: trigger,
    onPointerEnter(event) {
      props.onPointerEnter?.(event);
      hover.enter(event);
    },
    onPointerLeave(event) {
      props.onPointerLeave?.(event);
      hover.leave(event);
    },
    onFocus(event) {
      props.onFocus?.(event);
      // A press focuses too, and says nothing about wanting to know.
      if (event.target.matches(':focus-visible')) {
        open('focus');
      }
    },
    onBlur(event) {
      props.onBlur?.(event);
      close();
    },
    ...(isOpen && Bubble !== null && {[kind === 'label' ? 'aria-labelledby' : 'aria-describedby']: id}),
  };

  return (
    <>
      {cloneElement(children, triggerProps)}
      {Bubble !== null && (
        <Bubble
          id={id}
          trigger={trigger}
          isOpen={isOpen}
          onMount={(element) => {
            bubble.current = element;
          }}
          onPointerEnter={hover.stay}
          onPointerLeave={hover.leave}
        >
          {content}
        </Bubble>
      )}
    </>
  );
}
