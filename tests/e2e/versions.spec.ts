import type {Page} from '@playwright/test';
import {watchShifts} from './support/layout';
import {expect, expectAccessible, expectOnly, goto, test, wakeApp} from './support/test';

const KEY = 'site-version-banner-closed:0.x';

const TEXTS = {
  en: {
    prefix: '',
    switcher: /^Version:/,
    banner: 'About this version',
    close: 'Hide this notice on every page of this version',
    samePage: 'Read this page for 1.x',
    noPage: /^0\.x Not in 0\.x\. Opens “.+”$/,
    noHeading: '0.x #dts-typescript-path is not in 0.x. Opens the top of the page',
    missing: 'In 0.x this page has no section #dts-typescript-path.',
    closeNotice: 'Close this notice',
  },
  zh: {
    prefix: '/zh',
    switcher: /^版本/,
    banner: '关于此版本',
    close: '在此版本的所有页面隐藏此提示',
    samePage: '阅读此页的 1.x 版本',
    noPage: /^0\.x 0\.x 中没有此页，将打开“.+”$/,
    noHeading: '0.x 0.x 中没有 #dts-typescript-path，将打开页面顶部',
    missing: '0.x 的此页没有章节 #dts-typescript-path。',
    closeNotice: '关闭此提示',
  },
} as const;

const switcher = (page: Page) => page.getByRole('banner').or(page.getByRole('navigation')).locator('[data-version]');

/** Opens the switcher and follows the entry whose name begins with the version. */
async function switchTo(page: Page, button: RegExp, version: string): Promise<void> {
  await page.getByRole('button', {name: button}).first().click();
  await page.getByRole('link', {name: new RegExp(`^${version.replace('.', '\\.')}(?: |$)`)}).click();
}

async function isNearTop(page: Page, id: string): Promise<boolean> {
  return page.evaluate((name) => {
    const {top} = document.getElementById(name)!.getBoundingClientRect();
    return top >= 0 && top < 200;
  }, id);
}

