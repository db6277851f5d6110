import {useState, type ComponentProps} from 'react';
import {
  useClick,
  useDismiss,
  useFloatingRootContext,
  useInteractions,
  useRole,
  type FloatingRootContext,
} from '@floating-ui/react';
import {useLockBodyScroll} from '@docusaurus/theme-common/internal';
import useMediaQuery from '@site/src/hooks/useMediaQuery';
import useRouteChange from '@site/src/hooks/useRouteChange';
import {MOBILE_LAYOUT_BREAKPOINT} from '@site/src/lib/constants';

export type SidebarDrawer = {
  readonly isOpen: boolean;
  readonly close: () => void;
  /** For the focus trap. */
  readonly floating: FloatingRootContext;
  /** Spread on the button that opens the drawer. */
  readonly toggleProps: ComponentProps<'button'>;
  /** Spread on the sidebar. While it is a column it gets nothing but a ref. */
  readonly panelProps: ComponentProps<'aside'>;
};

/**
 * State of the sidebar as a drawer, in windows up to 1024 px (SIDEBAR-09, -10): closed at first; a click on the backdrop, Escape,
 * another page and a window wide enough for columns close it. While it is open the page behind does not scroll.
 */
export default function useSidebarDrawer(): SidebarDrawer {
  const [isOpen, setIsOpen] = useState(false);
  const [toggle, setToggle] = useState<HTMLButtonElement | null>(null);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const isColumn = useMediaQuery(`(min-width: ${MOBILE_LAYOUT_BREAKPOINT + 1}px)`);
  const isShown = isOpen && !isColumn;

  const floating = useFloatingRootContext({
    open: isShown,
    onOpenChange: setIsOpen,
    elements: {reference: toggle, floating: panel},
  });
  const {getReferenceProps, getFloatingProps} = useInteractions([
    useClick(floating),
    useDismiss(floating),
    useRole(floating, {role: 'dialog'}),
  ]);
  useRouteChange(() => setIsOpen(false));
  useLockBodyScroll(isShown);

  // Closed for good, not only out of sight: a window made narrow again shows the page.
  if (isColumn && isOpen) {
    setIsOpen(false);
  }

  return {
    isOpen: isShown,
    close: () => setIsOpen(false),
    floating,
    toggleProps: {ref: setToggle, ...getReferenceProps()},
    panelProps: {ref: setPanel, ...(isShown && {...getFloatingProps(), 'aria-modal': true})},
  };
}
