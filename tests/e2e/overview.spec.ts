import {expect, goto, test} from './support/test';

test.describe('overview page', () => {
  test('OVERVIEW-01 lists the sidebar groups with page titles and second-level headings', async ({page}) => {
    await goto(page, '/config/');
    const groups = page.getByRole('article').getByRole('heading', {level: 2});
    await expect(groups.filter({hasText: /^Lib$/})).toBeVisible();
    await expect(groups.filter({hasText: /^Rsbuild Config$/})).toBeVisible();
    await expect(page.getByRole('article').getByRole('link', {name: 'Choose a mode'})).toBeVisible();
    await page.getByRole('article').getByRole('link', {name: 'lib.bundle', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'lib.bundle'})).toBeVisible();
  });

  test('OVERVIEW-03 OVERVIEW-04 OVERVIEW-06 ERROR-03 filters while typing', async ({page}) => {
    await goto(page, '/config/');
    const filter = page.getByRole('searchbox', {name: 'Filter'});
    await expect(filter).toHaveAttribute('placeholder', 'Enter keyword');

    await filter.fill('COMMON-mistakes');
    await expect(page.getByRole('article').getByRole('link', {name: 'Common mistakes'}).first()).toBeVisible();
    await expect(page.getByRole('article').getByRole('link', {name: 'Related', exact: true})).toHaveCount(0);
    await filter.fill('lib.autoexternal');
    await expect(page.getByRole('status').filter({hasText: '1 matching page'})).toHaveCount(1);
    await expect(page.getByRole('link', {name: 'lib.autoExternal', exact: true}).last()).toBeVisible();

    await filter.fill('xyz');
    await expect(page.getByText('No matching API found: xyz')).toBeVisible();
    await filter.fill('');
    await expect(page.getByRole('article').getByRole('heading', {level: 2, name: 'Lib', exact: true})).toBeVisible();
  });

  test('OVERVIEW-08 focuses the filter at open, by address and by a link in the site', async ({page}) => {
    await goto(page, '/config/');
    await expect(page.getByRole('searchbox', {name: 'Filter'})).toBeFocused();

    await goto(page, '/config/lib/bundle');
    await page.getByRole('link', {name: 'Config overview'}).first().click();
    await expect(page.getByRole('heading', {level: 1, name: 'Config overview'})).toBeVisible();
    await expect(page.getByRole('searchbox', {name: 'Filter'})).toBeFocused();
  });

  test('PAGECHANGE-05 Back leads to the filtered list, where the reader left it, and Space scrolls', async ({page}) => {
    await page.setViewportSize({width: 375, height: 400});
    await goto(page, '/config/');
    const filter = page.getByRole('searchbox', {name: 'Filter'});
    await filter.fill('minify');
    const hit = page.getByRole('article').getByRole('link', {name: 'output', exact: true});
    await hit.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(filter).not.toBeInViewport();
    const [top, height] = await page.evaluate(() => [window.scrollY, document.documentElement.scrollHeight]);
    // A click would scroll to the link first.
    await hit.evaluate((link: HTMLElement) => link.click());
    // The address changes before the page does, and who goes back at once has left nothing.
    await expect(page.getByRole('heading', {level: 1, name: 'output'})).toBeVisible();
    await page.goBack();
    await expect(filter).toHaveValue('minify');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
    await expect(filter).not.toBeFocused();
    await page.keyboard.press('Space');
    await expect(filter).toHaveValue('minify');
  });

  for (const [width, height] of [
    [1280, 700],
    [375, 700],
  ] as const) {
    test(`OVERVIEW-06 shows what is left to who types at open, ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height});
      await goto(page, '/config/');
      await expect(page.getByRole('searchbox', {name: 'Filter'})).toBeFocused();
      await page.keyboard.type('tsgo');
      await expect(page.getByRole('article').getByRole('link', {name: 'dts.tsgo', exact: true})).toBeInViewport({
        ratio: 1,
      });
    });
  }

  test('OVERVIEW-08 stands below the text of the page and has no outline', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 900});
    await goto(page, '/config/');
    const text = await page.getByText('An Rslib config answers three questions').boundingBox();
    const filter = await page.getByRole('searchbox', {name: 'Filter'}).boundingBox();
    expect(text?.y).toBeLessThan(filter?.y ?? 0);
    await expect(page.getByRole('navigation', {name: 'ON THIS PAGE'})).toHaveCount(0);
  });

  test('OVERVIEW-07 leads from a header to its section', async ({page}) => {
    await goto(page, '/config/');
    await page.getByRole('article').getByRole('link', {name: 'Choose a mode'}).click();
    await expect(page).toHaveURL(/\/config\/lib\/bundle#choose$/);
    await expect(page.getByRole('heading', {name: 'Choose a mode'})).toBeInViewport();
  });

  test('I18N-07 speaks Chinese below /zh/', async ({page}) => {
    await goto(page, '/zh/config/');
    await expect(page.getByRole('searchbox', {name: '筛选'})).toHaveAttribute('placeholder', '输入关键词');
    await expect(page.getByRole('article').getByRole('link', {name: 'lib.bundle', exact: true})).toHaveAttribute(
      'href',
      '/zh/config/lib/bundle',
    );
  });
});

test.describe('overview page without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('OVERVIEW-01 shows every group and page', async ({page}) => {
    await page.goto('/config/');
    await expect(page.getByRole('article').getByRole('link', {name: 'lib.umdName', exact: true})).toBeVisible();
  });
});
