import type {Page} from '@playwright/test';
import {expect, goto, test} from './support/test';

const DOC = '/guide/basic/cli';
const button = (page: Page) => page.getByRole('button', {name: 'Main menu'});
const menu = (page: Page) => page.getByRole('dialog', {name: 'Main menu'});

async function openMenu(page: Page) {
  await goto(page, DOC);
  await button(page).click();
  await expect(menu(page)).toBeVisible();
}

test.describe('full-screen menu', () => {
  test.beforeEach(async ({page}) => {
    await page.setViewportSize({width: 375, height: 700});
  });

  test('MOBILE-01 is closed at first and fills the screen below the bar', async ({page}) => {
    await goto(page, DOC);
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(menu(page)).toHaveCount(0);
    await button(page).click();
    await expect(menu(page)).toBeVisible();
    await expect(async () =>
      expect(await menu(page).boundingBox()).toEqual({x: 0, y: 64, width: 375, height: 636}),
    ).toPass();
    for (const name of ['Guide', 'Config', 'API', 'English', '简体中文', 'GitHub', 'X', 'Discord']) {
      await expect(menu(page).getByRole('link', {name, exact: true})).toBeVisible();
    }
    await expect(menu(page).getByRole('radio')).toHaveCount(3);
  });

  test('MOBILE-01 changes the theme in the menu', async ({page}) => {
    await openMenu(page);
    await menu(page).getByText('Dark').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(menu(page).getByRole('radio', {name: 'Dark'})).toBeChecked();
    await expect(menu(page)).toBeVisible();
  });

  test('MOBILE-01 changes the language in the menu', async ({page}) => {
    await openMenu(page);
    await menu(page).getByRole('link', {name: '简体中文'}).click();
    await expect(page).toHaveURL(`/zh${DOC}`);
  });

  test('MOBILE-02 closes on route change', async ({page}) => {
    await openMenu(page);
    await menu(page).getByRole('link', {name: 'Config'}).click();
    await expect(page).toHaveURL('/config/');
    await expect(menu(page)).toHaveCount(0);
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('MOBILE-02 closes on Back to another place on the page', async ({page}) => {
    await goto(page, DOC);
    await page.evaluate(() => {
      window.location.hash = '#commands';
    });
    await button(page).click();
    await expect(menu(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(DOC);
    await expect(menu(page)).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  });

  test('MOBILE-03 stays at 767 px and closes at 768 px, for good', async ({page}) => {
    await page.setViewportSize({width: 700, height: 700});
    await openMenu(page);
    await page.setViewportSize({width: 767, height: 700});
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({width: 768, height: 700});
    await expect(menu(page)).toHaveCount(0);
    // The style sheet hides it at once; no window is as narrow again before the next frame.
    await expect(page.locator('div[data-mobile-menu]')).toHaveAttribute('data-mobile-menu', 'closed');
    await page.setViewportSize({width: 700, height: 700});
    await expect(button(page)).toBeVisible();
    await expect(menu(page)).toHaveCount(0);
  });

  test('MOBILE-04 the button toggles and says its state', async ({page}) => {
    await openMenu(page);
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await button(page).click();
    await expect(menu(page)).toHaveCount(0);
  });

  test('MOBILE-04 stays under the finger when the page is scrolled a little, and gives the place back', async ({
    page,
  }) => {
    await goto(page, DOC);
    await page.evaluate(() => window.scrollTo(0, 10));
    await button(page).click();
    await expect(button(page)).toBeInViewport({ratio: 1});
    await expect(async () => expect((await menu(page).boundingBox())?.y).toBe(64)).toPass();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(10);
  });

  test('MOBILE-04 the page behind does not scroll', async ({page}) => {
    await openMenu(page);
    await page.mouse.move(180, 500);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('End');
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    // A page that scrolls has done so by then.
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('MOBILE-04 keeps the focus inside, closes by Escape and gives it back', async ({page}) => {
    await goto(page, DOC);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page).getByRole('link', {name: 'Guide'})).toBeFocused();
    for (let step = 0; step < 15; step += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(() => document.activeElement?.closest('[data-mobile-menu]') !== null);
      expect(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });
});
