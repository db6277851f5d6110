/**
 * Every business constant of the specification, section 9, once. Units are in the names or beside the value.
 * CSS cannot read this module: `src/css/tokens.css` repeats the values it needs and says so (CONST-05);
 * `tests/unit/css/constants.test.ts` compares the two.
 */

/** NAV-10: the landing navbar turns solid once scrolled this far, in CSS pixels. */
export const NAVBAR_SCROLL_THRESHOLD = 100;
/** NAV-10: duration of the navbar's background change, in seconds. */
export const NAVBAR_TRANSITION_S = 0.4;

/** STARS-01: number of decorative stars. */
export const STAR_COUNT = 35;
/** STARS-03: a star is drawn to a pointer nearer than this on both axes, in CSS pixels. */
export const STAR_ATTRACTION_DISTANCE = 100;

/** STARS-02: diameter of the star with this 0-based index, in CSS pixels. */
export function starSize(index: number): number {
  return index / 20 + 3;
}

/** SEARCH-14: pages per query. */
export const SEARCH_LIMIT = 7;
/** SEARCH-12: width of a snippet, in characters. */
export const SEARCH_SNIPPET_LENGTH = 100;
/** SEARCH-15: cached queries. */
export const SEARCH_CACHE_SIZE = 100;
/** SEARCH-15: the index's own cap on results. */
export const SEARCH_INDEX_LIMIT = 100;
/** SEARCH-15: resolution of the index. */
export const SEARCH_INDEX_RESOLUTION = 9;
/** SEARCH-06: input debounce, in milliseconds. */
export const SEARCH_DEBOUNCE_MS = 150;
/** Query parameter of the search page: the docs version that is searched. To @easyops-cn/docusaurus-search-local `version` is a folder. */
export const SEARCH_VERSION_PARAM = 'docs-version';

/** OUTLINE-05, NAV-13: scroll handlers run at most once in this time, in milliseconds. */
export const SCROLL_THROTTLE_MS = 200;
/** OUTLINE-04: a heading comes to rest this far below the window's top, in CSS pixels. */
export const ANCHOR_OFFSET = 72;
/** MOBILE-05: widest window, in CSS pixels, that has the sidebar drawer and the local bar. */
export const MOBILE_LAYOUT_BREAKPOINT = 1024;
/** Media query of the windows in which the docs sidebar is a column. */
export const COLUMN_MEDIA = `(width > ${MOBILE_LAYOUT_BREAKPOINT}px)`;
/** MOBILE-03: the full-screen menu closes at this window width, in CSS pixels. */
export const MOBILE_MENU_BREAKPOINT = 768;
/** OUTLINE-06: transition of the local outline, in milliseconds. */
export const LOCAL_OUTLINE_TRANSITION_MS = 300;
/** NAV-09: social links shown inline; the rest go into a dropdown. */
export const SOCIAL_LINKS_INLINE = 3;
/** CODE-02: how long a copy is confirmed, in milliseconds. */
export const COPY_CONFIRMATION_MS = 2000;

/** ZOOM-03: margin of the enlarged image, in CSS pixels. */
export const ZOOM_MARGIN = 0;
/** ZOOM-03: overlay colour in the light theme and default of the option. */
export const ZOOM_BACKGROUND = '#fff';
/** ZOOM-02: scrolling further than this closes the zoom, in CSS pixels. */
export const ZOOM_SCROLL_OFFSET = 40;
/** ZOOM-03: delay before a scroll closes the zoom, in milliseconds. It is medium-zoom's own, which a test holds to it. */
export const ZOOM_CLOSE_DELAY_MS = 150;
/** ZOOM-05: delay between a page change and the start of the zoom, in milliseconds. */
export const ZOOM_START_DELAY_MS = 100;

/**
 * A page that nobody touches loads the app's scripts this long after the load event, when idle, in milliseconds. Longer than
 * the 1 s Lighthouse and readers of a page's first lines need the processor for themselves; any intent comes first.
 */
export const APP_IDLE_DELAY_MS = 3000;

/** What waits for the load event waits so much longer: on a fast line that comes before the first paint, which has the line to itself. */
export const FIRST_PAINT_DELAY_MS = 100;

/** TABS-01: what the keys begin with under which the theme stores the choice in each group of tabs. */
export const TAB_KEY_PREFIX = 'docusaurus.tab.';

/** PROGRESS-01: settings of the page-load bar; `speed` and `trickleSpeed` in milliseconds, the rest as shares of 1. */
export const PROGRESS = {minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800} as const;
/** PROGRESS-02: time a route link may preload before the bar starts, in milliseconds. */
export const ROUTE_LINK_DELAY_MS = 200;

/** TOOLTIP-01..03. Lengths in CSS pixels, delays in seconds, deadline in milliseconds. */
export const TOOLTIP = {
  maxWidth: 250,
  enterDelayS: 0.1,
  leaveDelayS: 0.1,
  hideDelayS: 0.1,
  motionDeadlineMs: 1000,
  popoverTitleMinWidth: 177,
} as const;
/** TOOLTIP-02: stacking order of floating parts. */
const Z_INDEX_BASE = 100;
export const Z_INDEX_TOOLTIP = Z_INDEX_BASE + 70;
export const Z_INDEX_POPOVER = Z_INDEX_BASE + 30;

/**
 * CONST-05: the interface token set; widths and the font size in CSS pixels. Style sheets turn at these breakpoints, and `--site-font-size-s`
 * is the font size; the version says which set it is, and governs nothing.
 */
export const INTERFACE_TOKENS = {
  version: '5.19.2',
  breakpoints: [480, 576, 768, 992, 1200, 1600],
  fontSizeBase: 14,
} as const;

/** HOME-03: width and height of the home hero image, in CSS pixels. */
export const HERO_IMAGE_SIZE = 375;
/** OVERVIEW-02: heading depths an overview lists unless told otherwise. */
export const OVERVIEW_HEADER_DEPTHS: readonly number[] = [2];
/** OUTLINE-02: shallowest heading in the outline. */
export const OUTLINE_MIN_DEPTH = 2;
/** OUTLINE-02: deepest heading in the outline. */
export const OUTLINE_MAX_DEPTH = 4;

/** THEME-05: page backgrounds. */
export const THEME_BACKGROUND_DARK = '#0b0c0e';
export const THEME_BACKGROUND_LIGHT = '#fff';

/** VALIDATE-02: longest e-mail address, in characters. */
export const EMAIL_MAX_LENGTH = 320;
/** VALIDATE-02: longest URL, in characters. */
export const URL_MAX_LENGTH = 2048;

/** Storage key that remembers a closed version banner; the version's name follows. */
export const VERSION_BANNER_KEY = 'site-version-banner-closed:';
