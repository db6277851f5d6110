import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Page, Request, Route} from '@playwright/test';
import {CORE_FORMAT} from '../../src/lib/search/core/core';
import {BUILD, readDocTitle} from './support/build';
import {getSearchBox, readIndex, searchFor, SHORTCUT} from './support/search';
import {expect, expectOnly, goto, test, waitForHydration, wakeApp} from './support/test';

const FROM = '/guide/start/';
const TO = '/guide/basic/cli';
const GLOSSARY = '/guide/start/glossary';
const SCRIPTS = '**/assets/js/*.js*';
const CORE = '**/static/search_index*.core.*.txt';
const RECORDS = '**/static/search_index*.json';
const PART_NOTICE = 'This part of the page could not be loaded.';

const heading = (page: Page) => page.getByRole('heading', {level: 1});
const notice = (page: Page) => page.getByRole('status').filter({hasText: /could not be loaded/});
const isMainScript = (request: Request) => /\/(?:runtime~)?main\.[^/]+\.js/.test(request.url());
const answerNotFound = (route: Route) => route.fulfill({status: 404, contentType: 'text/html', body: '<h1>404</h1>'});

// An answer that is still being made when a test is over would fail for want of its page.
test.afterEach(({page}) => page.unrouteAll({behavior: 'wait'}));

/** Half of a file, as a host or a proxy leaves it that breaks off. */
async function truncate(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.body();
  await route.fulfill({response, body: body.subarray(0, Math.floor(body.length / 2))});
}

/** Follows an in-app link without hovering it first, so that nothing is fetched before. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => document.querySelector<HTMLAnchorElement>(`a[href="${target}"]`)?.click(), href);
}

/** File of the build's runtime, the script that knows the names of all others. */
function runtimeScript(): string {
  const folder = path.join(BUILD, 'assets', 'js');
  return path.join(folder, readdirSync(folder).find((name) => /^runtime~main\.[0-9a-f]+\.js$/.test(name)) ?? '');
}

/** Addresses of the documents that were opened so far. */
function recordDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      documents.push(new URL(request.url()).pathname);
    }
  });
  return documents;
}

test.beforeEach(async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('site-visited', '1'));
});

/**
 * What the browser logs of a file that is lost or broken, and the site of what it could not have. Nothing can catch the error of syntax
 * of a script that was cut off.
 */
const LOSS =
  /Failed to (?:load resource|find a valid digest)|uncaught SyntaxError|could not be loaded|search: the (?:core is not read|index cannot be loaded|texts of the pages cannot be loaded)/;

test.afterEach(async ({problems}) => {
  if (problems.length > 0) {
    await expectOnly(problems, LOSS);
  }
});

