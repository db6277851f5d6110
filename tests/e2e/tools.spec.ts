import type {Page} from '@playwright/test';
import {expect, expectAccessibleInThemes, goto, test} from './support/test';

const DOC = '/guide/basic/cli';
/** A page that is nothing but the frame. */
const PLAIN = '/no/such/page';
const NAMES = ['Rspack', 'Rsbuild', 'Rspress', 'Rslib', 'Rsdoctor'];
const button = (page: Page) => page.getByRole('button', {name: /^(Related tools|相关工具)$/});

/** The surface of the open dropdown. */
async function panel(page: Page) {
  const id = await button(page).getAttribute('aria-controls');
  return page.locator(`[id="${id}"] > div`);
}

async function cards(page: Page) {
  return (await panel(page)).getByRole('listitem').getByRole('link');
}

test.describe('tool menu', () => {
  test('TOOLS-02 TOOLS-03 FOOTER-01 lists five tools below the organisation, all of which open in new tabs', async ({
    page,
  }) => {
    await goto(page, DOC);
    await button(page).click();
    const first = (await panel(page)).getByRole('link').first();
    await expect(first).toHaveText('Rstack');
    await expect(first).toHaveAttribute('target', '_blank');
    const links = await cards(page);
    await expect(links).toHaveCount(5);
    for (const [index, name] of NAMES.entries()) {
      const link = links.nth(index);
      await expect(link).toContainText(name);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noreferrer/);
      await expect(link).toHaveAttribute('href', /^https:\/\//);
      expect(
        await link.locator('img').evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
      ).toBeGreaterThan(0);
    }
  });

  test('TOOLS-05 speaks Chinese on a path with zh and English elsewhere', async ({page}) => {
    await goto(page, `/zh${DOC}`);
    await button(page).click();
    await expect((await cards(page)).first()).toContainText('用 Rust 编写的高性能打包工具');
    await goto(page, DOC);
    await button(page).click();
    await expect((await cards(page)).first()).toContainText('Bundler written in Rust');
  });

  test('TOOLS-07 opens on hover and closes when the pointer leaves', async ({page}) => {
    await goto(page, DOC);
    await button(page).hover();
    const surface = await panel(page);
    await expect(surface).toBeVisible();
    await (await cards(page)).nth(2).hover();
    await page.waitForTimeout(300);
    await expect(surface).toBeVisible();
    await page.mouse.move(900, 700);
    await expect(surface).toBeHidden();
  });

  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    test(`TOOLS-07 opens by ${key}, closes by Escape and gives the focus back`, async ({page}) => {
      await goto(page, DOC);
      await button(page).focus();
      await page.keyboard.press(key);
      await expect(await panel(page)).toBeVisible();
      await page.keyboard.press('End');
      await expect((await cards(page)).last()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(await panel(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    });
  }

  test('TOOLS-07 closes by a click outside and on route change', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await goto(page, DOC);
    await button(page).click();
    await page.mouse.click(900, 700);
    await expect(await panel(page)).toBeHidden();
    await button(page).click();
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('nav a[href="/config/"]')?.click());
    await expect(page).toHaveURL('/config/');
    await expect(await panel(page)).toBeHidden();
  });

  test('TOOLS-01 TOOLS-08 TOOLTIP-02 opens below the button, left edges in line, 552 px or 80 % of the window wide, at 130', async ({
    page,
  }) => {
    await goto(page, DOC);
    for (const [width, expected] of [
      [1280, 552],
      [800, 552],
      [601, 552],
      [600, 480],
      [375, 300],
    ] as const) {
      await page.setViewportSize({width, height: 900});
      await button(page).press('Enter');
      const opened = await panel(page);
      await expect(opened).toBeVisible();
      const trigger = (await button(page).boundingBox())!;
      const surface = (await opened.boundingBox())!;
      expect(surface.x, `${width} px`).toBeCloseTo(trigger.x, 0);
      expect(surface.y).toBeGreaterThanOrEqual(trigger.y + trigger.height);
      expect(surface.x + surface.width).toBeLessThanOrEqual(width);
      expect(surface.width, `${width} px`).toBeCloseTo(expected, 0);
      const [first, second] = await (
        await cards(page)
      ).evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
      expect(first === second).toBe(width > 600);
      await expect(opened.locator('..')).toHaveCSS('z-index', '130');
      await page.keyboard.press('Escape');
      await expect(opened).toBeHidden();
    }
  });

  // In a wide window, tests/e2e/accessibility.spec.ts looks at it with the rest of the page.
  test('WCAG 2.2 AA with the dropdown open in a small window, in both themes', async ({page}) => {
    await page.setViewportSize({width: 375, height: 800});
    await goto(page, PLAIN);
    await button(page).click();
    const opened = await panel(page);
    await expect(opened).toBeVisible();
    await expectAccessibleInThemes(opened);
  });
});
