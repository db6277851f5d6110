import type {Page} from '@playwright/test';
import {openSearch} from './support/search';
import {expect, goto, test} from './support/test';

const DOC = '/guide/start/quick-start';

/** What in the text of a page is too pale to be read on white, or stands on a dark ground, each with its first words. */
function findPale(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const parts = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    // Relative luminance, roughly (WCAG 2.2); 0.18 on white are 4.5 to 1.
    const luminance = ([red, green, blue]: number[]) =>
      0.2126 * (red / 255) ** 2.2 + 0.7152 * (green / 255) ** 2.2 + 0.0722 * (blue / 255) ** 2.2;
    const ground = (element: Element): number[] => {
      const [red, green, blue, alpha = 1] = parts(getComputedStyle(element).backgroundColor);
      const {parentElement} = element;
      return alpha > 0.5 || parentElement === null ? [red, green, blue] : ground(parentElement);
    };
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '');
    return [...main.querySelectorAll('*')]
      .filter((element) => hasText(element) && element.checkVisibility())
      .filter(
        (element) => luminance(parts(getComputedStyle(element).color)) > 0.18 || luminance(ground(element)) < 0.18,
      )
      .map((element) => `${element.className}: ${element.textContent.slice(0, 40)}`);
  });
}

test.describe('print', () => {
  /** Shows a page of the automatic theme on the screen, as the system has it. */
  async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
    await page.emulateMedia({media: 'screen', colorScheme});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  }

  test('the home page is dark text on white, whatever its theme', async ({page}) => {
    await goto(page, '/');
    for (const colorScheme of ['light', 'dark'] as const) {
      await showTheme(page, colorScheme);
      const announcement = page.getByRole('region', {name: 'Announcement', includeHidden: true});
      await expect(announcement).toBeVisible();
      await page.emulateMedia({media: 'print', colorScheme});
      await expect(page.locator('[data-landing-background]')).toBeHidden();
      await expect(page.locator('[data-star]').first()).toBeHidden();
      await expect(announcement).toBeHidden();
      expect(await findPale(page)).toEqual([]);
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      for (const code of await page.locator('main pre code').all()) {
        await expect(code).toHaveCSS('white-space', 'pre-wrap');
      }
    }
  });

  test('a doc is dark text on white without bars and buttons, whatever its theme', async ({page}) => {
    await goto(page, DOC);
    for (const colorScheme of ['light', 'dark'] as const) {
      await showTheme(page, colorScheme);
      await page.emulateMedia({media: 'print', colorScheme});
      for (const role of ['navigation', 'button', 'contentinfo', 'banner', 'search'] as const) {
        await expect(page.getByRole(role).filter({visible: true}), role).toHaveCount(0);
      }
      await expect(page.locator('#site-doc-sidebar')).toBeHidden();
      const dark = await page.getByRole('main').evaluate((main) => {
        const isLight = (color: string) => (color.match(/\d+/g) ?? []).slice(0, 3).every((part) => Number(part) > 160);
        return [...main.querySelectorAll('h1, h2, p, li, a, td, code')].filter(
          (element) => element.checkVisibility() && isLight(getComputedStyle(element).color),
        ).length;
      });
      expect(dark).toBe(0);
    }
    expect(await findPale(page)).toEqual([]);
  });

  for (const address of ['/guide/start/features', '/guide/basic/upgrade-rslib']) {
    test(`no word of ${address} is pale where it was read in the dark theme`, async ({page}) => {
      await page.emulateMedia({colorScheme: 'dark'});
      await goto(page, address);
      await page.emulateMedia({media: 'print', colorScheme: 'dark'});
      expect(await findPale(page)).toEqual([]);
    });
  }

  test('links say where they lead, closed parts are open, nothing runs over the edge', async ({page}) => {
    await page.setViewportSize({width: 794, height: 1123});
    await goto(page, DOC);
    const closed = page.locator('main details:not([open])');
    expect(await closed.count()).toBeGreaterThan(0);
    await page.emulateMedia({media: 'print'});
    const external = page.locator('.markdown a[href^="https://"]').first();
    const after = await external.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(after).toContain(await external.getAttribute('href'));
    const cut = await page
      .locator('main pre')
      .evaluateAll((blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth + 1).length);
    expect(cut).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    const titles = await page.getByRole('tabpanel').count();
    await expect(page.getByRole('tabpanel').filter({visible: true})).toHaveCount(titles);
    expect(titles).toBeGreaterThan(1);
    await expect(closed.first().locator('> :not(summary)').first()).toBeVisible();
  });

  test('a word longer than the paper takes no line of its code over the edge', async ({page}) => {
    await page.setViewportSize({width: 673, height: 986});
    await goto(page, '/guide/advanced/assets');
    const countWide = () =>
      page
        .locator('main pre')
        .evaluateAll((blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth + 1).length);
    expect(await countWide()).toBeGreaterThan(0);
    await page.emulateMedia({media: 'print'});
    expect(await countWide()).toBe(0);
  });

  test('the open search is on no sheet', async ({page}) => {
    await goto(page, DOC);
    const {dialog} = await openSearch(page);
    await page.emulateMedia({media: 'print'});
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test('an overview has no filter, and its cards go on from sheet to sheet', async ({page}) => {
    await goto(page, '/config/');
    const filter = page.getByRole('main').getByRole('searchbox');
    await expect(filter).toBeVisible();
    await page.emulateMedia({media: 'print'});
    await expect(filter).toBeHidden();
    const card = page.locator('.markdown section li', {has: page.getByRole('list')}).first();
    await expect(card).toHaveCSS('break-inside', 'auto');
  });

  test('all of the output that is chosen on the home page', async ({page}) => {
    await page.setViewportSize({width: 673, height: 986});
    await goto(page, '/');
    await page.getByRole('tab', {name: 'CJS'}).click();
    const panel = page.getByRole('tabpanel').filter({visible: true});
    const countHidden = () => panel.evaluate((element) => element.scrollHeight - element.clientHeight);
    await expect.poll(countHidden).toBeGreaterThan(0);
    await page.emulateMedia({media: 'print'});
    expect(await countHidden()).toBe(0);
  });
});
