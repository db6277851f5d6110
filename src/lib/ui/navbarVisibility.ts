/** How the navbar stands to scrolling (NAV-12). */
export type NavbarScrollState = {
  readonly isHidden: boolean;
  /** Scroll position, in CSS pixels, at the last check. */
  readonly top: number;
};

/** The state of a page that has just been shown (NAV-13: the bar returns on route change). */
export function createNavbarScrollState(top: number): NavbarScrollState {
  return {isHidden: false, top};
}

/**
 * The next state for setting `auto` (NAV-13): hidden while the page moves down, shown as soon as it moves up. The bar stays
 * while it is still in its own place at the top, and on the mobile layout.
 *
 * @param top scroll position in CSS pixels; a rubber-band position above the page counts as 0
 * @param height height of the bar in CSS pixels
 */
export function nextNavbarScrollState(
  state: NavbarScrollState,
  {top, height, isMobileLayout}: {readonly top: number; readonly height: number; readonly isMobileLayout: boolean},
): NavbarScrollState {
  const current = Math.max(0, top);
  if (isMobileLayout || current <= height) {
    return {isHidden: false, top: current};
  }
  return {isHidden: current === state.top ? state.isHidden : current > state.top, top: current};
}
