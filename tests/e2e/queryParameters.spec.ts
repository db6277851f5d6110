import type {Page} from '@playwright/test';
import {expect, expectOnly, goto, test} from './support/test';

const PAGE = '/config/lib/dts';
const parts = {
  navbar: (page: Page) => page.getByRole('navigation', {name: 'Main'}),
  sidebar: (page: Page) => page.locator('.theme-doc-sidebar-container'),
  outline: (page: Page) => page.locator('.theme-doc-toc-desktop'),
  footer: (page: Page) => page.locator('.theme-doc-footer'),
};
const ids = {navbar: 'QUERYPARAM-01', sidebar: 'QUERYPARAM-02', outline: 'QUERYPARAM-03', footer: 'QUERYPARAM-04'};

for (const [name, locate] of Object.entries(parts) as [
  keyof typeof parts,
  (page: Page) => ReturnType<Page['locator']>,
][]) {
  test(`${ids[name]} ?${name}=0 hides the ${name} and only that`, async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await goto(page, PAGE);
    for (const other of Object.values(parts)) {
      await expect(other(page).first()).toBeVisible();
    }
    await goto(page, `${PAGE}?${name}=0`);
    await expect(locate(page).filter({visible: true})).toHaveCount(0);
    for (const [otherName, other] of Object.entries(parts)) {
      if (otherName !== name) {
        await expect(other(page).first()).toBeVisible();
      }
    }
  });
}

test('QUERYPARAM-05 the part is back without the parameter, and other values show it', async ({page}) => {
  await goto(page, `${PAGE}?navbar=0`);
  await expect(parts.navbar(page)).toBeHidden();
  await page.locator('main a[href="/config/lib/bundle"], nav a[href="/config/lib/bundle"]').first().click();
  await expect(page).toHaveURL('/config/lib/bundle');
  await expect(parts.navbar(page)).toBeVisible();
  await goto(page, `${PAGE}?navbar=1`);
  await expect(parts.navbar(page)).toBeVisible();
});

test('QUERYPARAM-06 hidden parts do not flash: they are hidden before any script of the bundle runs', async ({
  page,
  problems,
}) => {
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto(`${PAGE}?navbar=0&sidebar=0&outline=0&footer=0`, {waitUntil: 'commit'});
  await page.waitForLoadState('domcontentloaded');
  for (const locate of Object.values(parts)) {
    await expect(locate(page).filter({visible: true})).toHaveCount(0);
  }
  // The scripts this test keeps from loading.
  await expectOnly(problems, /net::ERR_FAILED/);
});

test('QUERYPARAM-06 the static HTML holds every part', async ({request}) => {
  const [plain, hidden] = await Promise.all([request.get(PAGE), request.get(`${PAGE}?navbar=0&sidebar=0`)]);
  expect(await hidden.text()).toBe(await plain.text());
});

test('only the five names act: nothing else in the address sets an attribute', async ({page}) => {
  await goto(page, `${PAGE}?docusaurus-data-evil=1&docusaurus-theme=purple&evil=0`);
  const names = await page.evaluate(() => document.documentElement.getAttributeNames());
  expect(names.filter((name) => /evil|hide/.test(name))).toEqual([]);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
});