for (const [lang, text] of Object.entries(TEXTS)) {
  test.describe(`versions: ${lang}`, () => {
    test('VERSION-03 a reader switches on one section of dts to 1.x and back, query and hash kept', async ({page}) => {
      await goto(page, `${text.prefix}/0.x/config/lib/dts?tab=a#dts-bundle`);
      await switchTo(page, text.switcher, '1.x');
      await expect(page).toHaveURL(`${text.prefix}/config/lib/dts?tab=a#dts-bundle`);
      await expect.poll(() => isNearTop(page, 'dts-bundle')).toBe(true);
      await expect(page.getByRole('button', {name: text.switcher}).first()).toContainText('1.x');
      await switchTo(page, text.switcher, '0.x');
      await expect(page).toHaveURL(`${text.prefix}/0.x/config/lib/dts?tab=a#dts-bundle`);
      await expect.poll(() => isNearTop(page, 'dts-bundle')).toBe(true);
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`));
      await expect(page.getByText(text.missing)).toHaveCount(0);
    });

    test('VERSION-03 a section that 0.x does not have is told before the click and on arrival at the top', async ({
      page,
    }) => {
      await goto(page, `${text.prefix}/config/lib/dts?x=1#dts-typescript-path`);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
      await page.getByRole('button', {name: text.switcher}).first().click();
      await page.getByRole('link', {name: text.noHeading}).click();
      await expect(page).toHaveURL(`${text.prefix}/0.x/config/lib/dts?x=1#dts-typescript-path`);
      const notice = page.getByRole('status').filter({hasText: text.missing});
      await expect(notice).toBeVisible();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await expectAccessible(notice);
      await notice.getByRole('button', {name: text.closeNotice}).click();
      await expect(page.getByText(text.missing)).toHaveCount(0);
      // Back leads to the section again.
      await page.goBack();
      await expect(page).toHaveURL(`${text.prefix}/config/lib/dts?x=1#dts-typescript-path`);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    });

    test('VERSION-03 a page that only 1.x has names the nearest one and leads there', async ({page}) => {
      await goto(page, `${text.prefix}/config/lib/wasm?x=1`);
      await page.getByRole('button', {name: text.switcher}).first().click();
      const link = page.getByRole('link', {name: text.noPage});
      await expectAccessible(page.getByRole('navigation').filter({has: link}));
      await link.click();
      await expect(page).toHaveURL(`${text.prefix}/0.x/config/lib?x=1`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('lib');
    });

    test('VERSION-06 the banner says what the pages are and leads to the same page', async ({page}) => {
      await goto(page, `${text.prefix}/0.x/guide/basic/cli?x=1#usage`);
      const banner = page.getByRole('complementary', {name: text.banner});
      await expect(banner).toContainText('@rslib/core 0.23.');
      await banner.getByRole('link', {name: text.samePage}).click();
      await expect(page).toHaveURL(`${text.prefix}/guide/basic/cli?x=1#usage`);
      await expect(page.getByRole('complementary', {name: text.banner})).toHaveCount(0);
    });

    test('NOTFOUND-04 an unknown address of 0.x keeps language and version', async ({page}) => {
      expect(await goto(page, `${text.prefix}/0.x/no/such/page?x=1#x`)).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`));
      await expect(page.getByRole('button', {name: text.switcher}).first()).toContainText('0.x');
      await switchTo(page, text.switcher, '0.x');
      await expect(page).toHaveURL(`${text.prefix}/0.x/guide/start/`);
    });

    test('NAV-07 the menu of small screens lists the versions, too', async ({page}) => {
      await page.setViewportSize({width: 360, height: 800});
      await goto(page, `${text.prefix}/config/lib/dts#dts-typescript-path`);
      await page.getByRole('button', {name: /^(Main menu|主菜单)$/}).click();
      await page.getByRole('dialog').getByRole('link', {name: text.noHeading}).click();
      await expect(page).toHaveURL(`${text.prefix}/0.x/config/lib/dts#dts-typescript-path`);
      await expect(page.getByText(text.missing)).toBeVisible();
    });
  });
}

test('NOTFOUND-04 version and language are read in either order', async ({page}) => {
  expect(await goto(page, '/0.x/zh/no/such/page')).toBe(404);
  await expect(page.getByRole('button', {name: TEXTS.en.switcher}).first()).toContainText('0.x');
});

test('VERSION-06 a closed banner stays closed on every page of its version and does not flash', async ({
  page,
  problems,
}) => {
  const banner = page.getByRole('complementary', {name: TEXTS.en.banner});
  await goto(page, '/0.x/guide/start/');
  await page.getByRole('button', {name: TEXTS.en.close}).click();
  await expect(banner).toHaveCount(0);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('true');
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link').last().click();
  await expect(page).not.toHaveURL('/0.x/guide/start/');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(banner).toHaveCount(0);
  // Before any script but the head's own has run.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/0.x/guide/basic/cli');
  await expect(page.locator('html')).toHaveAttribute('data-version-banner-closed', '');
  await expect(page.getByText('true for @rslib/core')).toBeHidden();
  await page.goto('/guide/basic/cli');
  await expect(page.locator('html')).not.toHaveAttribute('data-version-banner-closed');
  await wakeApp(page);
  await expectOnly(problems, /net::ERR_FAILED/);
});

test('VERSION-06 the page does not shift when the banner is there, nor when it was closed', async ({page}) => {
  const readShifts = await watchShifts(page);
  for (const isClosed of [false, true]) {
    if (isClosed) {
      await page.evaluate((key) => localStorage.setItem(key, 'true'), KEY);
    }
    // Without a table in the first screen, whose columns find their widths row by row.
    await goto(page, '/0.x/config/lib/dts');
    await page.waitForTimeout(500);
    expect(await readShifts(), String(isClosed)).toEqual([]);
  }
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('VERSION-03 the links lead on', async ({page, request}) => {
    await page.goto('/config/lib/wasm');
    const links = switcher(page);
    await expect(links).toHaveCount(2);
    for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
      expect((await request.get(href)).status(), href).toBe(200);
    }
    await page.getByRole('button', {name: TEXTS.en.switcher}).first().hover();
    await page.getByRole('link', {name: TEXTS.en.noPage}).click();
    await expect(page).toHaveURL('/0.x/config/lib');
    await page.goto('/0.x/guide/basic/cli');
    await page.getByRole('link', {name: TEXTS.en.samePage}).click();
    await expect(page).toHaveURL('/guide/basic/cli');
    await page.goto('/0.x/guide/basic/cli');
    await expect(page.getByRole('button', {name: TEXTS.en.close})).toBeHidden();
  });
});

test('VERSION-03 which sections the versions have is loaded on intent only', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(...(request.resourceType() === 'script' ? [request.url()] : [])));
  await goto(page, '/config/lib/dts#dts-typescript-path');
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await page.getByRole('button', {name: TEXTS.en.switcher}).first().hover();
  await expect(page.getByRole('link', {name: TEXTS.en.noHeading})).toBeVisible();
  expect(scripts.slice(before)).toHaveLength(1);
});
