import type {Locator, Page} from '@playwright/test';
import {watchShifts} from './support/layout';
import {expect, expectAccessibleInThemes, goto, test} from './support/test';

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

  test('HERO-08 stacks the buttons below 600 px, with a logo of 100 px and no stars', async ({page}) => {
    await page.setViewportSize({width: 375, height: 800});
    await goto(page, '/');
    const first = await boxOf(page.getByRole('button', {name: 'Get Started'}));
    const second = await boxOf(page.getByRole('button', {name: 'Learn More'}));
    expect(second.y).toBeGreaterThan(first.y + first.height);
    expect(first.width).toBe(second.width);
    expect(first.width).toBeGreaterThan(320);
    expect((await boxOf(heroOf(page).locator('img:visible'))).height).toBe(100);
    await expect(page.locator('[data-star]').first()).toBeHidden();
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

  test('BACKDROP-01 BACKDROP-02 the picture fills the width behind the bar and is loaded from the site', async ({
    page,
  }) => {
    const statuses = new Map<string, number>();
    page.on('response', (response) => statuses.set(new URL(response.url()).pathname, response.status()));
    await page.emulateMedia({colorScheme: 'light'});
    await page.setViewportSize({width: 1440, height: 900});
    await goto(page, '/');
    const picture = page.locator('[data-landing-background] img:visible');
    const box = await boxOf(picture);
    const bar = await boxOf(page.getByRole('navigation', {name: 'Main'}));
    expect([box.x, box.y, box.width]).toEqual([0, 0, 1440]);
    expect(box.height).toBeGreaterThan(bar.y + bar.height);
    await expect(page.locator('[data-landing-background]')).toHaveCSS('pointer-events', 'none');
    await expect.poll(() => [statuses.get('/img/landing-bg.svg'), statuses.get('/img/logo.svg')]).toEqual([200, 200]);
    expect(statuses.has('/img/landing-bg-dark.svg')).toBe(false);
  });

  test('ANNOUNCE-05 the announcement stands above the bar here and on no other page', async ({page}) => {
    await goto(page, '/');
    const announcement = page.getByRole('region', {name: 'Announcement'});
    const bar = await boxOf(page.getByRole('navigation', {name: 'Main'}));
    expect((await boxOf(announcement)).y).toBeLessThan(bar.y);
    await page.getByRole('button', {name: 'Close the announcement'}).click();
    await expect(announcement).toHaveCount(0);
    await goto(page, '/guide/start/');
    await expect(announcement).toHaveCount(0);
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

  for (const [width, rows] of [
    [1280, 1],
    [800, 2],
    [375, 5],
  ] as const) {
    test(`TOOLS-08 the cards of the section stand in ${rows} rows at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await goto(page, '/');
      const cards = await page.getByRole('region', {name: 'Tool stack'}).getByRole('listitem').all();
      const tops = await Promise.all(cards.map(async (card) => Math.round((await boxOf(card)).y)));
      expect(new Set(tops).size).toBe(rows);
    });
  }

  test('FOOTER-01 FOOTER-02 ends with the organisation, the license and the copyright', async ({page}) => {
    await goto(page, '/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link').first()).toHaveAttribute('target', '_blank');
    await expect(footer).toContainText('MIT');
    await expect(footer).toContainText('Copyright ©');
  });

  for (const width of [360, 768, 1024, 1440, 1920]) {
    test(`fits ${width} px, and nothing moves when an output is chosen`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await goto(page, '/');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const heading = page.getByRole('heading', {name: 'Tool stack'});
      const {y} = await boxOf(heading);
      for (const name of ['CJS', 'Types', 'Bundleless', 'UMD']) {
        await page.getByRole('tab', {name}).evaluate((tab: HTMLElement) => tab.click());
        await expect(page.getByRole('tabpanel', {name})).toBeVisible();
        const scrolled = await page.evaluate(() => window.scrollY);
        expect((await boxOf(heading)).y + scrolled).toBe(y);
      }
    });
  }

  test('does not shift while it loads', async ({page}) => {
    const readShifts = await watchShifts(page);
    await goto(page, '/');
    await page.waitForLoadState('networkidle');
    expect(await readShifts()).toEqual([]);
  });

  for (const path of ['/', '/zh/']) {
    test(`WCAG 2.2 AA landing ${path}, in both themes`, async ({page}) => {
      await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
      await goto(page, path);
      await page.getByRole('tab', {name: 'CJS'}).click();
      await expectAccessibleInThemes(page);
    });
  }
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
