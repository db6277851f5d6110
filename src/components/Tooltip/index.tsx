import {cloneElement, useState, type ReactElement, type ReactNode, type Ref} from 'react';
import {
  autoUpdate,
  flip,
  FloatingPortal,
  offset,
  shift,
  useDismiss,
  useFloating,
  useFocus,
  useHover,
  useInteractions,
  useRole,
  type Placement,
} from '@floating-ui/react';
import usePresence from '@site/src/hooks/usePresence';
import {TOOLTIP} from '@site/src/lib/constants';
import styles from './styles.module.css';

const DELAY = {open: TOOLTIP.enterDelayS * 1000, close: TOOLTIP.hideDelayS * 1000};
/** Distance from the trigger and from the window's edges, in CSS pixels. */
const GAP = 8;

type TriggerProps = Record<string, unknown> & {ref?: Ref<Element>};

export interface TooltipProps {
  readonly content: ReactNode;
  /** `description` (default) adds to the trigger's name; `label` says the same as the trigger's own label does. */
  readonly kind?: 'description' | 'label';
  /** Preferred side; the tooltip turns to the other side where there is no room. Default `bottom`. */
  readonly placement?: Placement;
  /** One element that takes focus and passes its props on. */
  readonly children: ReactElement<TriggerProps>;
}

/** A short text beside an element, shown on hover and focus after 0.1 s and closed by Escape (TOOLTIP-01..03). */
export default function Tooltip({
  content,
  kind = 'description',
  placement = 'bottom',
  children,
}: TooltipProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [trigger, setTrigger] = useState<Element | null>(null);
  const [bubble, setBubble] = useState<HTMLDivElement | null>(null);
  const {floatingStyles, context} = useFloating({
    open: isOpen,
    elements: {reference: trigger, floating: bubble},
    onOpenChange: setIsOpen,
    placement,
    middleware: [offset(GAP), flip(), shift({padding: GAP})],
    whileElementsMounted: autoUpdate,
  });
  const isPresent = usePresence(isOpen, bubble);
  const {getReferenceProps, getFloatingProps} = useInteractions([
    useHover(context, {mouseOnly: true, move: false, delay: DELAY}),
    useFocus(context),
    useDismiss(context),
    useRole(context, {role: kind === 'label' ? 'label' : 'tooltip'}),
  ]);

  return (
    <>
      {cloneElement(children, getReferenceProps({...children.props, ref: setTrigger}) as TriggerProps)}
      {isPresent && (
        <FloatingPortal>
          <div ref={setBubble} className={styles.root} style={floatingStyles} {...getFloatingProps()} role="tooltip">
            <div className={styles.bubble} data-open={isOpen || undefined}>
              {content}
            </div>
          </div>
        </FloatingPortal>
      )}
    </>
  );
}
