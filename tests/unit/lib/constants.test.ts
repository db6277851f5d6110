import * as constants from '../../../src/lib/constants';
import {siteConfig} from '../../../src/lib/site/siteConfig';

describe('constants', () => {
  it('CONST-01 holds the numbers of the navbar and the stars', () => {
    expect(constants.NAVBAR_SCROLL_THRESHOLD).toBe(100);
    expect(constants.NAVBAR_TRANSITION_S).toBe(0.4);
    expect(constants.STAR_COUNT).toBe(35);
    expect(constants.STAR_ATTRACTION_DISTANCE).toBe(100);
    expect([0, 20, 34].map(constants.starSize)).toEqual([3, 4, 4.7]);
  });

  it('CONST-02 holds the languages and the numbers of the search', () => {
    expect(siteConfig.locales.slice(0, 2).map(({lang}) => lang)).toEqual(['en', 'zh']);
    expect(constants.SEARCH_LIMIT).toBe(7);
    expect(constants.SEARCH_SNIPPET_LENGTH).toBe(100);
    expect(constants.SEARCH_CACHE_SIZE).toBe(100);
    expect(constants.SEARCH_INDEX_LIMIT).toBe(100);
    expect(constants.SEARCH_INDEX_RESOLUTION).toBe(9);
    expect(constants.SEARCH_DEBOUNCE_MS).toBe(150);
  });

  it('CONST-03 holds the numbers of scrolling, layouts and copying', () => {
    expect(constants.SCROLL_THROTTLE_MS).toBe(200);
    expect(constants.ANCHOR_OFFSET).toBe(72);
    expect(constants.MOBILE_LAYOUT_BREAKPOINT).toBe(1024);
    expect(constants.MOBILE_MENU_BREAKPOINT).toBe(768);
    expect(constants.LOCAL_OUTLINE_TRANSITION_MS).toBe(300);
    expect(constants.SOCIAL_LINKS_INLINE).toBe(3);
    expect(constants.COPY_CONFIRMATION_MS).toBe(2000);
  });

  it('CONST-04 holds the numbers of image zoom and page-load progress', () => {
    expect(constants.ZOOM_MARGIN).toBe(0);
    expect(constants.ZOOM_BACKGROUND).toBe('#fff');
    expect(constants.ZOOM_SCROLL_OFFSET).toBe(40);
    expect(constants.ZOOM_CLOSE_DELAY_MS).toBe(150);
    expect(constants.ZOOM_START_DELAY_MS).toBe(100);
    expect(constants.PROGRESS).toEqual({minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800});
    expect(constants.ROUTE_LINK_DELAY_MS).toBe(200);
  });

  it('CONST-05 holds the numbers of tooltips and the interface token set', () => {
    expect(constants.TOOLTIP).toEqual({
      maxWidth: 250,
      enterDelayS: 0.1,
      leaveDelayS: 0.1,
      hideDelayS: 0.1,
      motionDeadlineMs: 1000,
      popoverTitleMinWidth: 177,
    });
    expect(constants.Z_INDEX_TOOLTIP).toBe(170);
    expect(constants.Z_INDEX_POPOVER).toBe(130);
    expect(constants.INTERFACE_TOKENS).toEqual({
      version: '5.19.2',
      breakpoints: [480, 576, 768, 992, 1200, 1600],
      fontSizeBase: 14,
    });
  });

  it('CONST-06 holds the hero size, heading depths, backgrounds and length limits', () => {
    expect(constants.HERO_IMAGE_SIZE).toBe(375);
    expect(constants.OVERVIEW_HEADER_DEPTHS).toEqual([2]);
    expect(constants.OUTLINE_MIN_DEPTH).toBe(2);
    expect(constants.THEME_BACKGROUND_DARK).toBe('#0b0c0e');
    expect(constants.THEME_BACKGROUND_LIGHT).toBe('#fff');
    expect(constants.EMAIL_MAX_LENGTH).toBe(320);
    expect(constants.URL_MAX_LENGTH).toBe(2048);
  });
});
