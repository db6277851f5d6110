import type {Page} from '@playwright/test';
import {getSearchBox, searchFor, SHORTCUT} from './support/search';
import {expect, expectOnly, expectToStay, goto, test} from './support/test';

const DOC = '/guide/start/quick-start';
const OLD = '/0.x/guide/start/quick-start';
const GARBAGE = '{"\u0000<img src=x onerror=window.hacked=1>';

const root = (page: Page) => page.locator('html');
const announcement = (page: Page) => page.getByRole('region', {name: 'Announcement'});
const oldBanner = (page: Page) => page.getByRole('complementary', {name: 'About this version'});

/** Uses everything on the home page, a doc and an old doc that is remembered; each must work for the page it is used on. */
async function useEverything(page: Page, between: () => Promise<void>): Promise<void> {
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  await goto(page, '/');
  await announcement(page).getByRole('button', {name: 'Close the announcement'}).click();
  await expect(announcement(page)).toHaveCount(0);
  await between();

  await page
    .getByRole('button', {name: /^Switch to dark/})
    .first()
    .click();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await between();
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Guide'}).click();
  await expect(page).toHaveURL('/guide/start/');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');

  await goto(page, DOC);
  await page.getByRole('tab', {name: 'pnpm'}).first().click();
  await expect(page.getByRole('tab', {name: 'pnpm'}).first()).toHaveAttribute('aria-selected', 'true');
  await between();
  await page.evaluate(() => window.scrollTo(0, 700));

  await page.keyboard.press(SHORTCUT);
  const box = getSearchBox(page);
  await searchFor(box, 'lib.format');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/config/lib/format');
  await between();
  await page.keyboard.press(SHORTCUT);
  await expect(box.dialog.getByRole('region', {name: 'Popular pages'})).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page).toHaveURL(DOC);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(700);

  await goto(page, OLD);
  await oldBanner(page).getByRole('button').click();
  await expect(oldBanner(page)).toHaveCount(0);
  await between();
  await page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: /0\.x/}).click();
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: /^1\.x/}).click();
  await expect(page).toHaveURL(DOC);
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('button', {name: /English/})
    .click();
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: '简体中文'}).click();
  await expect(page).toHaveURL(`/zh${DOC}`);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
}

const nothing = () => Promise.resolve();

test.describe('everything that is remembered works with', () => {
  test.describe.configure({timeout: 60_000});
  test.use({viewport: {width: 1280, height: 800}});

  test('storage that is blocked, with no error', async ({page, problems}) => {
    await page.addInitScript(() => {
      for (const area of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, area, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });
    await useEverything(page, nothing);
    await expectOnly(problems, /console warning: .*storage is not available/, /console warning: .*could not be stored/);
  });

  test('storage that is full', async ({page, problems}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await useEverything(page, nothing);
    await expectOnly(problems, /storage error, can't set/, /could not be stored/);
  });

  test('foreign values under every key', async ({page}) => {
    const keys = [
      'theme-appearance',
      'theme',
      'docusaurus.tab.package-manager',
      'docusaurus.tab.npm2yarn',
      'docs-preferred-version-default',
      'site-search-recent',
      'site-search-favourites',
      'site-visited',
    ];
    await goto(page, '/guide/start/');
    await page.evaluate(
      ([names, value]) => {
        [...names, ...Object.keys(localStorage)].forEach((name) => localStorage.setItem(name, value));
        sessionStorage.setItem('site-scroll-positions', value);
      },
      [keys, GARBAGE] as const,
    );
    await useEverything(page, nothing);
  });

  test('storage that is cleared after each step', async ({page}) => {
    await useEverything(page, () =>
      page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      }),
    );
  });

  test('another tab that changes and clears it', async ({page, context}) => {
    const other = await context.newPage();
    await goto(page, '/');
    await goto(other, '/');
    await announcement(other).getByRole('button', {name: 'Close the announcement'}).click();
    await expect(announcement(page)).toHaveCount(0);
    await goto(page, DOC);
    await goto(other, DOC);
    await other.getByRole('tab', {name: 'pnpm'}).first().click();
    await expect(page.getByRole('tab', {name: 'pnpm'}).first()).toHaveAttribute('aria-selected', 'true');
    await goto(page, OLD);
    await goto(other, OLD);
    await oldBanner(other).getByRole('button').click();
    await expect(oldBanner(page)).toHaveCount(0);
    await other.evaluate(() => localStorage.clear());
    await other.close();
    await goto(page, DOC);
    await expect(page.getByRole('tab', {name: 'npm', exact: true}).first()).toHaveAttribute('aria-selected', 'true');
    await goto(page, '/');
    await expect(announcement(page)).toBeVisible();
  });
});

test.describe('a first visit with a Chinese browser', () => {
  test.use({locale: 'zh-CN'});

  test('and full storage stays where it is: it would be sent on at every page', async ({page}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await goto(page, DOC);
    await expectToStay(page, DOC);
  });
});
