import {useEffect, useRef, useState, type ComponentProps} from 'react';
import closeOnCurrentLink from '@site/src/hooks/closeOnCurrentLink';
import lockScroll from '@site/src/hooks/lockScroll';
import useCloseOnLeave from '@site/src/hooks/useCloseOnLeave';
import useDismiss from '@site/src/hooks/useDismiss';
import useFocusTrap from '@site/src/hooks/useFocusTrap';
import useMediaQuery from '@site/src/hooks/useMediaQuery';
import {MOBILE_LAYOUT_BREAKPOINT} from '@site/src/lib/constants';
import {SIDEBAR_ID} from '@site/src/lib/ui/ids';

export type SidebarDrawer = {
  readonly isOpen: boolean;
  readonly close: () => void;
  /** Spread on the button that opens the drawer. */
  readonly toggleProps: ComponentProps<'button'>;
  /** Spread on the sidebar. While it is a column it gets nothing but a ref. */
  readonly panelProps: ComponentProps<'div'>;
};

/**
 * State of the sidebar as a drawer, in windows up to 1024 px (SIDEBAR-09, -10): closed at first; a click on the backdrop, Escape,
 * a link to a page, Back and a window wide enough for columns close it. While it is open the page behind does not scroll.
 */
export default function useSidebarDrawer(): SidebarDrawer {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isColumn = useMediaQuery(`(min-width: ${MOBILE_LAYOUT_BREAKPOINT + 1}px)`);
  const isShown = isOpen && !isColumn;

  const close = (): void => setIsOpen(false);

  useDismiss({isOpen: isShown, elements: [toggle, panel], onDismiss: close});
  useFocusTrap({isActive: isShown, panel, opener: toggle});
  useCloseOnLeave(isOpen, close);
  useEffect(() => (isShown ? lockScroll() : undefined), [isShown]);

  // Closed for good, not only out of sight: a window made narrow again shows the page.
  if (isColumn && isOpen) {
    setIsOpen(false);
  }

  return {
    isOpen: isShown,
    close,
    toggleProps: {
      ref: toggle,
      onClick: () => setIsOpen(!isShown),
      'aria-haspopup': 'dialog',
      'aria-expanded': isShown,
      'aria-controls': isShown ? SIDEBAR_ID : undefined,
    },
    panelProps: {
      ref: panel,
      ...(isShown && {
        role: 'dialog',
        'aria-modal': true,
        tabIndex: -1,
        onClick: closeOnCurrentLink(close),
      }),
    },
  };
}
