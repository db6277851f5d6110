import type {Page} from '@playwright/test';
import {expect, goto, test, waitForHydration} from './support/test';

const navbar = (page: Page) => page.getByRole('navigation', {name: /^(Main|主导航)$/});
const TRANSPARENT = 'rgba(0, 0, 0, 0)';

async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo(0, y), top);
}

test.describe('navbar over the landing background', () => {
  test('NAV-10 is transparent below 100 px and solid from there on, in both themes', async ({page}) => {
    await goto(page, '/');
    for (const [colorScheme, solid] of [
      ['light', 'rgb(255, 255, 255)'],
      ['dark', 'rgb(11, 12, 14)'],
    ] as const) {
      await page.emulateMedia({colorScheme});
      await expect(navbar(page)).toHaveCSS('background-color', TRANSPARENT);
      await scrollTo(page, 99);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      await expect(navbar(page)).not.toHaveAttribute('data-scrolled');
      await expect(navbar(page)).toHaveCSS('background-color', TRANSPARENT);
      await scrollTo(page, 100);
      await expect(navbar(page)).toHaveCSS('background-color', solid);
      await expect(navbar(page)).toBeInViewport({ratio: 1});
      await scrollTo(page, 0);
      await expect(navbar(page)).toHaveCSS('background-color', TRANSPARENT);
    }
  });

  test('NAV-10 changes its background in 0.4 s, at once with reduced motion', async ({page}) => {
    await goto(page, '/');
    const style = () =>
      navbar(page).evaluate((bar) => {
        const {transitionProperty, transitionDuration} = getComputedStyle(bar);
        const index = transitionProperty.split(', ').indexOf('background-color');
        return transitionDuration.split(', ')[index];
      });
    expect(await style()).toBe('0.4s');
    await page.emulateMedia({reducedMotion: 'reduce'});
    expect(await style()).toBe('0s');
  });

  test('NAV-10 shows no text through the bar of a page that comes up further down, before its app is there', async ({
    page,
  }) => {
    const lost = '**/assets/js/**';
    await page.route(lost, (route) => route.abort());
    await page.goto('/');
    await expect(navbar(page)).toHaveCSS('background-color', TRANSPARENT);
    await scrollTo(page, 900);
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    await expect(navbar(page)).not.toBeInViewport();
    await page.unroute(lost);
    await waitForHydration(page);
    await expect(navbar(page)).toBeInViewport({ratio: 1});
    await expect(navbar(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    expect(await page.evaluate(() => window.scrollY)).toBe(900);
  });

  test('NAV-10 NAV-11 turns solid on the way to a doc and transparent on the way back', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await goto(page, '/');
    await navbar(page).getByRole('link', {name: 'Guide'}).click();
    await expect(page).toHaveURL('/guide/start/');
    await expect(navbar(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.goBack();
    await expect(navbar(page)).toHaveCSS('background-color', TRANSPARENT);
  });

  test('BACKDROP-01 BACKDROP-02 the picture starts at the top of the window, behind the bar, ignores the pointer, and is loaded from the site', async ({
    page,
  }) => {
    const statuses = new Map<string, number>();
    page.on('response', (response) => statuses.set(new URL(response.url()).pathname, response.status()));
    await page.emulateMedia({colorScheme: 'light'});
    await goto(page, '/');
    for (const width of [375, 1440]) {
      await page.setViewportSize({width, height: 800});
      const picture = page.locator('[data-landing-background]');
      const box = (await picture.boundingBox())!;
      expect([box.x, box.y, box.width]).toEqual([0, 0, width]);
      expect(box.height).toBeGreaterThan(64);
      await expect(picture).toHaveCSS('pointer-events', 'none');
      await expect(picture).toHaveCSS('z-index', '-1');
      const isBehind = await navbar(page).evaluate((bar) => {
        const {left, top, width: barWidth} = bar.getBoundingClientRect();
        return bar.contains(document.elementFromPoint(left + barWidth / 2, top + 4));
      });
      expect(isBehind).toBe(true);
    }
    await expect.poll(() => [statuses.get('/img/landing-bg.svg'), statuses.get('/img/logo.svg')]).toEqual([200, 200]);
    expect(statuses.has('/img/landing-bg-dark.svg')).toBe(false);
  });

  test('BACKDROP-02 the picture of the theme is loaded from the site', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    const request = page.waitForResponse(/\/img\/landing-bg-dark\.svg$/);
    await goto(page, '/');
    expect((await request).status()).toBe(200);
  });
});
