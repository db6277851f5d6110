import {expect, goto, test} from './support/test';

test.describe('foot of a doc', () => {
  test('DOCFOOT-03 DOCFOOT-04 leads to the neighbours across groups; the first page has no previous', async ({
    page,
  }) => {
    await goto(page, '/guide/start/');
    await expect(page.getByRole('link', {name: /Previous Page/})).toHaveCount(0);
    await page.getByRole('link', {name: /Next Page.*Quick start/s}).click();
    await expect(page).toHaveURL(/\/guide\/start\/quick-start$/);
    await expect(page.getByRole('link', {name: /Previous Page.*Introduction/s})).toHaveAttribute(
      'href',
      '/guide/start/',
    );
  });

  test('DOCFOOT-02 the edit link leads to the source of the page in its language and version, in a new tab', async ({
    page,
  }) => {
    for (const [address, name, source] of [
      ['/guide/basic/cli', 'Edit this page', 'docs/guide/basic/cli.mdx'],
      ['/0.x/config/', 'Edit this page', 'versioned_docs/version-0.x/config/index.mdx'],
      ['/zh/config/lib', '编辑此页', 'i18n/zh/docusaurus-plugin-content-docs/current/config/lib.mdx'],
      ['/zh/0.x/config/lib', '编辑此页', 'i18n/zh/docusaurus-plugin-content-docs/version-0.x/config/lib.mdx'],
    ] as const) {
      await goto(page, address);
      const link = page.getByRole('link', {name});
      await expect(link).toHaveAttribute('href', new RegExp(`^https://github\\.com/.+/${source}$`));
      await expect(link).toHaveAttribute('target', '_blank');
    }
  });

  test('DOCFOOT-05 tells when the page was changed last', async ({page}) => {
    await goto(page, '/guide/start/');
    await expect(page.getByText(/^Last Updated \w+ \d{1,2}, \d{4}$/)).toBeVisible();
  });

  test('DOCFOOT-06 shows the way up from the first pixel and scrolls to 0', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 600});
    await goto(page, '/guide/start/');
    const button = page.getByRole('button', {name: 'Scroll back to top'});
    await expect(button).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 1));
    await expect(button).toBeVisible();
    await page.evaluate(() => {
      window.scrollTo(0, 800);
      const way: number[] = [];
      Object.assign(window, {way});
      window.addEventListener('scroll', () => way.push(window.scrollY));
    });
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    // Not in one step.
    const way = await page.evaluate(() => (window as unknown as {way: number[]}).way);
    expect(way.filter((top) => top > 0 && top < 800).length).toBeGreaterThan(2);
    await expect(button).toBeHidden();
  });

  test('DOCFOOT-06 goes on at the top with the keyboard, too', async ({page}) => {
    await goto(page, '/guide/start/');
    await page.evaluate(() => window.scrollTo(0, 800));
    const button = page.getByRole('button', {name: 'Scroll back to top'});
    await button.focus();
    await expect(button).toBeFocused();
    // Behind the button comes nothing, so that the next Tab leads to the start of the page in any case, here or by way of the browser's bars.
    await page.evaluate(() => {
      document.addEventListener('focusin', ({target}) =>
        Object.assign(window, {focused: (target as Element).ariaLabel}),
      );
    });
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => (window as unknown as {focused?: string}).focused))
      .toBe('Skip to main content');
    await expect(button).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  });
});
