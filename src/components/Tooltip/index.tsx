import {cloneElement, useState, type ReactElement, type ReactNode, type Ref} from 'react';
import {
  useDismiss,
  useFloatingRootContext,
  useFocus,
  useHover,
  useInteractions,
  useRole,
  type Placement,
} from '@floating-ui/react';
import useLazyComponent from '@site/src/hooks/useLazyComponent';
import {TOOLTIP} from '@site/src/lib/constants';
import type {TooltipBubbleProps} from './Bubble';

const DELAY = {open: TOOLTIP.enterDelayS * 1000, close: TOOLTIP.hideDelayS * 1000};

type TriggerProps = Record<string, unknown> & {ref?: Ref<Element>};

const loadBubble = () => import('./Bubble');

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
  const {Component: Bubble, prepare} = useLazyComponent<TooltipBubbleProps>(loadBubble);

  const handleOpenChange = (open: boolean): void => {
    if (open) {
      prepare();
    }
    setIsOpen(open);
  };
  const context = useFloatingRootContext({
    open: isOpen,
    onOpenChange: handleOpenChange,
    elements: {reference: trigger, floating: bubble},
  });
  const {getReferenceProps, getFloatingProps} = useInteractions([
    useHover(context, {mouseOnly: true, move: false, delay: DELAY}),
    useFocus(context),
    useDismiss(context),
    useRole(context, {role: kind === 'label' ? 'label' : 'tooltip'}),
  ]);

  return (
    <>
      {cloneElement(children, getReferenceProps({...children.props, ref: setTrigger}) as TriggerProps)}
      {Bubble !== null && (
        <Bubble context={context} placement={placement} isOpen={isOpen} onMount={setBubble} {...getFloatingProps()}>
          {content}
        </Bubble>
      )}
    </>
  );
}
