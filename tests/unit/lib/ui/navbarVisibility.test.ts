import {createNavbarScrollState, nextNavbarScrollState} from '@site/src/lib/ui/navbarVisibility';

/** Runs a row of scroll positions through the rule, on the wide layout with a bar 64 px high. */
function afterScrolling(...tops: number[]) {
  return tops.reduce(
    (state, top) => nextNavbarScrollState(state, {top, height: 64, isMobileLayout: false}),
    createNavbarScrollState(0),
  );
}

describe('nextNavbarScrollState', () => {
  it('NAV-13 hides the bar on the way down', () => {
    expect(afterScrolling(300)).toEqual({isHidden: true, top: 300});
  });

  it('NAV-13 shows it on the way up', () => {
    expect(afterScrolling(300, 290)).toEqual({isHidden: false, top: 290});
  });

  it('NAV-13 leaves it as it is when the page has not moved', () => {
    expect(afterScrolling(300, 300).isHidden).toBe(true);
    expect(afterScrolling(300, 200, 200).isHidden).toBe(false);
  });

  it('NAV-13 shows it as long as the page is no further than the height of the bar', () => {
    expect(afterScrolling(64).isHidden).toBe(false);
    expect(afterScrolling(65).isHidden).toBe(true);
  });

  it('NAV-13 takes a rubber-band position above the page for the top', () => {
    expect(afterScrolling(300, -40)).toEqual({isHidden: false, top: 0});
  });

  it('NAV-13 never hides it on the mobile layout', () => {
    const state = createNavbarScrollState(0);
    expect(nextNavbarScrollState(state, {top: 500, height: 64, isMobileLayout: true}).isHidden).toBe(false);
  });
});
