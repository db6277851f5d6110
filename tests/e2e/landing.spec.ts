import type {Locator, Page} from '@playwright/test';
import {watchShifts} from './support/layout';
import {expect, goto, test} from './support/test';

const TOOLS = ['Rspack', 'Rsbuild', 'Rspress', 'Rslib', 'Rsdoctor'];

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) {
    throw new Error('The element has no box.');
  }
  return box;
}

function heroOf(page: Page): Locator {
  return page.locator('main header').first();
}

test.describe('landing page', () => {
  test('HERO-01 HERO-02 HERO-03 HERO-04 HERO-05 HERO-07 shows logo, title, subtitle, description and two buttons in this order', async ({
    page,
  }) => {
    await goto(page, '/');
    const title = page.getByRole('heading', {level: 1});
    await expect(title).toHaveCount(1);
    await expect(title).toHaveText('A fast Rust-based web bundler for your libraries');
    const parts = [
      heroOf(page).locator('img:visible'),
      title,
      page.getByText('The library build tool', {exact: true}),
      page.getByText('Seamlessly replace webpack with compatible API', {exact: true}),
      page.getByRole('button', {name: 'Get Started', exact: true}),
    ];
    const tops = await Promise.all(parts.map(async (part) => (await boxOf(part)).y));
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    await expect(heroOf(page).getByRole('button')).toHaveText(['Get Started', 'Learn More']);
    await expect(heroOf(page).locator('[data-oval]')).toHaveCSS('filter', /^blur\(/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      /Create JavaScript libraries in a simple and intuitive way/,
    );
  });

  test('HEAD-02 has the site title alone', async ({page}) => {
    await goto(page, '/');
    await expect(page).toHaveTitle('Rslib');
    await goto(page, '/zh/');
    await expect(page).toHaveTitle('Rslib');
  });

  test('HERO-06 the buttons lead on without a page load, by mouse and by keyboard, and keep the locale', async ({
    page,
  }) => {
    await goto(page, '/');
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    await page.getByRole('button', {name: 'Get Started'}).click();
    await expect(page).toHaveURL('/guide/start/');
    await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
    await goto(page, '/');
    await page.getByRole('button', {name: 'Learn More'}).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/guide/start/quick-start');
    await goto(page, '/zh/');
    await page.getByRole('button', {name: '快速开始', exact: true}).click();
    await expect(page).toHaveURL('/zh/guide/start/quick-start');
  });

  test('I18N-02 speaks Chinese at /zh/', async ({page}) => {
    await goto(page, '/zh/');
    await expect(heroOf(page).getByRole('button')).toHaveText(['介绍', '快速开始']);
    await expect(page.getByRole('heading', {level: 2, name: '工具链'})).toBeVisible();
    await expect(page.getByText('JavaScript 库构建工具', {exact: true})).toBeVisible();
  });

  test('HERO-08 stacks the buttons up to 600 px, with a logo of 100 px and no stars', async ({page}) => {
    await goto(page, '/');
    const readButtons = async () => [
      await boxOf(page.getByRole('button', {name: 'Get Started'})),
      await boxOf(page.getByRole('button', {name: 'Learn More'})),
    ];
    const star = page.locator('[data-star]').first();
    for (const width of [375, 600]) {
      await page.setViewportSize({width, height: 800});
      const [first, second] = await readButtons();
      expect(second.y, `${width} px`).toBeGreaterThan(first.y + first.height);
      expect(first.width).toBe(second.width);
      expect(first.width).toBeGreaterThan(width - 55);
      expect((await boxOf(heroOf(page).locator('img:visible'))).height).toBe(100);
      await expect(star).toBeHidden();
    }
    await page.setViewportSize({width: 601, height: 800});
    const [first, second] = await readButtons();
    expect(second.y).toBe(first.y);
    await expect(star).toBeVisible();
  });

  test('STARS-01 STARS-03 STARS-04 a star drifts to a near pointer, also when the page is scrolled', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await goto(page, '/');
    await expect(page.locator('[data-star]')).toHaveCount(35);
    const star = page.locator('[data-star]').first();
    await expect(star).toHaveCSS('filter', 'blur(2px)');
    await expect(star).toHaveCSS('transition-duration', '0.2s');
    await expect(star).toHaveCSS('pointer-events', 'none');
    // Behind the text.
    await expect(star.locator('..')).toHaveCSS('z-index', '-1');
    await page.evaluate(() => window.scrollTo(0, 60));
    const place = await boxOf(star);
    const middle = {x: place.x + place.width / 2, y: place.y + place.height / 2};
    await page.mouse.move(middle.x + 60, middle.y + 40);
    await expect.poll(async () => Math.round((await boxOf(star)).x - place.x)).toBe(60);
    await page.mouse.move(middle.x + 40, middle.y + 99);
    await expect.poll(async () => Math.round((await boxOf(star)).y - place.y)).toBe(99);
    await page.mouse.move(middle.x + 101, middle.y + 40);
    await expect.poll(async () => Math.round((await boxOf(star)).x - place.x)).toBe(0);
  });

  test('STARS-04 the stars stay still with reduced motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await goto(page, '/');
    const star = page.locator('[data-star]').first();
    const place = await boxOf(star);
    await page.mouse.move(place.x + 40, place.y + 40);
    await page.waitForTimeout(300);
    expect((await boxOf(star)).x).toBe(place.x);
  });

  test('TOOLS-04 the tool section shows the cards of the menu', async ({page}) => {
    await goto(page, '/');
    const links = page.getByRole('region', {name: 'Tool stack'}).getByRole('link');
    await expect(links).toHaveCount(5);
    for (const [index, name] of TOOLS.entries()) {
      await expect(links.nth(index)).toContainText(name);
      await expect(links.nth(index)).toHaveAttribute('target', '_blank');
    }
    const hrefsOf = (cards: Locator) =>
      cards.evaluateAll((elements) => elements.map((element) => element.getAttribute('href')));
    const inSection = await hrefsOf(links);
    const trigger = page.getByRole('button', {name: 'Related tools'}).first();
    await trigger.click();
    const panel = page.locator(`[id="${(await trigger.getAttribute('aria-controls')) ?? ''}"]`);
    expect(await hrefsOf(panel.getByRole('listitem').getByRole('link'))).toEqual(inSection);
  });

  test('TOOLS-08 the cards of the section stand in one row, wrap at 1000 px and stack at 600 px', async ({page}) => {
    await goto(page, '/');
    for (const [width, rows] of [
      [1280, 1],
      [1001, 1],
      [1000, 2],
      [601, 2],
      [600, 5],
      [375, 5],
    ] as const) {
      await page.setViewportSize({width, height: 800});
      const cards = await page.getByRole('region', {name: 'Tool stack'}).getByRole('listitem').all();
      const tops = await Promise.all(cards.map(async (card) => Math.round((await boxOf(card)).y)));
      expect(new Set(tops).size, `${width} px`).toBe(rows);
    }
  });

  test('fits windows of all widths, and nothing moves when an output is chosen', async ({page}) => {
    await goto(page, '/');
    for (const width of [360, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({width, height: 900});
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const heading = page.getByRole('heading', {name: 'Tool stack'});
      const before = await page.evaluate(() => window.scrollY);
      const {y} = await boxOf(heading);
      for (const name of ['CJS', 'Types', 'Bundleless', 'UMD']) {
        await page.getByRole('tab', {name}).evaluate((tab: HTMLElement) => tab.click());
        await expect(page.getByRole('tabpanel', {name})).toBeVisible();
        const scrolled = await page.evaluate(() => window.scrollY);
        expect((await boxOf(heading)).y + scrolled, `${name}, ${width} px`).toBe(y + before);
      }
    }
  });

  test('does not shift while it loads', async ({page}) => {
    const readShifts = await watchShifts(page);
    await goto(page, '/');
    await page.waitForLoadState('networkidle');
    expect(await readShifts()).toEqual([]);
  });
});

test.describe('landing page without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('HERO-06 shows links in place of the buttons, and every output', async ({page}) => {
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('link', {name: 'Introduction', exact: true})).toHaveAttribute(
      'href',
      '/guide/start/',
    );
    await expect(page.getByRole('button', {name: 'Get Started'})).toBeHidden();
    await expect(page.getByText('dist/umd/index.js', {exact: true})).toBeVisible();
  });
});
