import {expect, goto, test} from './support/test';

const PAGE = '/guide/basic/cli';

test.describe('docs layout', () => {
  test('MOBILE-05 PAGEKIND-03 shows sidebar and outline as columns from 1025 px', async ({page}) => {
    await page.setViewportSize({width: 1025, height: 800});
    await goto(page, PAGE);
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeInViewport();
    await expect(page.getByRole('navigation', {name: 'ON THIS PAGE'})).toBeInViewport();
    await expect(page.getByRole('button', {name: 'Menu', exact: true})).toBeHidden();
    await expect(page.getByRole('link', {name: /Previous Page/})).toBeVisible();
    await expect(page.getByRole('link', {name: /Next Page/})).toBeVisible();
  });

  test('MOBILE-05 MOBILE-06 has the local bar and no columns up to 1024 px', async ({page}) => {
    await page.setViewportSize({width: 1024, height: 800});
    await goto(page, PAGE);
    for (const width of [1024, 900, 800, 360]) {
      await page.setViewportSize({width, height: 800});
      await expect(page.getByRole('button', {name: 'Menu', exact: true})).toBeVisible();
      await expect(page.getByRole('button', {name: 'ON THIS PAGE'})).toBeVisible();
      await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeHidden();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test('QUERYPARAM-02 QUERYPARAM-03 QUERYPARAM-04 hides sidebar, outline and foot', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await goto(page, `${PAGE}?sidebar=0&outline=0&footer=0`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeHidden();
    await expect(page.getByRole('navigation', {name: 'ON THIS PAGE'})).toBeHidden();
    await expect(page.getByRole('link', {name: /Next Page/})).toBeHidden();
  });
});

test.describe('docs layout without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('SIDEBAR-09 opens the drawer by a link', async ({page}) => {
    await page.setViewportSize({width: 800, height: 800});
    await page.goto(PAGE);
    await page.getByRole('link', {name: 'Menu', exact: true}).click();
    await expect(page.getByRole('link', {name: 'Quick start', exact: true}).first()).toBeVisible();
  });
});
