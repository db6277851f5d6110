import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {BUILD} from './support/build';
import {getSearchBox, SHORTCUT} from './support/search';
import {expect, expectAccessible, expectOnly, goto, test} from './support/test';

const PAGE = '/config/lib/dts';
const FILES = '**/assets/changes/**';

function getButton(page: Page): Locator {
  return page.getByRole('button', {name: 'Changed since 0.x'});
}

function getPanel(page: Page): Locator {
  return page.getByRole('dialog', {name: 'What changed from 0.x to 1.x'});
}

/** Routes of docs that are the same in both versions: their built page names no file of changes. */
function findUnchanged(): string[] {
  return readdirSync(path.join(BUILD, 'config', 'rsbuild'))
    .concat(readdirSync(path.join(BUILD, 'guide', 'advanced')))
    .flatMap((name) => [`config/rsbuild/${name}`, `guide/advanced/${name}`])
    .filter((route) => existsSync(path.join(BUILD, route, 'index.html')))
    .filter((route) => existsSync(path.join(BUILD, '0.x', route, 'index.html')))
    .filter((route) => {
      const start = `${route.replaceAll('/', '-')}.0.x.`;
      return !readdirSync(path.join(BUILD, 'assets', 'changes')).some((name) => name.startsWith(start));
    })
    .map((route) => `/${route}`);
}

