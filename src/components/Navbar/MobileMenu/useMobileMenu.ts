import {useEffect, useId, useRef, useState, type ComponentProps} from 'react';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {ThemeClassNames} from '@docusaurus/theme-common';
import closeOnCurrentLink from '@site/src/hooks/closeOnCurrentLink';
import lockScroll from '@site/src/hooks/lockScroll';
import useCloseOnLeave from '@site/src/hooks/useCloseOnLeave';
import useDismiss from '@site/src/hooks/useDismiss';
import useFocusTrap from '@site/src/hooks/useFocusTrap';
import useLostPart from '@site/src/hooks/useLostPart';

export type MobileMenuOptions = {
  /** The window is too wide for the menu. */
  readonly isWide: boolean;
  /** The menu's code is here; a menu asked for earlier opens then. */
  readonly isReady: boolean;
  /** The menu's code could not be loaded. */
  readonly isLost: boolean;
  /** The button was used. */
  readonly onIntent: () => void;
};

export type MobileMenuControl = {
  readonly isOpen: boolean;
  /** Spread on the button. */
  readonly toggleProps: ComponentProps<'button'>;
  /** Spread on the menu. */
  readonly panelProps: ComponentProps<'div'>;
};

/** The rest of the bar stays in use: logo, tools, search and the button. */
const BAR = '[data-navbar-bar], [data-mobile-menu] > button';

/** Where the bar is to stand: below the announcement, so that a second tap meets the button again; out of sight, it comes to the top. */
function placeBar(): void {
  const announcement = document.querySelector(`.${ThemeClassNames.announcementBar.container}`);
  const top = Math.max(0, announcement?.getBoundingClientRect().bottom ?? 0);
  document.documentElement.style.setProperty('--site-mobile-menu-top', `${top}px`);
}

/**
 * State of the full-screen menu: closed at first; the button toggles; Escape, a link, Back and a window of 768 px or more close it
 * (MOBILE-01..04). While it is open the page behind does not scroll and `<html>` carries `data-mobile-menu`, for the navbar's style sheet.
 */
export default function useMobileMenu({isWide, isReady, isLost, onIntent}: MobileMenuOptions): MobileMenuControl {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isShown = isOpen && isReady && !isWide;

  const id = useId();
  const close = (): void => setIsOpen(false);

  useDismiss({isOpen: isShown, elements: [toggle, panel], onDismiss: close, closesOnPress: false});
  useFocusTrap({isActive: isShown, panel, opener: toggle, alsoInUse: BAR});
  useCloseOnLeave(isOpen, close);
  useLostPart(isOpen && isLost, close);
  useEffect(() => (isShown ? lockScroll() : undefined), [isShown]);

  // Closed for good, not only out of sight: a window made narrow again shows the page.
  if (isWide && isOpen) {
    setIsOpen(false);
  }
  useIsomorphicLayoutEffect(() => {
    if (!isShown) {
      return undefined;
    }
    const root = document.documentElement;
    placeBar();
    root.setAttribute('data-mobile-menu', '');
    // In a window of another width the announcement may have more lines, or fewer.
    window.addEventListener('resize', placeBar);
    return () => {
      window.removeEventListener('resize', placeBar);
      root.removeAttribute('data-mobile-menu');
      root.style.removeProperty('--site-mobile-menu-top');
    };
  }, [isShown]);

  return {
    isOpen: isShown,
    toggleProps: {
      ref: toggle,
      onClick: () => {
        onIntent();
        setIsOpen(!isShown);
      },
      'aria-haspopup': 'dialog',
      'aria-expanded': isShown,
      'aria-controls': isShown ? id : undefined,
    },
    panelProps: {
      ref: panel,
      id,
      role: 'dialog',
      tabIndex: -1,
      onClick: closeOnCurrentLink(close),
    },
  };
}
