import type {Locator, Page} from '@playwright/test';
import {expect, goto, test} from './support/test';

const PAGE = '/config/lib/dts';

function outline(page: Page): Locator {
  return page.getByRole('navigation', {name: 'ON THIS PAGE'});
}

/** Distance of a heading's text from the window's top, its own padding counted. */
function headingTop(page: Page, id: string): Promise<number> {
  return page.evaluate((name) => {
    const heading = document.getElementById(name);
    if (heading === null) {
      throw new Error(`no heading ${name}`);
    }
    return heading.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(heading).paddingTop);
  }, id);
}

test.describe('outline beside the page', () => {
  test.use({viewport: {width: 1280, height: 800}});

  test('OUTLINE-01 OUTLINE-02 is titled and indented 12 px per level', async ({page}) => {
    await goto(page, '/config/lib/dts-bundle');
    await expect(outline(page)).toBeVisible();
    const left = async (depth: number): Promise<number> => {
      const box = await outline(page).locator(`[data-depth="${depth}"] a`).first().boundingBox();
      return box?.x ?? Number.NaN;
    };
    expect((await left(3)) - (await left(2))).toBe(12);
  });

  test('OUTLINE-04 sets the hash and rests the heading at 72 px', async ({page}) => {
    await goto(page, PAGE);
    const entry = outline(page).getByRole('link', {name: 'dts.distPath', exact: true});
    await entry.click();
    const id = ((await entry.getAttribute('href')) ?? '').slice(1);
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    const distance = async (): Promise<number> => Math.abs((await headingTop(page, id)) - 72);
    await expect.poll(distance).toBeLessThan(2.1);
    // Not by the wheel: the pointer is over the outline, which scrolls by itself.
    await page.evaluate(() => window.scrollBy({top: 900, behavior: 'instant'}));
    await expect.poll(() => headingTop(page, id)).toBeLessThan(0);
    await entry.click();
    await expect.poll(distance).toBeLessThan(2.1);
  });

  test('OUTLINE-04 rests the heading at the top of the window where the navbar is hidden', async ({page}) => {
    await goto(page, `${PAGE}?navbar=0`);
    await outline(page).getByRole('link', {name: 'dts.distPath', exact: true}).click();
    await expect.poll(async () => Math.abs(await headingTop(page, 'dts-dist-path'))).toBeLessThan(2.1);
  });

  test('OUTLINE-05 marks the section being read, at the bottom the last', async ({page}) => {
    await goto(page, PAGE);
    await outline(page).getByRole('link', {name: 'dts.alias', exact: true}).click();
    await expect(outline(page).locator('[aria-current]')).toHaveText('dts.alias');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(outline(page).getByRole('link').last()).toHaveAttribute('aria-current', 'location');
  });

  test('OUTLINE-05 keeps the marked entry in sight in a window that is lower than the outline', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 400});
    await goto(page, PAGE);
    const [title, last] = [outline(page).getByText('ON THIS PAGE'), outline(page).getByRole('link').last()];
    const scrollTo = (top: number): Promise<void> => page.evaluate((y) => window.scrollTo(0, y), top);
    await expect(last).not.toBeInViewport();
    await scrollTo(1e6);
    await expect(last).toHaveAttribute('aria-current', 'location');
    await expect(last).toBeInViewport({ratio: 1});
    await scrollTo(0);
    await expect(title).toBeInViewport({ratio: 1});
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    // Nothing moves under the pointer.
    await title.hover();
    await scrollTo(1e6);
    await expect(last).toHaveAttribute('aria-current', 'location');
    await expect(last).not.toBeInViewport();
  });
});

test.describe('outline in the local bar', () => {
  test.use({viewport: {width: 800, height: 700}});

  test('OUTLINE-06 unfolds in 300 ms, turns its arrow and closes on use and outside', async ({page}) => {
    await goto(page, PAGE);
    const button = page.getByRole('button', {name: 'ON THIS PAGE'});
    const entry = outline(page).getByRole('link', {name: 'dts.alias', exact: true});
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(entry).toBeHidden();
    await button.click();
    await expect(entry).toBeVisible();
    await expect(button.locator('svg')).toHaveCSS('rotate', '90deg');
    await expect(button.locator('svg')).toHaveCSS('transition-duration', '0.3s');
    await entry.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(entry).toBeHidden();
    await button.click();
    await expect(entry).toBeVisible();
    await page.mouse.click(400, 690);
    await expect(entry).toBeHidden();
  });

  test('OUTLINE-06 closes when the keyboard leaves it, and shows what has the focus then', async ({page}) => {
    await goto(page, PAGE);
    const button = page.getByRole('button', {name: 'ON THIS PAGE'});
    const entries = outline(page).getByRole('link');
    await button.focus();
    await page.keyboard.press('Enter');
    // Unseen in its first frame, it would be passed over.
    await expect(entries.first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(entries.first()).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await entries.last().focus();
    await page.keyboard.press('Tab');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(entries.first()).toBeHidden();
    await expect(page.locator('main :focus')).toBeInViewport();
  });

  test('OUTLINE-06 closes on Back to another place on the page', async ({page}) => {
    await goto(page, PAGE);
    await page.evaluate(() => {
      window.location.hash = '#dts-alias';
    });
    const button = page.getByRole('button', {name: 'ON THIS PAGE'});
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.goBack();
    await expect(page).toHaveURL(PAGE);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});
