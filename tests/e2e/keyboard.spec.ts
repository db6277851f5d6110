import type {Page} from '@playwright/test';
import {readDocTitle} from './support/build';
import {expect, goto, test} from './support/test';

/** Presses Tab until the element with this role and name has the focus. */
async function tabTo(page: Page, role: 'link' | 'button', name: string | RegExp) {
  const target = page.getByRole(role, {name, exact: true}).and(page.locator(':focus'));
  for (let step = 0; step < 40 && (await target.count()) === 0; step += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/**
 * What of the focused element of the text and its ring is not in sight: beyond the window's edge, or below something that stays.
 * `undefined` while the focus is elsewhere.
 */
function findHidden(page: Page): Promise<string[] | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement?.closest('main *, footer *');
    if (!focused) {
      return undefined;
    }
    const box = (focused.closest('.theme-code-block:has(pre:focus)') ?? focused).getBoundingClientRect();
    const ring = {left: box.left - 4, right: box.right + 4, top: box.top - 4, bottom: box.bottom + 4};
    const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    // No place in the window would show all of it, or none is left to scroll to.
    if (ring.bottom - ring.top > window.innerHeight - 2 * 72 || isAtEnd) {
      return [];
    }
    const covers = [...document.querySelectorAll('body *')].filter(
      (element) =>
        ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
        element.checkVisibility({visibilityProperty: true}) &&
        !element.contains(focused) &&
        !focused.contains(element),
    );
    const isOver = (other: DOMRect) =>
      ring.left < other.right && other.left < ring.right && ring.top < other.bottom && other.top < ring.bottom;
    return [
      ...(ring.top < 0 || ring.bottom > window.innerHeight ? ["the window's edge"] : []),
      ...covers.filter((element) => isOver(element.getBoundingClientRect())).map(({className}) => className),
    ].map((over) => `${focused.textContent.slice(0, 40)}: ${over}`);
  });
}

test.describe('keyboard alone', () => {
  test('NAV-02 TOOLS-07 THEME-08 from the home page to a doc, the theme and the tools, and back', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await goto(page, '/');
    await tabTo(page, 'link', 'Guide');
    await page.keyboard.press('Enter');
    // The address is there before the page, which takes the focus.
    await expect(page.getByRole('heading', {level: 1})).toHaveText(readDocTitle('/guide/start/'));
    await expect(page).toHaveURL('/guide/start/');

    await tabTo(page, 'button', /^Switch to dark theme$/);
    await page.keyboard.press('Space');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    await page.keyboard.press('Escape');
    await page.getByRole('link', {name: 'Skip to main content'}).focus();
    await tabTo(page, 'button', 'Related tools');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: /^Rsdoctor/})).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: /^Rsdoctor/})).toBeHidden();

    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('MOBILE-02 MOBILE-04 through the full-screen menu and back', async ({page}) => {
    await page.setViewportSize({width: 375, height: 700});
    await goto(page, '/guide/start/');
    await tabTo(page, 'button', 'Main menu');
    await page.keyboard.press('Enter');
    await tabTo(page, 'link', 'Config');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/config/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/guide/start/');
  });

  test('the first stop of every page leads to its content', async ({page}) => {
    await goto(page, '/guide/start/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ratio: 1});
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });

  for (const [address, width] of [
    ['/', 1280],
    ['/guide/start/', 800],
  ] as const) {
    for (const key of ['Tab', 'Shift+Tab']) {
      test(`${key} brings all of what has the focus in sight, and its ring, ${address}`, async ({page}) => {
        await page.setViewportSize({width, height: 700});
        await page.emulateMedia({reducedMotion: 'reduce'});
        await goto(page, address);
        if (key === 'Shift+Tab') {
          await page.getByRole('link').last().focus();
        }
        const stops: (string[] | undefined)[] = [];
        for (let step = 0; step < 60; step += 1) {
          await page.keyboard.press(key);
          stops.push(await findHidden(page));
        }
        const hidden = stops.filter((over) => over !== undefined);
        expect(hidden.length).toBeGreaterThan(20);
        expect(hidden.flat()).toEqual([]);
      });
    }
  }
});
