import type {Page} from '@playwright/test';
import {siteConfig} from '../../src/lib/site/siteConfig';
import {expect, expectOnly, goto, test, wakeApp} from './support/test';

const KEY = siteConfig.announcement?.localStorageKey ?? '';
const bar = (page: Page) => page.getByRole('region', {name: /^(Announcement|公告)$/});
const close = (page: Page) => page.getByRole('button', {name: 'Close the announcement'});

test.describe('announcement bar', () => {
  test('ANNOUNCE-01 links its message', async ({page}) => {
    await goto(page, '/');
    await bar(page).getByRole('link').click();
    await expect(page).toHaveURL(siteConfig.announcement?.href ?? '');
  });

  test('ANNOUNCE-02 hides at once and stays hidden after a reload and in a new tab', async ({page, context}) => {
    await goto(page, '/');
    await close(page).click();
    await expect(bar(page)).toHaveCount(0);
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('true');
    await page.reload();
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await expect(bar(page)).toHaveCount(0);
    const tab = await context.newPage();
    await goto(tab, '/');
    await expect(bar(tab)).toHaveCount(0);
  });

  test('ANNOUNCE-02 closes by keyboard', async ({page}) => {
    await goto(page, '/');
    await bar(page).getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(close(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toHaveCount(0);
  });

  test('ANNOUNCE-05 shows above the navbar of the landing page and nowhere else', async ({page}) => {
    await goto(page, '/');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    const {y, height} = (await bar(page).boundingBox())!;
    expect(y).toBe(0);
    expect((await navbar.boundingBox())!.y).toBe(height);
    await goto(page, '/guide/start/');
    await expect(bar(page)).toHaveCount(0);
  });

  test('ANNOUNCE-05 speaks the language of the page', async ({page}) => {
    await goto(page, '/zh/');
    await expect(bar(page)).toContainText('Rslib 1.0');
    await expect(bar(page)).toContainText(/[\u4e00-\u9fff]/);
  });

  test('ANNOUNCE-05 a closed bar does not flash before the scripts have run', async ({page, problems}) => {
    await goto(page, '/guide/start/');
    await page.evaluate((key) => localStorage.setItem(key, 'true'), KEY);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-announcement-closed', '');
    await expect(page.getByText('Rslib 1.0 is out')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // The scripts that are held back.
    await wakeApp(page);
    await expectOnly(problems, /net::ERR_FAILED/);
  });
});
