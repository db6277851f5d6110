import {useLayoutEffect, useState, type ComponentProps, type ReactNode, type RefObject} from 'react';
import {autoUpdate, flip, FloatingPortal, offset, shift, useFloating} from '@floating-ui/react';
import usePresence from '@site/src/hooks/usePresence';
import styles from './styles.module.css';

/** Distance from the trigger and from the window's edges, in CSS pixels. */
const GAP = 8;

export interface TooltipBubbleProps extends ComponentProps<'div'> {
  readonly trigger: RefObject<Element | null>;
  readonly isOpen: boolean;
  readonly onMount: (bubble: HTMLDivElement | null) => void;
  readonly children: ReactNode;
}

/** What a tooltip shows, placed below its trigger. Code of its own: few readers ever open one. */
export default function TooltipBubble({trigger, isOpen, onMount, children, ...props}: TooltipBubbleProps): ReactNode {
  const [bubble, setBubble] = useState<HTMLDivElement | null>(null);
  const {refs, floatingStyles} = useFloating({
    open: isOpen,
    elements: {floating: bubble},
    middleware: [offset(GAP), flip(), shift({padding: GAP})],
    whileElementsMounted: autoUpdate,
  });
  useLayoutEffect(() => refs.setReference(trigger.current), [refs, trigger]);
  const isPresent = usePresence(isOpen, bubble);
  const setRef = (element: HTMLDivElement | null): void => {
    setBubble(element);
    onMount(element);
  };
  return (
    isPresent && (
      <FloatingPortal>
        <div ref={setRef} {...props} className={styles.root} style={floatingStyles} role="tooltip">
          <div className={styles.bubble} data-open={isOpen || undefined}>
            {children}
          </div>
        </div>
      </FloatingPortal>
    )
  );
}
