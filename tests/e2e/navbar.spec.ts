import type {Page} from '@playwright/test';
import {expect, goto, test} from './support/test';

const navbar = (page: Page) => page.getByRole('navigation', {name: /^(Main|主导航)$/});

/** A doc with a link before the text, to come from and go to. */
const DOC = '/guide/basic/cli';

test.describe('navbar', () => {
  test.beforeEach(async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
  });

  for (const [path, root] of [
    [DOC, '/'],
    [`/zh${DOC}`, '/zh/'],
  ] as const) {
    test(`NAV-01 the logo of ${path} leads to the language root`, async ({page}) => {
      await goto(page, path);
      const logo = navbar(page).getByRole('link', {name: 'Rslib', exact: true});
      await expect(logo.getByRole('img')).toHaveCount(0);
      await expect(logo.locator('svg:visible')).toHaveCount(1);
      await logo.click();
      await expect(page).toHaveURL(root);
    });
  }

  test('NAV-02 links Guide, Config and API, in this order', async ({page}) => {
    await goto(page, DOC);
    const names = ['Guide', 'Config', 'API'];
    const hrefs = ['/guide/start/', '/config/', '/api/javascript-api/core'];
    const lefts: number[] = [];
    for (const [index, name] of names.entries()) {
      const link = navbar(page).getByRole('link', {name, exact: true});
      await expect(link).toHaveAttribute('href', hrefs[index]);
      lefts.push((await link.boundingBox())!.x);
    }
    expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
  });

  test('NAV-04 only Guide is active on a guide page, only Config on a config page', async ({page}) => {
    await goto(page, DOC);
    const active = navbar(page).locator('a[aria-current]:not([hreflang], [data-version])');
    await expect(active).toHaveText(['Guide']);
    await navbar(page).getByRole('link', {name: 'Config'}).click();
    await expect(page).toHaveURL('/config/');
    await expect(active).toHaveText(['Config']);
  });

  test('NAV-06 I18N-08 the language switcher leads to the same page and back, query and hash kept', async ({page}) => {
    await goto(page, `${DOC}?x=1#usage`);
    await navbar(page)
      .getByRole('button', {name: /English/})
      .click();
    await expect(navbar(page).getByRole('link', {name: 'English'})).toHaveAttribute('aria-current', 'true');
    await navbar(page).getByRole('link', {name: '简体中文'}).click();
    await expect(page).toHaveURL(`/zh${DOC}?x=1#usage`);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await navbar(page)
      .getByRole('button', {name: /简体中文/})
      .click();
    await navbar(page).getByRole('link', {name: 'English'}).click();
    await expect(page).toHaveURL(`${DOC}?x=1#usage`);
  });

  test('NAV-08 NAV-09 has the theme control, the search and three social links, which open new tabs', async ({
    page,
  }) => {
    await goto(page, DOC);
    await expect(navbar(page).getByRole('button', {name: 'Switch to dark theme'})).toBeVisible();
    await expect(navbar(page).getByRole('button', {name: 'Theme', exact: true})).toBeVisible();
    await expect(navbar(page).getByRole('button', {name: 'Search Docs'})).toBeVisible();
    for (const name of ['GitHub', 'X', 'Discord']) {
      const link = navbar(page).getByRole('link', {name, exact: true});
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await expect(navbar(page).getByRole('button', {name: 'More social links'})).toHaveCount(0);
  });

  test('NAV-11 a doc page has a solid bar at every scroll position', async ({page}) => {
    await goto(page, DOC);
    for (const top of [0, 99, 100, 600]) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await expect(navbar(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(navbar(page)).toBeInViewport();
    }
  });

  test('MOBILE-05 the bar scrolls away with a doc up to 1024 px and stays above', async ({page}) => {
    await goto(page, DOC);
    for (const [width, stays] of [
      [1024, false],
      [1025, true],
    ] as const) {
      await page.setViewportSize({width, height: 800});
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(navbar(page)).toBeInViewport({ratio: 1});
      await page.evaluate(() => window.scrollTo(0, 400));
      await (stays ? expect(navbar(page)).toBeInViewport({ratio: 1}) : expect(navbar(page)).not.toBeInViewport());
    }
  });

  test('MOBILE-05 keeps its inline items from 768 px on', async ({page}) => {
    await goto(page, DOC);
    for (const width of [768, 900, 1024, 1440]) {
      await page.setViewportSize({width, height: 800});
      await expect(navbar(page).getByRole('link', {name: 'Config'})).toBeVisible();
      await expect(navbar(page).getByRole('link', {name: 'Discord'})).toBeVisible();
      await expect(navbar(page).getByRole('button', {name: 'Main menu'})).toBeHidden();
      const hasRoom = await page.evaluate(
        () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      );
      expect(hasRoom, `no sideways scrolling at ${width} px`).toBe(true);
    }
  });

  test('TOOLTIP-01 TOOLTIP-02 a tooltip opens after 0.1 s, is at most 250 px wide, lies at 170 and closes by Escape', async ({
    page,
  }) => {
    await goto(page, DOC);
    const button = navbar(page).getByRole('button', {name: /^Switch to/});
    await button.hover();
    const tooltip = page.getByRole('tooltip');
    await expect(tooltip).toBeVisible();
    await expect(tooltip).toHaveCSS('z-index', '170');
    // WCAG 1.4.13: it stays while the pointer is on it.
    const box = await tooltip.boundingBox();
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await page.waitForTimeout(500);
    await expect(tooltip).toBeVisible();
    await expect(tooltip).toHaveCSS('max-width', '250px');
    await page.mouse.move(400, 500);
    await expect(tooltip).toHaveCount(0);
    await button.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
    await expect(button).toBeFocused();
  });
});

test.describe('navbar without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('NAV-02 NAV-06 links, tools and languages work', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await page.goto(DOC);
    await navbar(page)
      .getByRole('button', {name: /English/})
      .hover();
    await expect(navbar(page).getByRole('link', {name: '简体中文'})).toBeVisible();
    await navbar(page).getByRole('link', {name: '简体中文'}).click();
    await expect(page).toHaveURL(`/zh${DOC}`);
    await navbar(page).getByRole('button', {name: '相关工具'}).focus();
    await expect(navbar(page).getByRole('link', {name: /^Rsbuild/})).toBeVisible();
  });

  test('MOBILE-01 the small bar shows its links in further rows, and no button that does nothing', async ({page}) => {
    await page.setViewportSize({width: 375, height: 800});
    await page.goto(DOC);
    await expect(navbar(page).getByRole('link', {name: 'Config'})).toBeVisible();
    await expect(navbar(page).getByRole('link', {name: 'GitHub'})).toBeVisible();
    await expect(navbar(page).getByRole('button', {name: 'Main menu'})).toBeHidden();
    await expect(navbar(page).getByRole('button', {name: /^Switch to/})).toBeHidden();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});
