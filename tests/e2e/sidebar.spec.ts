import type {Locator, Page} from '@playwright/test';
import {expect, goto, test} from './support/test';

function sidebar(page: Page): Locator {
  return page.getByRole('navigation', {name: 'Docs sidebar'});
}

/** Titles of the groups that are there, top to bottom. */
function groupTitles(page: Page): Promise<string[]> {
  return sidebar(page).locator('summary').allInnerTexts();
}

test.describe('sidebar', () => {
  test.use({viewport: {width: 1280, height: 500}});

  test('SIDEBAR-01 has the groups of the guide', async ({page}) => {
    await goto(page, '/guide/start/');
    expect(await groupTitles(page)).toEqual(['Getting Started', 'Framework', 'Basic', 'Advanced', 'Migration']);
  });

  test('SIDEBAR-02 has the overview and the groups of the configuration', async ({page}) => {
    await goto(page, '/config/');
    expect(await groupTitles(page)).toEqual(['Lib', 'Rsbuild Config']);
    await expect(sidebar(page).getByRole('link').first()).toHaveAttribute('href', '/config/');
  });

  test('SIDEBAR-04 framework pages have the group Framework', async ({page}) => {
    await goto(page, '/framework/vue');
    expect(await groupTitles(page)).toEqual(['Framework']);
    await expect(sidebar(page).getByRole('link')).toHaveText(['TypeScript', 'Vue']);
  });

  test('SIDEBAR-08 opens the group of /guide/migration/tsup at load', async ({page}) => {
    await goto(page, '/guide/migration/tsup');
    await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport();
  });

  test('SIDEBAR-07 toggles a group', async ({page}) => {
    await goto(page, '/guide/start/');
    const entry = sidebar(page).getByRole('link', {name: 'Command line', exact: true});
    await expect(entry).toBeVisible();
    await sidebar(page).locator('summary', {hasText: 'Basic'}).click();
    await expect(entry).toBeHidden();
    await sidebar(page).locator('summary', {hasText: 'Basic'}).click();
    await expect(entry).toBeVisible();
  });

  test('SIDEBAR-08 SIDEBAR-10 opens the active group after navigation and shows the active entry', async ({page}) => {
    await goto(page, '/guide/basic/umd');
    const active = sidebar(page).getByRole('link', {name: 'UMD', exact: true});
    await expect(active).toHaveAttribute('aria-current', 'page');
    await expect(active).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await sidebar(page).locator('summary', {hasText: 'Basic'}).click();
    await expect(active).toBeHidden();
    await page.getByRole('link', {name: /Previous Page/}).click();
    await expect(page).toHaveURL(/\/guide\/basic\/upgrade-rslib$/);
    await expect(sidebar(page).locator('[aria-current="page"]')).toBeVisible();
  });
});

test.describe('drawer', () => {
  test.use({viewport: {width: 800, height: 700}});

  test('SIDEBAR-09 SIDEBAR-10 traps focus, locks scroll, closes with Escape and returns focus', async ({page}) => {
    await goto(page, '/guide/start/quick-start');
    const menu = page.getByRole('button', {name: 'Menu', exact: true});
    await menu.click();
    const drawer = page.getByRole('dialog', {name: 'Docs sidebar'});
    await expect(drawer).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await expect(drawer.getByRole('button', {name: 'Close the menu'})).toBeFocused();
    for (let presses = 0; presses < 4; presses += 1) {
      await page.keyboard.press('Shift+Tab');
      expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(menu).toBeFocused();
  });

  test('SIDEBAR-09 SIDEBAR-10 dims the page and closes on a click on the backdrop', async ({page}) => {
    await goto(page, '/guide/start/quick-start');
    await page.getByRole('button', {name: 'Menu', exact: true}).click();
    const drawer = page.getByRole('dialog', {name: 'Docs sidebar'});
    await expect(drawer).toBeVisible();
    const backdrop = page.locator('[data-open]:empty');
    await expect(backdrop).toHaveCSS('opacity', '1');
    await expect(backdrop).toHaveCSS('background-color', /^rgba\(.*, 0\.\d+\)$/);
    expect(await backdrop.boundingBox()).toEqual({x: 0, y: 0, width: 800, height: 700});
    await page.mouse.click(700, 400);
    await expect(drawer).toBeHidden();
  });

  test('SIDEBAR-09 closes on the link of the page that is shown', async ({page}) => {
    await goto(page, '/guide/start/quick-start');
    await page.getByRole('button', {name: 'Menu', exact: true}).click();
    await page.getByRole('dialog').getByRole('link', {name: 'Quick start', exact: true}).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/guide/start/quick-start');
  });

  test('SIDEBAR-09 one Escape closes the search over the drawer, the next one the drawer', async ({page}) => {
    await goto(page, '/guide/start/quick-start');
    await page.getByRole('button', {name: 'Menu', exact: true}).click();
    const drawer = page.getByRole('dialog', {name: 'Docs sidebar'});
    await expect(drawer.getByRole('button', {name: 'Close the menu'})).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', {name: 'Search'}).locator('input')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', {name: 'Search'})).toBeHidden();
    await expect(drawer).toBeVisible();
    expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('button', {name: 'Menu', exact: true})).toBeFocused();
  });

  test('SIDEBAR-09 closes on route change', async ({page}) => {
    await goto(page, '/guide/start/quick-start');
    await page.getByRole('button', {name: 'Menu', exact: true}).click();
    await page.getByRole('dialog').getByRole('link', {name: 'Features', exact: true}).click();
    await expect(page).toHaveURL(/\/guide\/start\/features$/);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  });

  test('SIDEBAR-09 closes on Back to another place on the page', async ({page}) => {
    const address = '/guide/start/quick-start';
    await goto(page, address);
    await page.evaluate(() => {
      window.location.hash = '#create-the-project';
    });
    await page.getByRole('button', {name: 'Menu', exact: true}).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
