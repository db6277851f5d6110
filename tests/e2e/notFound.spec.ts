import {watchShifts} from './support/layout';
import {expect, goto, test} from './support/test';

test.describe('404', () => {
  for (const path of ['/no/such/page', '/guide/start/nothing-here', '/guide/no/']) {
    test(`NOTFOUND-02 NOTFOUND-05 ERROR-01 ${path} answers 404 with the page that leads home`, async ({page}) => {
      expect(await goto(page, path)).toBe(404);
      await expect(page.getByRole('heading', {name: 'PAGE NOT FOUND', exact: true})).toBeVisible();
      await expect(page.getByRole('main').getByText('404', {exact: true})).toBeVisible();
      await expect(page).toHaveTitle('404 - Rslib');
    });
  }

  test('NOTFOUND-03 Take me home leads to the root', async ({page}) => {
    await goto(page, '/no/such/page');
    await page.getByRole('link', {name: 'Take me home'}).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test('NOTFOUND-02 a mistyped address leads to a search that finds its page, and nothing moves meanwhile', async ({
    page,
  }) => {
    await page.route('**/assets/js/main.*', async (route) => {
      await expect(page.getByRole('link', {name: 'Take me home'})).toBeVisible();
      await route.continue();
    });
    const readShifts = await watchShifts(page);
    await goto(page, '/config/lib/auto-extentions.html');
    const search = page.getByRole('link', {name: 'Search for “auto extentions”'});
    await expect(search).toBeVisible();
    expect(await readShifts()).toEqual([]);
    await search.click();
    await expect(page.getByRole('option', {name: /lib\.autoExtension/}).first()).toBeVisible();
  });

  test('NOTFOUND-02 SEARCH-19 the search for the words of an old address begins in that version', async ({page}) => {
    await goto(page, '/0.x/config/lib/out-bases');
    await page.getByRole('link', {name: 'Search for “out bases”'}).click();
    await expect(page.getByRole('option').first()).toHaveAttribute('href', /^\/0\.x\//);
    await expect(page).toHaveURL('/search?q=out+bases&docs-version=0.x');
  });

  test('NOTFOUND-02 a long word of the address fits a window of 320 px', async ({page}) => {
    await page.setViewportSize({width: 320, height: 600});
    const word = 'x'.repeat(60);
    await goto(page, `/guide/${word}`);
    await expect(page.getByRole('link', {name: `Search for “${word}”`})).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('NOTFOUND-03 an unknown Chinese address gets the Chinese page, which leads to the Chinese root', async ({
    page,
  }) => {
    expect(await goto(page, '/zh/no/such/page')).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', /^zh/);
    await expect(page).toHaveTitle('404 - Rslib');
    const home = page.getByRole('main').getByRole('link', {name: '返回首页'});
    await expect(home).toHaveAttribute('href', '/zh/');
  });

  for (const path of ['/guide/caf%E9', '/%FF/x?a=1#b']) {
    test(`NOTFOUND-06 ERROR-07 ${path}, which nothing can decode, keeps the page that a host answers with`, async ({
      page,
    }) => {
      const body = await (await page.request.get('/404.html')).text();
      await page.route(`**${path.split(/[?#]/)[0]}*`, (route) =>
        route.fulfill({status: 404, contentType: 'text/html', body}),
      );
      await goto(page, path);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await page.getByRole('link', {name: 'Take me home'}).click();
      await expect(page).toHaveURL('/');
    });
  }

  for (const path of ['/en//example.com/x', '/zh//example.com/x/', '/guide//start//?x=//a']) {
    test(`${path} neither leads to another site nor makes a link to one`, async ({page, baseURL}) => {
      await goto(page, path);
      const {origin, pathname} = new URL(page.url());
      expect(origin).toBe(baseURL);
      expect(pathname).not.toContain('//');
      const hosts = await page
        .locator('a[href]')
        .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).hostname));
      expect(hosts).not.toContain('example.com');
    });
  }

  test('TOOLS-05 the static 404 page takes over an address that contains zh without a mismatch', async ({page}) => {
    expect(await goto(page, '/guide/zh-nothing')).toBe(404);
    await expect(page.getByRole('heading', {name: 'PAGE NOT FOUND', exact: true})).toBeVisible();
  });

  test('NOTFOUND-06 a client-side navigation to an unknown path gives the same screen', async ({page}) => {
    await goto(page, '/');
    await page.evaluate(() => {
      window.history.pushState({}, '', '/no/such/page');
      window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
    });
    await expect(page.getByRole('heading', {name: 'PAGE NOT FOUND', exact: true})).toBeVisible();
    await expect(page).toHaveTitle('404 - Rslib');
  });

  test('NOTFOUND-04 the English 404.html speaks Chinese at a Chinese address and leads to the Chinese root', async ({
    page,
  }) => {
    const response = await page.request.get('/no/such/page');
    const body = await response.text();
    await page.route('/zh/no/such/page', (route) => route.fulfill({status: 404, contentType: 'text/html', body}));
    await goto(page, '/zh/no/such/page');
    await expect(page.getByRole('main')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('找不到页面');
    await page.getByRole('link', {name: '返回首页'}).click();
    await expect(page).toHaveURL('/zh/');
    await expect(page.locator('html')).toHaveAttribute('lang', /^zh/);
  });

  test('NOTFOUND-06 the version choice stays in the language of the address, where one page answers for all', async ({
    page,
  }) => {
    await page.setViewportSize({width: 1280, height: 800});
    const body = await (await page.request.get('/no/such/page')).text();
    await page.route('/zh/0.x/no/such', (route) => route.fulfill({status: 404, contentType: 'text/html', body}));
    await goto(page, '/zh/0.x/no/such');
    await page.getByRole('navigation').first().getByRole('button', {name: /0\.x/}).click();
    await page.locator('[data-version="1.x"]').click();
    await expect(page).toHaveURL('/zh/guide/start/');
    await expect(page.locator('html')).toHaveAttribute('lang', /^zh/);
  });

  test('NOTFOUND-06 the language choice leads to the chosen root, and the theme works', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await goto(page, '/no/such/page?x=1#y');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await navbar.getByRole('button', {name: /^Switch to/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await navbar.getByRole('button', {name: /English/}).click();
    await navbar.getByRole('link', {name: '简体中文'}).click();
    await expect(page).toHaveURL('/zh/');
  });
});
