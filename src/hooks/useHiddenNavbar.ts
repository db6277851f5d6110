import {useEffect, useState, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import {MOBILE_LAYOUT_BREAKPOINT, SCROLL_THROTTLE_MS} from '@site/src/lib/constants';
import {createNavbarScrollState, nextNavbarScrollState} from '@site/src/lib/ui/navbarVisibility';

/**
 * True while the bar is out of sight for setting `auto`; always false for the others (NAV-12, NAV-13). The scroll position is
 * looked at once per 200 ms at most. Meanwhile `<html>` carries `data-navbar-hidden`, which sets the anchor offset to 0.
 */
export default function useHiddenNavbar(
  setting: 'never' | 'always' | 'auto',
  bar: RefObject<HTMLElement | null>,
): boolean {
  const [isHidden, setIsHidden] = useState(false);
  const {pathname} = useLocation();

  useEffect(() => {
    if (setting !== 'auto') {
      return undefined;
    }
    let state = createNavbarScrollState(window.scrollY);
    let timer: number | undefined;
    const check = (): void => {
      timer = undefined;
      state = nextNavbarScrollState(state, {
        top: window.scrollY,
        height: bar.current?.offsetHeight ?? 0,
        isMobileLayout: window.innerWidth <= MOBILE_LAYOUT_BREAKPOINT,
      });
      setIsHidden(state.isHidden);
    };
    const handleScroll = (): void => {
      timer ??= window.setTimeout(check, SCROLL_THROTTLE_MS);
    };
    window.addEventListener('scroll', handleScroll, {passive: true});
    window.addEventListener('resize', handleScroll, {passive: true});
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('resize', handleScroll);
      setIsHidden(false);
    };
  }, [setting, bar, pathname]);

  useEffect(() => {
    document.documentElement.toggleAttribute('data-navbar-hidden', isHidden);
    return () => document.documentElement.removeAttribute('data-navbar-hidden');
  }, [isHidden]);

  return isHidden;
}
