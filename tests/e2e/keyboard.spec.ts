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
});
