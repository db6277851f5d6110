import {expect, goto, test} from './support/test';

const PAGE = '/config/lib/dts-bundle';

test.describe('tabs', () => {
  test('TABS-01 TABS-02 stores the choice, restores it, and other tabs of the browser follow', async ({
    page,
    context,
  }) => {
    await goto(page, PAGE);
    const other = await context.newPage();
    await goto(other, PAGE);
    await page.getByRole('tab', {name: 'pnpm'}).first().click();
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.npm2yarn'))).toBe('pnpm');
    await expect(page.getByRole('tabpanel').filter({hasText: 'pnpm add'}).first()).toBeVisible();
    await expect(other.getByRole('tab', {name: 'pnpm'}).first()).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await expect(page.getByRole('tab', {name: 'pnpm'}).first()).toHaveAttribute('aria-selected', 'true');
  });

  test('TABS-02 ignores a stored value that no set offers', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('docusaurus.tab.npm2yarn', 'foreign'));
    await goto(page, PAGE);
    await expect(page.getByRole('tab', {name: 'npm', exact: true}).first()).toHaveAttribute('aria-selected', 'true');
  });

  test('is used with the keyboard', async ({page}) => {
    await goto(page, PAGE);
    await page.getByRole('tab', {name: 'npm', exact: true}).first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', {name: 'Yarn'}).first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('tab', {name: 'Bun'}).first()).toHaveAttribute('aria-selected', 'true');
  });

  test('leaves keys with Alt, Ctrl or Cmd, as Back, to the browser', async ({page}) => {
    await goto(page, PAGE);
    const tab = page.getByRole('tab', {name: 'pnpm'}).first();
    await tab.click();
    await page.evaluate(() => {
      const taken: string[] = [];
      Object.assign(window, {taken});
      window.addEventListener('keydown', ({key, defaultPrevented}) => {
        if (defaultPrevented) {
          taken.push(key);
        }
      });
    });
    for (const key of ['Alt+ArrowLeft', 'Meta+ArrowRight', 'Control+Home']) {
      await page.keyboard.press(key);
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(tab).toBeFocused();
    }
    expect(await page.evaluate(() => (window as unknown as {taken: string[]}).taken)).toEqual([]);
  });

  test('prints every panel', async ({page}) => {
    await goto(page, PAGE);
    await page.emulateMedia({media: 'print'});
    await expect(page.getByText('pnpm add').first()).toBeVisible();
    await expect(page.getByRole('tablist').first()).toBeHidden();
  });
});

test.describe('tabs without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('shows every panel', async ({page}) => {
    await page.goto(PAGE);
    await expect(page.getByText('npm install').first()).toBeVisible();
    await expect(page.getByText('pnpm add').first()).toBeVisible();
  });
});