test.describe('changes since an older version', () => {
  test('opens the panel with the options first, then the sections, and loads nothing before', async ({page}) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await goto(page, PAGE);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => url.includes('/assets/changes/'))).toEqual([]);

    await getButton(page).hover();
    await expect.poll(() => requests.filter((url) => url.includes('/assets/changes/')).length).toBe(1);
    await getButton(page).click();
    await expect(page).toHaveURL(/\/config\/lib\/dts\?since=0\.x$/);
    const panel = getPanel(page);
    await expect(panel.getByRole('link', {name: 'lib.dts.typescriptPath', exact: true})).toBeVisible();
    const text = (await panel.textContent()) ?? '';
    expect(text.indexOf('lib.dts.typescriptPath')).toBeLessThan(text.indexOf('Take the path from'));
    await expectAccessible(panel);
  });

  test('SEARCH-01 stays open when Escape closes the search above it', async ({page}) => {
    await goto(page, `${PAGE}?since=0.x`);
    await expect(getPanel(page)).toBeVisible();
    await page.keyboard.press(SHORTCUT);
    const {field} = getSearchBox(page);
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    await expect(getPanel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(getPanel(page)).toHaveCount(0);
  });

  test('takes the focus, keeps it, closes by Escape and by Back, and gives it back', async ({page}) => {
    await goto(page, PAGE);
    await getButton(page).focus();
    await page.keyboard.press('Enter');
    const panel = getPanel(page);
    await expect(panel.getByRole('heading', {level: 2})).toBeFocused();
    await expect(panel.getByRole('link').first()).toBeVisible();
    for (let count = 0; count < 40; count++) {
      await page.keyboard.press('Tab');
    }
    expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);

    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(page).toHaveURL(/\/config\/lib\/dts$/);
    await expect(getButton(page)).toBeFocused();

    await getButton(page).click();
    await expect(panel).toBeVisible();
    await page.goBack();
    await expect(panel).toHaveCount(0);
    await expect(page).toHaveURL(/\/config\/lib\/dts$/);
  });

  test('opens by its address, and closing takes the parameter away alone', async ({page}) => {
    await goto(page, `${PAGE}?a=1&since=0.x#values`);
    const panel = getPanel(page);
    await expect(panel.getByRole('link').first()).toBeVisible();
    await panel.getByRole('button', {name: 'Close'}).click();
    await expect(panel).toHaveCount(0);
    await expect(page).toHaveURL(/\/config\/lib\/dts\?a=1#values$/);
    // A version that does not exist opens nothing.
    await goto(page, `${PAGE}?since=7.x`);
    await expect(getButton(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('leads from an entry to its section', async ({page}) => {
    await goto(page, `${PAGE}?since=0.x`);
    await getPanel(page).getByRole('link', {name: 'lib.dts.typescriptPath', exact: true}).click();
    await expect(page).toHaveURL(/\/config\/lib\/dts#dts-typescript-path$/);
    await expect(getPanel(page)).toHaveCount(0);
    await expect(page.getByRole('heading', {name: 'dts.typescriptPath'})).toBeInViewport();
  });

  test('says that the data did not arrive, and asks again', async ({page, problems}) => {
    await page.route(FILES, (route) => route.abort());
    await goto(page, PAGE);
    await getButton(page).click();
    const panel = getPanel(page);
    await expect(panel.getByRole('alert')).toContainText('The changes could not be loaded.');
    await page.unroute(FILES);
    await panel.getByRole('button', {name: 'Try again'}).click();
    await expect(panel.getByRole('link').first()).toBeVisible();
    await expect(panel.getByRole('alert')).toHaveCount(0);
    await expectOnly(problems, /The changes of this page could not be loaded/, /net::ERR_FAILED/);
  });

  test('is absent where nothing changed and in the oldest version, and names new pages', async ({page}) => {
    const [unchanged] = findUnchanged();
    expect(unchanged).toBeDefined();
    for (const route of [unchanged, `/0.x${PAGE}`]) {
      await goto(page, `${route}?since=0.x`);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.getByRole('button', {name: /Changed since/})).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await goto(page, '/config/lib/wasm');
    await expect(page.getByRole('article').getByText('New in 1.x', {exact: true})).toBeVisible();
    await expect(page.getByRole('button', {name: /Changed since/})).toHaveCount(0);
  });

  test('I18N-07 speaks Chinese below /zh/', async ({page}) => {
    await goto(page, `/zh${PAGE}`);
    await page.getByRole('button', {name: '自 0.x 以来的变化'}).click();
    const panel = page.getByRole('dialog', {name: '从 0.x 到 1.x 的变化'});
    await expect(panel.getByText(/\p{Script=Han}{8}/u).first()).toBeVisible();
    await panel.getByRole('button', {name: '关闭'}).click();
    await expect(panel).toHaveCount(0);
  });

  test('I18N-07 lists options with their defaults in Chinese', async ({page}) => {
    await goto(page, '/zh/guide/basic/upgrade-rslib');
    const option = page.getByRole('main').getByRole('row').filter({hasText: 'lib.wasm.mode'});
    await expect(option).toContainText('bundle: true 时为');
    await expect(option).not.toContainText('with');
  });

  test('fills a small window, where the page behind does not scroll', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await goto(page, `${PAGE}?since=0.x`);
    await expect(getPanel(page).getByRole('link').first()).toBeVisible();
    await expect.poll(async () => (await getPanel(page).boundingBox())?.width).toBe(360);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    // On the head of the panel, which does not scroll itself.
    await page.mouse.move(180, 30);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('End');
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    // A page that scrolls has done so by then.
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('lists everything that changed on the upgrade page, written out in its HTML', async ({page}) => {
    const html = readFileSync(path.join(BUILD, 'guide', 'basic', 'upgrade-rslib', 'index.html'), 'utf8');
    for (const name of ['lib.experiments.advancedEsm', 'lib.dts.typescriptPath', 'rslib inspect --mode']) {
      expect(html).toContain(`<code>${name}</code>`);
    }
    await goto(page, '/guide/basic/upgrade-rslib');
    const article = page.getByRole('article');
    await expect(article.getByRole('row', {name: /lib\.redirect\.dts\.extension/})).toContainText('true');
    await expect(article.getByRole('listitem').filter({hasText: 'lib.wasm'}).filter({hasText: 'Added'})).toBeVisible();
    await article.getByRole('listitem').getByRole('link', {name: 'lib.dts', exact: true}).last().click();
    await expect(page).toHaveURL(/\/config\/lib\/dts\?since=0\.x$/);
    await expect(getPanel(page)).toBeVisible();
  });

  test('shows old and new values on a phone without scrolling aside', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await goto(page, '/guide/basic/upgrade-rslib');
    const row = page.locator('tr').filter({hasText: 'lib.redirect.dts.extension'});
    for (const value of await row.locator('del, ins').all()) {
      const box = await value.boundingBox();
      expect((box?.x ?? NaN) + (box?.width ?? NaN)).toBeLessThanOrEqual(360);
    }
    await expect(row.locator('del, ins')).toHaveText(['false', 'true']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test('leaves neither button nor panel on paper', async ({page}) => {
    await goto(page, PAGE);
    await expect(getButton(page)).toBeVisible();
    await page.emulateMedia({media: 'print'});
    await expect(getButton(page)).toBeHidden();
  });
});

test.describe('changes without script', () => {
  test.use({javaScriptEnabled: false});

  test('links to the list of all changes', async ({page}) => {
    await page.goto(PAGE);
    await expect(page.getByRole('link', {name: 'Changed since 0.x'})).toHaveAttribute(
      'href',
      '/guide/basic/upgrade-rslib#all-changes',
    );
    await expect(getButton(page)).toBeHidden();
  });
});