test.describe('a lost script', () => {
  for (const [fault, answer] of [
    ['the chunk of a page is not found', answerNotFound],
    ['the chunk of a page is cut off', truncate],
  ] as const) {
    test(`${fault}: the page stays without a word, and the link works again later (PAGECHANGE-04)`, async ({
      page,
      problems,
    }) => {
      await goto(page, FROM);
      await page.waitForLoadState('networkidle');
      await page.route(SCRIPTS, answer);
      await follow(page, TO);
      const failures = () => problems.filter((problem) => problem.includes(`${TO} could not be loaded`)).length;
      await expect.poll(failures).toBe(1);
      await expect(heading(page)).toHaveText(readDocTitle(FROM));
      await follow(page, TO);
      await expect.poll(failures).toBe(2);
      await expect(notice(page)).toHaveCount(0);
      await page.unroute(SCRIPTS);
      await follow(page, TO);
      await expect(heading(page)).toHaveText(readDocTitle(TO));
    });
  }

  test('the first page of an old version, whose routes are there: the page stays, and the link works again later (PAGECHANGE-04)', async ({
    page,
    problems,
  }) => {
    await goto(page, FROM);
    await page
      .getByRole('button', {name: /^Version:/})
      .first()
      .click();
    const old = page.getByRole('link', {name: /^0\.x/});
    await expect(old).toBeVisible();
    const href = await old.getAttribute('href');
    let lost = 0;
    await page.route(SCRIPTS, async (route) => {
      const response = await route.fetch();
      // The page alone is lost; the routes of its version and what shows them come.
      if (!(await response.text()).includes('contentTitle')) {
        return route.fulfill({response});
      }
      lost += 1;
      return answerNotFound(route);
    });
    await follow(page, href!);
    await expect
      .poll(() => problems.filter((problem) => problem.includes(`${href} could not be loaded`)))
      .toHaveLength(1);
    expect(lost).toBe(2);
    await expect(heading(page)).toHaveText(readDocTitle(FROM));
    await expect(notice(page)).toHaveCount(0);
    await page.unroute(SCRIPTS);
    await page
      .getByRole('button', {name: /^Version:/})
      .first()
      .click();
    await old.click();
    await expect(page.getByRole('complementary', {name: 'About this version'})).toBeVisible();
    await expect(page).toHaveURL(href!);
  });

  test('the first page lacks its own chunk: it is read, links lead on, and the next click brings the app', async ({
    page,
  }) => {
    await page.route(SCRIPTS, (route) => (isMainScript(route.request()) ? route.continue() : answerNotFound(route)));
    await page.goto(FROM);
    const button = page.getByRole('button', {name: 'Search'}).first();
    await button.click();
    await expect(button).toHaveAttribute('data-pending', '');
    await expect(button).not.toHaveAttribute('data-pending', {timeout: 10_000});
    await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
    await expect(heading(page)).toHaveText(readDocTitle(FROM));
    await page.unroute(SCRIPTS);
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('the first page lacks its own chunk: a link leads on as a plain link', async ({page}) => {
    await page.route(SCRIPTS, (route) => (isMainScript(route.request()) ? route.continue() : answerNotFound(route)));
    const documents = recordDocuments(page);
    await page.goto(FROM);
    await wakeApp(page);
    await follow(page, TO);
    await expect(heading(page)).toHaveText(readDocTitle(TO));
    expect(documents).toEqual([FROM, TO]);
  });

  test('the main script is cut off: the page is read, and the app comes when the script does', async ({page}) => {
    await page.route('**/assets/js/main.*.js*', truncate);
    await page.goto(FROM);
    const button = page.getByRole('button', {name: 'Search'}).first();
    await button.click();
    await expect(button).not.toHaveAttribute('data-pending', {timeout: 10_000});
    await expect(heading(page)).toHaveText(readDocTitle(FROM));
    await page.unroute('**/assets/js/main.*.js*');
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('the code of the search is not found: a notice says so, keys stay with the page, the next click opens it', async ({
    page,
  }) => {
    await goto(page, FROM);
    await page.waitForLoadState('networkidle');
    await page.route(SCRIPTS, answerNotFound);
    await page.keyboard.press(SHORTCUT);
    await expect(notice(page)).toContainText(PART_NOTICE);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
    await page.unroute(SCRIPTS);
    await page.getByRole('button', {name: 'Search'}).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('the code of the menu is not found: a notice says so, the next tap opens it', async ({page}) => {
    await page.setViewportSize({width: 360, height: 640});
    await page.goto(FROM);
    await page.route(SCRIPTS, (route) => (isMainScript(route.request()) ? route.continue() : route.fallback()));
    await waitForHydration(page);
    await page.route(SCRIPTS, answerNotFound);
    await page.getByRole('button', {name: 'Main menu'}).click();
    await expect(notice(page)).toContainText(PART_NOTICE);
    await page.unroute(SCRIPTS);
    await page.getByRole('button', {name: 'Main menu'}).click();
    await expect(page.getByRole('dialog', {name: 'Main menu'})).toBeVisible();
  });
});

test.describe('the site is published again during a visit', () => {
  const NEW_RUNTIME = 'runtime~main.00000000.js';

  /**
   * The host has new names for the scripts of pages, so for the runtime, and the old ones no more: the app itself is the same, as when
   * only texts have changed. `isBroken`: the new ones are not there either.
   */
  async function publish(page: Page, {isBroken = false} = {}): Promise<void> {
    let isOldTab = true;
    await page.route('**/*', async (route) => {
      const request = route.request();
      if (
        request.isNavigationRequest() ||
        (request.resourceType() === 'fetch' && /\/guide\/[^.]*$/.test(request.url()))
      ) {
        isOldTab &&= !request.isNavigationRequest();
        const response = await route.fetch();
        const html = (await response.text()).replaceAll(/\/runtime~main\.[0-9a-f]{8}\.js/g, `/${NEW_RUNTIME}`);
        await route.fulfill({response, body: html});
      } else if (request.url().includes('/assets/js/') && (isOldTab || isBroken)) {
        await answerNotFound(route);
      } else if (request.url().endsWith(NEW_RUNTIME)) {
        await route.fulfill({path: runtimeScript()});
      } else {
        await route.continue();
      }
    });
  }

  test('a click in an old tab leads to the page by one full load, and the page works', async ({page}) => {
    const documents = recordDocuments(page);
    await goto(page, FROM);
    await page.waitForLoadState('networkidle');
    await publish(page);
    await follow(page, TO);
    await expect(heading(page)).toHaveText(readDocTitle(TO));
    await waitForHydration(page);
    await follow(page, FROM);
    await expect(heading(page)).toHaveText(readDocTitle(FROM));
    expect(documents).toEqual([FROM, TO]);
  });

  test('a click in an old tab on a link to a heading leads there', async ({page}) => {
    const documents = recordDocuments(page);
    await goto(page, FROM);
    await page.waitForLoadState('networkidle');
    await publish(page);
    await follow(page, `${GLOSSARY}#bundler`);
    await expect(heading(page)).toHaveText(readDocTitle(GLOSSARY));
    await expect(page.locator('#bundler')).toBeInViewport();
    expect(documents).toEqual([FROM, GLOSSARY]);
  });

  test('nothing loads again and again when the new scripts do not come either', async ({page}) => {
    const documents = recordDocuments(page);
    await goto(page, FROM);
    await page.waitForLoadState('networkidle');
    await publish(page, {isBroken: true});
    await follow(page, TO);
    await expect(heading(page)).toHaveText(readDocTitle(TO));
    await wakeApp(page);
    // Longer than both tries of the starter.
    await page.waitForTimeout(2500);
    expect(documents).toEqual([FROM, TO]);
    await expect(heading(page)).toHaveText(readDocTitle(TO));
  });
});

test.describe('offline after load', () => {
  test('links leave the page as it is, read pages stay, the loaded search answers, and back online all goes on', async ({
    page,
    context,
    problems,
  }) => {
    const failures = () => problems.filter((problem) => problem.includes('could not be loaded.')).length;
    await goto(page, FROM);
    await follow(page, '/guide/start/quick-start');
    await expect(heading(page)).toHaveText(readDocTitle('/guide/start/quick-start'));
    await page.keyboard.press(SHORTCUT);
    const box = getSearchBox(page);
    await searchFor(box, 'format');
    await page.keyboard.press('Escape');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);

    await page.keyboard.press(SHORTCUT);
    await searchFor(box, 'external helpers');
    await expect(box.hits.first()).toHaveAttribute('href', /external/i);
    await page.keyboard.press('Enter');
    await expect.poll(failures).toBe(1);
    await expect(heading(page)).toHaveText(readDocTitle('/guide/start/quick-start'));

    await page.goBack();
    await expect(page).toHaveURL(/quick-start$/);
    await page.goBack();
    await expect(heading(page)).toHaveText(readDocTitle(FROM));
    await page.goForward();
    await expect(heading(page)).toHaveText(readDocTitle('/guide/start/quick-start'));
    await page.goForward();
    await expect.poll(failures).toBe(2);
    await context.setOffline(false);
    await page.goBack();
    await page.goForward();
    await expect(heading(page)).toContainText(/external/i);
  });
});

test.describe('a lost or broken index', () => {
  const corrupt = (route: Route) =>
    route.fulfill({contentType: 'application/octet-stream', body: Buffer.from([0, 255, 17, 254, 200, 10, 3, 91])});
  const ofNextVersion = async (route: Route) => {
    const response = await route.fetch();
    const text = await response.text();
    expect(text.startsWith(`${CORE_FORMAT}\n`)).toBe(true);
    await route.fulfill({response, body: text.replace(CORE_FORMAT, `${CORE_FORMAT}0`)});
  };

  /** Has the files of a pattern answered with a fault; returns how often that happened so far. */
  async function breakFiles(page: Page, files: string, answer: (route: Route) => Promise<void>): Promise<() => number> {
    let broken = 0;
    await page.route(files, async (route) => {
      await answer(route);
      broken += 1;
    });
    return () => broken;
  }

  for (const [fault, answer] of [
    ['is not found', answerNotFound],
    ['is corrupt', corrupt],
    ['is cut off', truncate],
    ['is of another version', ofNextVersion],
  ] as const) {
    test(`the core ${fault}: the search answers from the page records`, async ({page}) => {
      const countBroken = await breakFiles(page, CORE, answer);
      await goto(page, FROM);
      await page.keyboard.press(SHORTCUT);
      const box = getSearchBox(page);
      await searchFor(box, 'lib.format');
      await expect(box.hits.first()).toHaveAttribute('href', '/config/lib/format');
      expect(countBroken()).toBeGreaterThan(0);
    });
  }

  for (const [fault, answer] of [
    ['are not found', answerNotFound],
    ['are corrupt', corrupt],
    ['are cut off', truncate],
    ['are no list', (route: Route) => route.fulfill({json: {pages: []}})],
  ] as const) {
    test(`the page records ${fault}: the search finds pages by the core, and links lead there`, async ({page}) => {
      const countBroken = await breakFiles(page, RECORDS, answer);
      await goto(page, FROM);
      await page.keyboard.press(SHORTCUT);
      const {field, hits} = getSearchBox(page);
      await field.fill('lib.format');
      await expect(hits.first()).toHaveAttribute('href', '/config/lib/format');
      expect(countBroken()).toBeGreaterThan(0);
      await hits.first().click();
      await expect(heading(page)).toHaveText(readDocTitle('/config/lib/format'));
    });
  }

  test('neither core nor page records can be read: the search says so and tries again', async ({page}) => {
    await page.route(`${readIndex('').address.replace(/^\/static\/(.*)\.[^.]+\.json$/, '**/static/$1')}*`, corrupt);
    await goto(page, FROM);
    await page.keyboard.press(SHORTCUT);
    const {field, dialog, hits} = getSearchBox(page);
    await field.fill('lib.format');
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText('The search index could not be loaded.');
    await page.unrouteAll();
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(hits.first()).toHaveAttribute('href', '/config/lib/format');
  });
});

test.describe('a blocked worker', () => {
  async function expectAnswer(page: Page): Promise<void> {
    await goto(page, FROM);
    await page.keyboard.press(SHORTCUT);
    const box = getSearchBox(page);
    await searchFor(box, 'lib.format');
    await expect(box.hits.first()).toHaveAttribute('href', '/config/lib/format');
  }

  test('its constructor throws: the page answers itself', async ({page}) => {
    await page.addInitScript(() => {
      window.Worker = function refuse() {
        throw new DOMException('Workers are off.', 'SecurityError');
      } as unknown as typeof Worker;
    });
    await expectAnswer(page);
    expect(page.workers()).toEqual([]);
  });

  test('a policy forbids it: the page answers itself', async ({page, problems}) => {
    await page.route('**/guide/start/', async (route) => {
      const response = await route.fetch();
      const policy = response.headers()['content-security-policy'];
      expect(policy).toContain('worker-src');
      const headers = {
        ...response.headers(),
        'content-security-policy': policy.replace(/worker-src [^;]+/, "worker-src 'none'"),
      };
      await route.fulfill({response, headers});
    });
    await expectAnswer(page);
    expect(page.workers()).toEqual([]);
    await expectOnly(problems, /violates the following Content Security Policy directive: "worker-src 'none'"/);
  });

  test('its script is not found: the page answers itself', async ({page}) => {
    let lost = 0;
    await page.addInitScript(() => {
      const Original = window.Worker;
      window.Worker = class extends Original {
        constructor(url: string | URL, options?: WorkerOptions) {
          document.documentElement.dataset.worker = new URL(url, window.location.href).pathname;
          super(url, options);
        }
      };
    });
    await page.route(SCRIPTS, async (route) => {
      const worker = await page.evaluate(() => document.documentElement.dataset.worker).catch(() => undefined);
      if (worker !== undefined && route.request().url().endsWith(worker)) {
        lost += 1;
        await answerNotFound(route);
        return;
      }
      await route.continue();
    });
    await expectAnswer(page);
    expect(lost).toBe(1);
  });
});

test.describe('slow 3G', () => {
  test.setTimeout(90_000);

  /** What Chromium's own tools call so: 400 ms there and back, 400 kbit/s. */
  async function slowDown(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
  }

  test('the page can be read, styled, at its first paint, before any script', async ({page}) => {
    await slowDown(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/assets/js/')) {
        scripts.push(request.url());
      }
    });
    await page.goto(FROM, {waitUntil: 'commit', timeout: 60_000});
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(scripts).toEqual([]);
    await expect(heading(page)).toHaveText(readDocTitle(FROM));
    await expect(page.locator('.theme-layout-navbar')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const [paint, sheets] = await page.evaluate(
      () =>
        [
          performance.getEntriesByName('first-contentful-paint')[0].startTime,
          performance
            .getEntriesByType('resource')
            .filter(({name}) => name.endsWith('.css'))
            .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
        ] as const,
    );
    expect(sheets.filter((end) => end > paint)).toEqual([]);
  });

  for (const {name, width, label, opened} of [
    {name: 'the search', width: 1280, label: 'Search Docs', opened: 'Search'},
    {name: 'the menu', width: 360, label: 'Main menu', opened: 'Main menu'},
  ]) {
    test(`a click on ${name} is shown at once, kept, and followed`, async ({page}) => {
      await page.setViewportSize({width, height: 700});
      await slowDown(page);
      await page.goto(FROM, {waitUntil: 'domcontentloaded', timeout: 60_000});
      const button = page.getByRole('button', {name: label}).first();
      await button.evaluate((element: HTMLElement) => {
        const start = performance.now();
        element.click();
        document.documentElement.dataset.shownAfter = element.hasAttribute('data-pending')
          ? String(performance.now() - start)
          : 'never';
      });
      expect(Number(await page.locator('html').getAttribute('data-shown-after'))).toBeLessThan(100);
      await expect(button).toHaveCSS('cursor', /progress|wait/);
      await expect(page.getByRole('dialog', {name: new RegExp(opened)})).toBeVisible({timeout: 60_000});
      await expect(page.getByRole('dialog')).toHaveCount(1);
    });
  }
});
