import type {Page, Route} from '@playwright/test';
import {APP_IDLE_DELAY_MS} from '../../src/lib/constants';
import {expect, expectOnly, goto, test, waitForHydration} from './support/test';

const DOC = '/config/lib/dts';
const APP_SCRIPTS = '**/assets/js/main.*.js*';

/** Requests for the site's scripts so far. */
function recordScripts(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/js/')) {
      urls.push(request.url());
    }
  });
  return urls;
}

function createGate(): {promise: Promise<void>; resolve: () => void} {
  const gate = {} as {promise: Promise<void>; resolve: () => void};
  gate.promise = new Promise((resolve) => {
    gate.resolve = resolve;
  });
  return gate;
}

/** Holds the app's main script back until the returned function is called. */
async function holdApp(page: Page): Promise<() => void> {
  const {promise: gate, resolve: release} = createGate();
  await page.route(APP_SCRIPTS, async (route: Route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/** The app of a page that nobody touches starts some time behind this event. */
async function keepFromIdleStart(page: Page): Promise<void> {
  await page.addInitScript(() =>
    window.addEventListener('load', (event) => event.stopImmediatePropagation(), {capture: true}),
  );
}

test.beforeEach(async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('site-visited', '1'));
});

test.describe('start of the app', () => {
  test('OVERVIEW-08 the filter has the focus at the load event, and filters what was typed before the app', async ({
    page,
  }) => {
    const release = await holdApp(page);
    for (const [address, keyword] of [
      ['/config/', 'tsgo'],
      ['/zh/0.x/config/', 'dts'],
    ]) {
      await page.goto(address, {waitUntil: 'load'});
      const filter = page.getByRole('article').getByRole('searchbox');
      await expect(filter).toBeFocused();
      await page.keyboard.type(keyword);
      await expect(filter).toHaveValue(keyword);
    }
    release();
    const links = page.getByRole('article').getByRole('link');
    await expect(links.filter({hasText: 'lib.dts'}).first()).toBeVisible();
    await expect(links.filter({hasText: 'lib.shims'})).toHaveCount(0);
  });

  test('an overview fetches the app behind its load event, and runs it by intent', async ({page}) => {
    // What a page waits that nobody touches never comes to an end.
    await page.addInitScript((delay) => {
      const original = window.setTimeout.bind(window);
      window.setTimeout = ((action: () => void, ms?: number, ...args: unknown[]) =>
        ms === delay ? 0 : original(action, ms, ...args)) as typeof window.setTimeout;
    }, APP_IDLE_DELAY_MS);
    const scripts = recordScripts(page);
    await page.goto('/config/', {waitUntil: 'load'});
    expect(scripts).toEqual([]);
    await expect.poll(() => scripts.length).toBeGreaterThan(1);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html[data-has-hydrated="true"]')).toHaveCount(0);
    await page.keyboard.type('tsgo');
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
    await expect(page.getByRole('article').getByRole('link', {name: 'dts.tsgo', exact: true})).toBeInViewport({
      ratio: 1,
    });
  });

  test('SEARCH-01 the field of the search page is there before the app, with the query, and takes letters', async ({
    page,
  }) => {
    const release = await holdApp(page);
    await page.goto('/search?q=lib.d');
    const field = page.getByRole('combobox');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('lib.d');
    await page.keyboard.type('ts');
    await expect(field).toHaveValue('lib.dts');
    release();
    await expect(page.getByRole('option').first()).toHaveAttribute('href', '/config/lib/dts');
    await expect(field).toHaveValue('lib.dts');
    await expect(field).toBeFocused();
    await expect(page).toHaveURL('/search?q=lib.dts');
    await page.keyboard.type('.b');
    await expect(field).toHaveValue('lib.dts.b');
  });

  test('SEARCH-01 the search page does not wait for an idle moment', async ({page}) => {
    await keepFromIdleStart(page);
    for (const address of ['/search', '/zh/search']) {
      await page.goto(address);
      await expect(page.getByRole('combobox')).toBeFocused();
    }
  });

  for (const [id, menu, link, target] of [
    ['I18N-08', 'English', '简体中文', '/zh/config/lib/dts?x=1#related'],
    ['VERSION-03', '1.x', '0.x', '/0.x/config/lib/dts?x=1#related'],
  ]) {
    test(`${id} the switcher keeps query and anchor before the app is there, too`, async ({page}) => {
      const release = await holdApp(page);
      await page.setViewportSize({width: 1280, height: 800});
      await page.goto(`${DOC}?x=1#related`);
      const navbar = page.getByRole('navigation', {name: 'Main'});
      // The style sheet opens the menu of a button with the pointer on it.
      await navbar.getByRole('button', {name: menu}).hover();
      await navbar.getByRole('link', {name: link}).click();
      await expect(page).toHaveURL(target);
      release();
    });
  }

  test('TOOLS-07 a menu that the mouse has opened before that stays open until the mouse leaves', async ({page}) => {
    const release = await holdApp(page);
    await page.setViewportSize({width: 1280, height: 800});
    await page.goto(DOC, {waitUntil: 'load'});
    const navbar = page.getByRole('navigation', {name: 'Main'});
    const link = navbar.getByRole('link', {name: /^Rsdoctor/});
    await navbar.getByRole('button', {name: 'Related tools'}).hover();
    await link.hover();
    release();
    await waitForHydration(page);
    await expect(link).toBeVisible();
    await page.mouse.move(600, 700);
    await expect(link).toBeHidden();
  });

  test('NAV-05 a menu that the keyboard is in before that stays open, and keeps the focus', async ({page}) => {
    const release = await holdApp(page);
    await page.setViewportSize({width: 1280, height: 800});
    await page.goto(DOC, {waitUntil: 'load'});
    const navbar = page.getByRole('navigation', {name: 'Main'});
    const button = navbar.getByRole('button', {name: 'Related tools'});
    await button.focus();
    await page.keyboard.press('Tab');
    const link = navbar.locator('a:focus');
    await expect(link).toBeVisible();
    release();
    await waitForHydration(page);
    await expect(link).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('a page loads no script of the app before its load event', async ({page}) => {
    const scripts = recordScripts(page);
    await page.goto(DOC, {waitUntil: 'load'});
    expect(scripts).toEqual([]);
  });

  test('a page that nobody touches starts when idle', async ({page}) => {
    await page.goto(DOC, {waitUntil: 'load'});
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached({timeout: 15_000});
  });

  for (const intent of ['pointermove', 'touchstart', 'wheel', 'keydown', 'focusin']) {
    test(`${intent} starts it`, async ({page}) => {
      const scripts = recordScripts(page);
      await keepFromIdleStart(page);
      await page.goto(DOC, {waitUntil: 'load'});
      await page.evaluate((name) => {
        const event =
          name === 'keydown' ? new KeyboardEvent(name, {key: 'Tab', bubbles: true}) : new Event(name, {bubbles: true});
        document.body.dispatchEvent(event);
      }, intent);
      await expect.poll(() => scripts.length).toBeGreaterThan(0);
    });
  }

  test('the first click before that is shown at once, kept, and repeated once', async ({page}) => {
    const release = await holdApp(page);
    await page.goto(DOC, {waitUntil: 'load'});
    const button = page.getByRole('button', {name: 'Search'}).first();
    await button.click();
    await expect(button).toHaveAttribute('data-pending', '');
    await button.click();
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(button).not.toHaveAttribute('data-pending');
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });

  test('the search shortcut before that opens the search', async ({page}) => {
    const release = await holdApp(page);
    await page.goto(DOC, {waitUntil: 'load'});
    await page.keyboard.press('Control+k');
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  const WISHES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    'the shortcut': (page) => page.keyboard.press('Control+k'),
    'a click': (page) => page.getByRole('button', {name: 'Search'}).first().click(),
  };
  for (const [wish, express] of Object.entries(WISHES)) {
    test(`SEARCH-01 letters typed behind ${wish} before that are in the field`, async ({page}) => {
      const release = await holdApp(page);
      await page.goto(DOC, {waitUntil: 'load'});
      await express(page);
      await page.keyboard.type('dts bundle');
      release();
      await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('dts bundle');
      await page.keyboard.type('d');
      await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('dts bundled');
      await expect(page.getByRole('option').first()).toBeVisible();
    });
  }

  for (const key of ['Escape', 'Tab']) {
    test(`${key} before that calls off what was asked for`, async ({page}) => {
      const release = await holdApp(page);
      await page.goto(DOC, {waitUntil: 'load'});
      await page.keyboard.press('Control+k');
      await expect(page.locator('html')).toHaveAttribute('data-pending', '');
      await page.keyboard.press(key);
      await expect(page.locator('html')).not.toHaveAttribute('data-pending');
      await expect(page.locator('a:focus')).toHaveCount(key === 'Tab' ? 1 : 0);
      release();
      await waitForHydration(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }

  test('links lead on before that', async ({page}) => {
    await holdApp(page);
    await page.goto(DOC, {waitUntil: 'load'});
    await page.getByRole('link', {name: 'lib.format', exact: true}).first().click();
    await expect(page).toHaveURL(/\/config\/lib\/format/);
  });

  test('a blocked app leaves the page readable, drops the click and tries again at the next intent', async ({
    page,
    problems,
  }) => {
    let isBlocked = true;
    await page.route(APP_SCRIPTS, (route) => (isBlocked ? route.abort() : route.continue()));
    await page.goto(DOC, {waitUntil: 'load'});
    const button = page.getByRole('button', {name: 'Search'}).first();
    await button.click();
    await expect(button).toHaveAttribute('data-pending', '');
    await expect(button).not.toHaveAttribute('data-pending', {timeout: 10_000});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    isBlocked = false;
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectOnly(problems, /net::ERR_FAILED/);
  });

  test('an anchor is reached without the app, and stays when it comes', async ({page}) => {
    await page.goto(`${DOC}#tsconfig`, {waitUntil: 'load'});
    const heading = page.locator('#tsconfig');
    await expect(heading).toBeInViewport();
    const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached({timeout: 15_000});
    expect(Math.abs((await heading.evaluate((element) => element.getBoundingClientRect().top)) - top)).toBeLessThan(2);
  });

  test('the skip link leads into the content before that, and leaves the address as it is', async ({page}) => {
    await holdApp(page);
    await page.goto(DOC);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
    await expect(page).toHaveURL(DOC);
  });

  test('the sidebar shows the active entry before the app is here', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 500});
    await holdApp(page);
    await page.goto('/config/rsbuild/output', {waitUntil: 'load'});
    await expect(page.locator('#site-doc-sidebar [aria-current="page"]')).toBeInViewport();
  });

  test('PAGECHANGE-05 Back before that, behind a reload, shows the page before where it was left', async ({page}) => {
    const top = () => page.evaluate(() => Math.round(window.scrollY));
    await goto(page, '/config/lib/bundle');
    await page.evaluate(() => window.scrollTo(0, 700));
    await page.locator('#site-doc-sidebar a[href="/config/lib/format"]').click();
    await expect(page.locator('h1')).toHaveText('lib.format');
    await page.evaluate(() => window.scrollTo(0, 1900));
    const release = await holdApp(page);
    await page.reload({waitUntil: 'load'});
    await expect.poll(top).toBe(1900);
    await page.goBack({waitUntil: 'commit'});
    await expect(page.locator('h1')).toHaveText('lib.bundle');
    // The browser keeps the text in its place, not the number: what is above it may be of another height now.
    await expect.poll(async () => Math.abs((await top()) - 700)).toBeLessThan(100);
    release();
    await waitForHydration(page);
    await page.goForward({waitUntil: 'commit'});
    await expect(page.locator('h1')).toHaveText('lib.format');
    await expect(page).toHaveURL('/config/lib/format');
    await expect.poll(top).toBe(1900);
  });

  test('an anchor that is left by Back before that keeps the page as it is', async ({page}) => {
    await holdApp(page);
    await page.goto(DOC, {waitUntil: 'load'});
    await page.evaluate(() => Object.assign(window, {isSame: true}));
    await page.locator('.theme-doc-markdown a[href^="#"]').first().click();
    await expect(page).toHaveURL(/#/);
    await page.goBack();
    await expect(page).toHaveURL(DOC);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });
});
