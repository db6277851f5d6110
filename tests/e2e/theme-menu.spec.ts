import type {Page} from '@playwright/test';
import {expect, goto, test} from './support/test';

const DOC = '/guide/basic/cli';
const button = (page: Page) => page.getByRole('button', {name: 'Theme', exact: true});
const menu = (page: Page) => page.getByRole('menu', {name: 'Theme'});
const html = (page: Page) => page.locator('html');

test.describe('theme menu', () => {
  test.beforeEach(async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await goto(page, DOC);
  });

  test('THEME-08 one click flips what the reader sees', async ({page}) => {
    await page.getByRole('button', {name: 'Switch to dark theme'}).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', {name: 'Switch to light theme'}).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });

  test('THEME-08 auto is an explicit choice in the menu, and follows the system', async ({page}) => {
    await page.getByRole('button', {name: 'Switch to dark theme'}).click();
    await button(page).click();
    await expect(menu(page).getByRole('menuitemradio')).toHaveText(['Light', 'Dark', 'Auto']);
    await expect(menu(page).getByRole('menuitemradio', {checked: true})).toHaveText('Dark');
    await menu(page).getByRole('menuitemradio', {name: 'Auto'}).click();
    await expect(menu(page)).toHaveCount(0);
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme-appearance'))).toBe('auto');
  });

  test('THEME-08 works by keyboard alone', async ({page}) => {
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await expect(menu(page).getByRole('menuitemradio', {name: 'Auto'})).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(menu(page).getByRole('menuitemradio', {name: 'Dark'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(menu(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  test('THEME-08 closes by a click outside', async ({page}) => {
    await button(page).click();
    await expect(menu(page)).toBeVisible();
    await page.mouse.click(640, 600);
    await expect(menu(page)).toHaveCount(0);
  });

  test('THEME-08 closes when the reader goes to another page', async ({page}) => {
    await page.getByRole('link', {name: /Next Page/}).click();
    await expect(page).not.toHaveURL(DOC);
    await button(page).click();
    await expect(menu(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(DOC);
    await expect(menu(page)).toHaveCount(0);
  });
});
