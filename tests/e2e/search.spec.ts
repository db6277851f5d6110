import type {Locator, Page} from '@playwright/test';
import {DEFAULT_VERSION_NAME} from '../../src/lib/site/docsVersions';
import {BUILD} from './support/build';
import {findInScripts} from './support/engineSite';
import {holdRequests} from './support/holdRequests';
import {watchShifts} from './support/layout';
import {getSearchBox, openSearch, readIndex, searchFor, SHORTCUT, type SearchBox} from './support/search';
import {expect, expectAccessible, expectOnly, goto, test} from './support/test';

const MARKUP = '<img src=x onerror="window.hacked=1">';
const CORE = /\/static\/search_index\.1_x\.\w+\.core\.[0-9a-f]{8}\.txt$/;
const LOCALES = [
  {
    prefix: '',
    placeholder: 'Search Docs',
    noResults: 'No results for "zzqqxx"',
    tryAgain: 'Please try again with a different keyword',
    scopes: 'Version to search',
    otherVersions: 'Other versions',
  },
  {
    prefix: 'zh/',
    placeholder: '搜索文档',
    noResults: '没有找到与“zzqqxx”相关的结果',
    tryAgain: '请换一个关键词再试',
    scopes: '搜索的版本',
    otherVersions: '其他版本',
  },
] as const;
const VERSIONS = [
  {version: '1.x', folder: ''},
  {version: '0.x', folder: '0.x/'},
] as const;

/** Follows a link of a page on a slow line, and opens the search, whose code is there, before the next page is. */
async function searchOnTheWay(page: Page, link: string, from?: string): Promise<SearchBox & {release: () => void}> {
  const box = await openSearch(page, from);
  await page.keyboard.press('Escape');
  await expect(box.dialog).toHaveCount(0);
  const release = await holdRequests(page, '**/assets/js/*.js');
  await page
    .locator(link)
    .first()
    .evaluate((element) => (element as HTMLElement).click());
  await page.waitForURL((url) => url.pathname !== new URL(from ?? '/guide/start/quick-start', url).pathname);
  await page.keyboard.press(SHORTCUT);
  return {...box, release};
}

/** Addresses of the requests for index files so far. */
function watchIndex(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.includes('/static/search_index')) {
      requests.push(pathname);
    }
  });
  return requests;
}

for (const {prefix, placeholder, noResults, tryAgain, scopes, otherVersions} of LOCALES) {
  const start = `/${prefix}guide/start/quick-start`;

  test.describe(`search in /${prefix}`, () => {
    test('SEARCH-01, SEARCH-03 opens with the shortcut and with the button, which shows it, closes with Escape', async ({
      page,
    }) => {
      await goto(page, start);
      const {dialog, field} = getSearchBox(page);
      await page.keyboard.press(SHORTCUT);
      await expect(field).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await page.keyboard.press('Meta+k');
      await expect(field).toBeFocused();
      await page.keyboard.press('Escape');
      const button = page.getByRole('navigation').getByRole('button', {name: placeholder});
      await button.click();
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('placeholder', placeholder);
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await expect(button).toHaveText(`${placeholder}CtrlK`);
    });

    test('SEARCH-17, SEARCH-18, WORKER-01 loads one index and one worker, at the first opening', async ({page}) => {
      const requests = watchIndex(page);
      await goto(page, start);
      await page.waitForTimeout(500);
      expect(requests).toEqual([]);
      expect(page.workers()).toEqual([]);
      await page.keyboard.press(SHORTCUT);
      const {field, hits} = getSearchBox(page);
      await field.fill('format');
      await expect(hits.first()).toBeVisible();
      // What finds and ranks pages comes first, then their records.
      await expect.poll(() => requests).toEqual([expect.stringMatching(CORE), readIndex(prefix).address]);
      expect(page.workers()).toHaveLength(1);
    });

    for (const {version, folder} of VERSIONS) {
      test(`SEARCH-19 finds pages of its own locale and version only, from ${version}`, async ({page}) => {
        const requests = watchIndex(page);
        const box = await openSearch(page, `/${prefix}${folder}guide/start/quick-start`);
        await searchFor(box, 'format');
        const links = await box.hits.evaluateAll((elements) =>
          elements.map((element) => element.getAttribute('href') ?? ''),
        );
        expect(links.length).toBeGreaterThan(2);
        const isOwn = (link: string): boolean =>
          link.startsWith('/zh/') === (prefix === 'zh/') &&
          link.replace(/^\/zh/, '').startsWith('/0.x/') === (folder === '0.x/');
        expect(links.filter((link) => !isOwn(link))).toEqual([]);
        expect(new Set(requests.map((name) => name.split('.')[1]))).toEqual(new Set([version.replace('.', '_')]));
      });
    }

    test('SEARCH-19 counts the other versions on request, and searches there', async ({page}) => {
      const box = await openSearch(page, start);
      const {dialog, hits} = box;
      await searchFor(box, 'format');
      await expect(hits.first()).toHaveAttribute('href', new RegExp(`^/${prefix}config/`));
      await dialog.getByRole('button', {name: otherVersions}).click();
      const chip = dialog.getByRole('group', {name: scopes}).getByRole('button', {name: /^0\.x/});
      await expect(chip).toHaveText(/^0\.x[1-9]\d*$/);
      await chip.click();
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
      await expect(hits.first()).toHaveAttribute('href', new RegExp(`^/${prefix}0\\.x/config/`));
      await dialog.getByRole('button', {name: /^1\.x/}).click();
      await expect(hits.first()).toHaveAttribute('href', new RegExp(`^/${prefix}config/`));
    });

    test('SEARCH-04, SEARCH-05 goes round with the arrows and opens with Enter', async ({page}) => {
      const box = await openSearch(page, start);
      const {field, hits, active, dialog} = box;
      // In one go: on a busy machine keys sent one by one may come with pauses, and each pause has an answer.
      await searchFor(box, 'lib.format');
      await expect(active).toHaveCount(1);
      const first = (await hits.first().getAttribute('id')) ?? '';
      await expect(field).toHaveAttribute('aria-activedescendant', first);
      await page.keyboard.press('ArrowUp');
      await expect(field).toHaveAttribute('aria-activedescendant', (await hits.last().getAttribute('id')) ?? '');
      await expect(hits.last()).toBeInViewport();
      await page.keyboard.press('ArrowDown');
      await expect(field).toHaveAttribute('aria-activedescendant', first);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/${prefix}config/lib/format$`));
      await expect(dialog).toHaveCount(0);
    });

    test('SEARCH-16, ERROR-02 says that nothing was found; is accessible then, before a query, and with hits', async ({
      page,
    }) => {
      const box = await openSearch(page, start);
      const {hits, dialog} = box;
      await expectAccessible(dialog);
      await searchFor(box, 'format');
      await expect(hits.first()).toBeVisible();
      await expectAccessible(dialog);
      await searchFor(box, 'zzqqxx');
      await expect(dialog.getByText(noResults)).toBeVisible();
      await expect(dialog.getByText(tryAgain)).toBeVisible();
      await expectAccessible(dialog);
    });
  });
}

test.describe('search', () => {
  test('SEARCH-02 closes with the shortcut, a click beside it and the close icon, and forgets the query', async ({
    page,
  }) => {
    const {field, dialog} = await openSearch(page);
    await field.fill('format');
    await page.keyboard.press(SHORTCUT);
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press(SHORTCUT);
    await expect(field).toHaveValue('');
    await page.mouse.click(5, 400);
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press(SHORTCUT);
    await field.fill('format');
    await dialog.getByRole('button', {name: 'Clear the query'}).click();
    await expect(field).toHaveValue('');
    await dialog.getByRole('button', {name: 'Close the search'}).click();
    await expect(dialog).toHaveCount(0);
  });

  test('SEARCH-02 has a Cancel button at 360 px, and nothing runs over the edge', async ({page}) => {
    await page.setViewportSize({width: 360, height: 640});
    await goto(page, '/guide/start/quick-start');
    await page.getByRole('button', {name: 'Search Docs'}).click();
    const {field, hits, dialog} = getSearchBox(page);
    await field.fill('output format of a very long word'.replaceAll(' ', ''));
    await field.fill('format');
    await expect(hits.first()).toBeVisible();
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await dialog.getByRole('button', {name: 'Cancel'}).click();
    await expect(dialog).toHaveCount(0);
  });

  test('SEARCH-05 the selection follows the mouse', async ({page}) => {
    const box = await openSearch(page);
    const {hits} = box;
    // With the texts rows move, and the selection with them.
    await searchFor(box, 'format');
    await hits.nth(2).hover();
    await expect(hits.nth(2)).toHaveAttribute('aria-selected', 'true');
    await expect(hits.first()).toHaveAttribute('aria-selected', 'false');
  });

  test('SEARCH-06 a word typed quickly is one query', async ({page}) => {
    await page.addInitScript(() => {
      const sent: unknown[] = [];
      Object.assign(window, {sent});
      window.Worker = class extends Worker {
        override postMessage(message: unknown): void {
          sent.push(message);
          super.postMessage(message);
        }
      };
    });
    const {field, hits} = await openSearch(page);
    // In one go: on a busy machine keys sent one by one may come with pauses.
    await field.evaluate((element: HTMLInputElement) => {
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      for (let end = 1; end <= 'format'.length; end += 1) {
        value?.set?.call(element, 'format'.slice(0, end));
        element.dispatchEvent(new Event('input', {bubbles: true}));
      }
    });
    await expect(hits.first()).toBeVisible();
    const sent = await page.evaluate(() => (window as unknown as {sent: {type: string; query?: string}[]}).sent);
    expect(sent.filter(({type}) => type === 'search').map(({query}) => query)).toEqual(['format']);
  });

  test('SEARCH-11 a section hit leads to its heading, where the words are marked', async ({page}) => {
    const box = await openSearch(page);
    const {hits} = box;
    await searchFor(box, 'format');
    const section = hits.and(page.locator('[href*="#"]')).first();
    const link = (await section.getAttribute('href')) ?? '';
    await section.click();
    await expect(page).toHaveURL(new RegExp(`${link}$`));
    await expect(page.locator(`[id="${link.split('#')[1]}"]`)).toBeInViewport();
    const countMarks = (): Promise<number> => page.evaluate(() => CSS.highlights.get('site-search')?.size ?? 0);
    await expect.poll(countMarks).toBeGreaterThan(0);
    // Its style comes with the marks.
    const readColor = (): Promise<string> =>
      page.evaluate(
        () => getComputedStyle(document.querySelector('main p')!, '::highlight(site-search)').backgroundColor,
      );
    await expect.poll(readColor).toBe('rgb(255, 231, 168)');
    await page.keyboard.press('Escape');
    await expect.poll(countMarks).toBe(0);
  });

  test('SEARCH-02 closed, it gives the focus back to the heading that a link had led to', async ({page}) => {
    await goto(page, '/guide/start/');
    const link = page.locator('main a[href*="/guide/start/glossary#"]').first();
    const [, id] = ((await link.getAttribute('href')) ?? '').split('#');
    await link.click();
    const target = page.locator(`[id="${id}"]`);
    await expect(target).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(target).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(target.locator('.hash-link')).toBeFocused();
  });

  test('SEARCH-11 the words are marked in the whole of a long page, which comes in two steps', async ({page}) => {
    const box = await openSearch(page);
    await searchFor(box, 'dts');
    await box.hits.and(page.locator('[href="/config/lib/dts"]')).click();
    await expect(page).toHaveURL('/config/lib/dts');
    const isLastSectionMarked = (): Promise<boolean> =>
      page.evaluate(() => {
        const last = [...document.querySelectorAll('main h2')].at(-1);
        const marks = [...(CSS.highlights.get('site-search') ?? [])] as Range[];
        return marks.some(({startContainer}) => {
          const place = last?.compareDocumentPosition(startContainer) ?? 0;
          return (place & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
        });
      });
    await expect.poll(isLastSectionMarked).toBe(true);
  });

  test('SEARCH-13 marks what matched, as text', async ({page}) => {
    const box = await openSearch(page);
    const {hits} = box;
    await searchFor(box, 'output format');
    const marks = await hits.locator('mark').allTextContents();
    expect(marks.length).toBeGreaterThan(0);
    expect(marks.filter((text) => !/outp|form/i.test(text))).toEqual([]);
  });

  test('SEARCH-14 seven pages at most', async ({page}) => {
    await goto(page, '/search?q=lib');
    const hits = page.getByRole('option');
    await expect(hits.first()).toBeVisible();
    const links = await hits.evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('href')?.split('#')[0]),
    );
    expect(new Set(links).size).toBe(7);
  });

  test('SEARCH-17 says that the index cannot be fetched, logs it, and tries again', async ({page, problems}) => {
    await page.route('**/static/search_index*', (route) => route.abort());
    const {field, hits, dialog} = await openSearch(page);
    await field.fill('format');
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText('The search index could not be loaded.');
    await expectOnly(problems, /search: the core is not read/, /search: the index cannot be loaded/, /net::ERR_FAILED/);
    await page.unroute('**/static/search_index*');
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(hits.first()).toBeVisible();
  });

  test('SEARCH-17 shows what it found while the texts of the pages are on their way, and when they do not come', async ({
    page,
    problems,
  }) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isBroken = true;
    await page.route('**/static/search_index*.json', async (route) => {
      await released;
      await (isBroken ? route.abort() : route.continue());
    });
    const {field, hits, dialog} = await openSearch(page);
    await field.fill('format');
    await expect(dialog.locator('[data-phase="partial"]')).toBeVisible();
    await expect(hits.first()).toHaveAttribute('href', '/config/lib/format');
    release();
    await expectOnly(problems, /search: the texts of the pages cannot be loaded/);
    await expect(hits.first()).toHaveAttribute('href', '/config/lib/format');
    isBroken = false;
    await field.fill('format esm');
    await expect(dialog.locator('[data-phase="answered"]')).toBeVisible();
    await expect(hits.locator('mark').first()).toBeVisible();
  });

  for (const path of ['/search?q=dts', '/zh/search?q=config', '/zh/search?q=react']) {
    test(`SEARCH-11, SEARCH-13 texts that come later move nothing on a phone, and begin near what was asked: ${path}`, async ({
      page,
    }) => {
      await page.setViewportSize({width: 360, height: 800});
      const readShifts = await watchShifts(page);
      const release = await holdRequests(page, '**/static/search_index*.json');
      await goto(page, path);
      const panel = page.locator('[data-phase]');
      const hits = page.getByRole('option');
      await expect(panel).toHaveAttribute('data-phase', 'partial');
      await expect(hits.first()).toBeVisible();
      const places = (): Promise<string[]> =>
        hits.evaluateAll((all) => all.map((hit) => `${hit.getAttribute('href')} ${hit.getBoundingClientRect().top}`));
      const before = await places();
      release();
      await expect(panel).toHaveAttribute('data-phase', 'answered');
      const texts = page.locator('[role="option"][data-type="content"]:has(mark)');
      await expect(texts.first()).toBeAttached();
      expect(await places()).toEqual(before);
      expect(await readShifts()).toEqual([]);
      const hidden = await texts.evaluateAll((all) =>
        all
          .map((hit) => hit.querySelector('mark') ?? hit)
          .filter((mark) => {
            const text = mark.parentElement ?? mark;
            return mark.getClientRects()[0].bottom > text.getBoundingClientRect().bottom + 2;
          })
          .map((mark) => mark.parentElement?.textContent),
      );
      expect(hidden).toEqual([]);
    });
  }

  for (const {held, width, height, left} of [
    {held: 'upright', width: 360, height: 740, left: 380},
    // Wider than what is narrow elsewhere: what an iPhone and a Pixel leave.
    {held: 'sideways', width: 844, height: 340, left: 150},
    {held: 'sideways', width: 915, height: 356, left: 156},
  ]) {
    test(`SEARCH-02 an on-screen keyboard covers nothing of the search on a phone held ${held}, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height});
      await goto(page, '/guide/start/quick-start');
      const {field, hits, dialog} = await openSearch(page);
      await field.fill('format');
      await expect(hits.first()).toBeVisible();
      // No browser here has such a keyboard: this is what one says of it.
      await page.evaluate((inSight) => {
        Object.defineProperty(VisualViewport.prototype, 'height', {get: () => inSight});
        window.visualViewport?.dispatchEvent(new Event('resize'));
      }, left);
      await page.keyboard.press('ArrowUp');
      await expect(hits.last()).toHaveAttribute('aria-selected', 'true');
      const bottom = (target: Locator): Promise<number> =>
        target.evaluate((element) => element.getBoundingClientRect().bottom);
      await expect.poll(() => bottom(hits.last())).toBeLessThanOrEqual(left);
      expect(await bottom(dialog.locator('> *'))).toBe(left);
      // Not cut off by what stands above: at least a line of the hit is in the list.
      await expect(hits.last()).toBeInViewport({ratio: 0.4});
      const isOnTop = await hits.last().evaluate((hit) => {
        const {left, top} = hit.getBoundingClientRect();
        return hit.contains(document.elementFromPoint(left + 40, top + 4));
      });
      expect(isOnTop).toBe(true);
    });
  }

  test('SEARCH-01 keeps the letters that are typed before the dialog is there', async ({page}) => {
    await goto(page, '/guide/start/quick-start');
    const release = await holdRequests(page, '**/assets/js/*.js');
    await page.keyboard.press(SHORTCUT);
    await page.keyboard.type('formal');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('t');
    const {field, hits, dialog} = getSearchBox(page);
    await expect(dialog).toHaveCount(0);
    release();
    await expect(field).toHaveValue('format');
    await expect(field).toBeFocused();
    await page.keyboard.type('s');
    await expect(field).toHaveValue('formats');
    await expect(hits.first()).toBeVisible();
  });

  test('tells that it loads when the index takes longer than 300 ms', async ({page}) => {
    const release = await holdRequests(page, '**/static/search_index*');
    const {field, hits, dialog} = await openSearch(page);
    await field.fill('format');
    await expect(dialog.getByText('Loading the search index…')).toBeVisible();
    release();
    await expect(hits.first()).toBeVisible();
  });

  test('opens from ?q= in the address, and /search is the same search', async ({page}) => {
    await goto(page, '/guide/start/?q=footer');
    const {field, active} = getSearchBox(page);
    await expect(field).toHaveValue('footer');
    await expect(active).toHaveAttribute('href', /footer/);
    const first = await active.getAttribute('href');
    await goto(page, '/search?q=footer');
    await expect(page.getByRole('option').first()).toHaveAttribute('href', first ?? '');
    await page.getByRole('combobox').fill('banner');
    await expect(page).toHaveURL(/\/search\?q=banner$/);
  });

  test('SEARCH-19 the address of the search page keeps the version that is searched', async ({page}) => {
    await goto(page, '/search?q=banner');
    await page.getByRole('button', {name: 'Other versions'}).click();
    await page.getByRole('button', {name: /^0\.x, /}).click();
    await expect(page).toHaveURL('/search?q=banner&docs-version=0.x');
    await page.reload();
    await expect(page.getByRole('option').first()).toHaveAttribute('href', /^\/0\.x\//);
    await page.getByRole('button', {name: 'Other versions'}).click();
    await page.getByRole('button', {name: /^1\.x, /}).click();
    await expect(page).toHaveURL('/search?q=banner');
    await goto(page, '/search?q=banner&docs-version=none');
    await expect(page.getByRole('option').first()).toHaveAttribute('href', /^\/(?!0)/);
    await expect(page).toHaveURL('/search?q=banner');
  });

  test('answers markup, patterns, halves of letters and long words without markup or exception', async ({page}) => {
    const box = await openSearch(page);
    const {dialog, hits} = box;
    for (const query of [MARKUP, '.*+?^${}()|[]\\', '👩‍👩‍👧 \ud800', 'مرحبا', '\u1112\u1161\u11ab', 'a'.repeat(10_000)]) {
      const name = query.slice(0, 40);
      await searchFor(box, query);
      await expect(dialog.getByText('No results for').or(hits.first()), name).toBeVisible();
      await expect(dialog.locator('img'), name).toHaveCount(0);
      expect(await page.evaluate(() => 'hacked' in window), name).toBe(false);
      // Opened again, it has no answer yet.
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await page.keyboard.press(SHORTCUT);
    }
  });

  test('shows a title and a text with markup as text', async ({page, problems}) => {
    const record = {
      title: `${MARKUP} title`,
      routePath: '/guide/start/',
      lang: 'en',
      version: DEFAULT_VERSION_NAME,
      toc: [],
      frontmatter: {},
      content: `Some ${MARKUP} text about a title.`,
      group: MARKUP,
    };
    await page.route('**/static/search_index*', (route) => route.fulfill({json: [record]}));
    const {field, dialog, hits} = await openSearch(page);
    await field.fill('title');
    await expect(hits.first()).toContainText('<img src=x onerror=');
    await expect(dialog.locator('img')).toHaveCount(0);
    await goto(page, `/search?q=${encodeURIComponent(MARKUP)}`);
    await expect(page.getByRole('combobox')).toHaveValue(MARKUP);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    // The record stands in for the core, too, which is then left aside with a warning.
    await expectOnly(problems, /search: the core is not read/);
  });

  test('remembers opened pages, keeps one and forgets it, by keyboard only', async ({page}) => {
    const {field, hits, dialog} = await openSearch(page);
    await field.pressSequentially('glossary');
    await expect(hits.first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/guide\/start\/glossary/);
    await page.keyboard.press(SHORTCUT);
    await expect(dialog.getByRole('region', {name: 'Recent'}).getByRole('link')).toHaveText([/Glossary/]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('button', {name: 'Keep Glossary'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    const kept = dialog.getByRole('region', {name: 'Favourites'});
    await expect(kept.getByRole('link')).toHaveText([/Glossary/]);
    await kept.getByRole('button', {name: 'Remove Glossary'}).press('Enter');
    await expect(kept).toHaveCount(0);
    await expect(field).toBeFocused();
    await expect(dialog.getByRole('region', {name: 'Popular pages'}).getByRole('link')).toHaveCount(6);
  });

  test('SEARCH-19 tells opened pages of other languages and versions apart', async ({page}) => {
    for (const start of ['/guide/start/', '/0.x/guide/start/', '/zh/0.x/guide/start/']) {
      await goto(page, start);
      await page.keyboard.press(SHORTCUT);
      const {field, hits} = getSearchBox(page);
      await field.fill('lib.shims');
      await expect(hits.first()).toContainText('lib.shims');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/config\/lib\/shims/);
    }
    await goto(page, '/0.x/guide/start/');
    await page.keyboard.press(SHORTCUT);
    const recent = getSearchBox(page).dialog.getByRole('region', {name: 'Recent'});
    await expect(recent.getByRole('link')).toHaveText(['lib.shims 简体中文', 'lib.shims', 'lib.shims 1.x']);
    await expect(recent.getByRole('button', {name: 'Keep lib.shims 1.x'})).toBeVisible();
    // Each language is an app of its own, which has no pages of the others.
    await recent.getByRole('link').first().click();
    await expect(page).toHaveURL('/zh/0.x/config/lib/shims');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('lib.shims');
  });

  test('the next Tab behind a hit of the same page goes on from its section', async ({page}) => {
    const box = await openSearch(page, '/config/lib/dts');
    await searchFor(box, 'tsgo');
    await page.locator('a[role="option"][href^="/config/lib/dts#"]').first().click();
    await expect(box.dialog).toBeHidden();
    const {hash} = new URL(page.url());
    await expect(page.locator(hash)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator(`${hash} > .hash-link`)).toBeFocused();
    await expect(page.locator(hash)).not.toHaveAttribute('tabindex');
  });

  test('SEARCH-16 a Chinese search leads to the same one of the English docs', async ({page}) => {
    const box = await openSearch(page, '/zh/config/lib/dts');
    await box.field.fill('qqqqzzzz');
    await box.dialog.getByRole('link', {name: /英语/}).click();
    await expect(page).toHaveURL('/search?q=qqqqzzzz');
  });

  test('SEARCH-22 the heading of a group covers the hits that go under it', async ({page}) => {
    const box = await openSearch(page, '/guide/start/');
    await searchFor(box, 'declaration');
    const isCovered = () =>
      box.dialog.getByRole('listbox').evaluate((list) => {
        const [group] = list.querySelectorAll<HTMLElement>('[role="group"] > :first-child');
        list.parentElement?.scrollBy(0, 70);
        const {left, width, top, height} = group.getBoundingClientRect();
        const isOver = [...list.querySelectorAll('[role="option"]')].some((hit) => {
          const box = hit.getBoundingClientRect();
          return box.top < top + height && box.bottom > top;
        });
        return isOver && document.elementFromPoint(left + width / 2, top + height / 2) === group;
      });
    expect(await isCovered()).toBe(true);
  });

  test('SEARCH-02 keeps the focus when the page on the way arrives behind it', async ({page}) => {
    const {dialog, field, release} = await searchOnTheWay(page, '#site-doc-sidebar a[href="/guide/start/glossary"]');
    await expect(page).toHaveURL('/guide/start/glossary');
    const link = dialog.getByRole('region', {name: 'Popular pages'}).getByRole('link').first();
    await expect(link).toBeVisible();
    await expect(field).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(link).toBeFocused();
    release();
    await expect(page.locator('h1')).toHaveText('Glossary');
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(link).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  test('SEARCH-02 stays, with all that was typed, when a page with another frame arrives behind it', async ({page}) => {
    const {dialog, field, hits, release} = await searchOnTheWay(page, 'a[href="/guide/start/quick-start"]', '/');
    await expect(page).toHaveURL('/guide/start/quick-start');
    await field.pressSequentially('lib.for');
    release();
    await expect(page.locator('h1')).toHaveText('Quick start');
    await expect(field).toBeFocused();
    await field.pressSequentially('mat');
    await expect(field).toHaveValue('lib.format');
    await expect(hits.first()).toHaveAttribute('href', '/config/lib/format');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', {name: 'Search Docs'}).click();
    await expect(field).toBeFocused();
  });

  test('SEARCH-01 opens with the shortcut on a page without a bar', async ({page}) => {
    const {dialog, field} = await openSearch(page, '/guide/start/quick-start?navbar=0');
    await expect(field).toBeFocused();
    await page.keyboard.press(SHORTCUT);
    await expect(dialog).toHaveCount(0);
  });

  test('PAGECHANGE-05 Back from a late hit returns to it on the search page', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 700});
    await goto(page, '/search?q=format');
    const hit = page.getByRole('option').nth(15);
    await hit.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy(0, 200));
    const before = await hit.boundingBox();
    await hit.click();
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('combobox')).toHaveValue('format');
    await expect.poll(async () => Math.round(((await hit.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBe(0);
  });

  test('SEARCH-17, SEARCH-19 searches in the version of the page that arrives behind it', async ({page}) => {
    const {field, hits, release} = await searchOnTheWay(page, 'a[href^="/0.x/guide/"]');
    await expect(page).toHaveURL(/\/0\.x\/guide\//);
    await field.fill('lib.format');
    await expect(hits.first()).toHaveAttribute('href', '/config/lib/format');
    release();
    await expect(page.locator('html')).toHaveClass(/docs-version-0\.x/);
    await expect(hits.first()).toHaveAttribute('href', '/0.x/config/lib/format');
  });

  test('keeps focus inside while it is open', async ({page}) => {
    const {dialog} = await openSearch(page);
    for (let press = 0; press < 15; press += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
  });

  test('tells the window what was opened', async ({page}) => {
    const {field, hits} = await openSearch(page);
    await page.evaluate(() => {
      window.addEventListener('site-search:select', (event) => {
        document.documentElement.dataset.selected = JSON.stringify((event as CustomEvent).detail);
      });
    });
    await field.fill('glossary');
    await hits.first().click();
    const detail = await page.evaluate(() => document.documentElement.dataset.selected ?? '{}');
    expect(JSON.parse(detail)).toMatchObject({
      query: 'glossary',
      position: 1,
      lang: 'en',
      version: DEFAULT_VERSION_NAME,
    });
  });

  test('the build holds the code of the chosen engine only', () => {
    expect(findInScripts(BUILD, 'site-search-favourites').length).toBeGreaterThan(0);
    for (const foreign of ['x-algolia', 'searchIndexes', 'DocSearch-', 'fetchIndexes']) {
      expect(findInScripts(BUILD, foreign), foreign).toEqual([]);
    }
  });

  test('no search code is in the first load', async ({page}) => {
    const loaded = new Set<string>();
    page.on('request', (request) => loaded.add(new URL(request.url()).pathname.replace('/assets/js/', '')));
    await goto(page, '/guide/start/quick-start');
    await page.waitForLoadState('networkidle');
    expect([...loaded].filter((name) => name.endsWith('.js')).length).toBeGreaterThan(1);
    for (const code of ['search_index.', 'createSearchHandler', 'site-search-favourites']) {
      expect(findInScripts(BUILD, code).filter((name) => loaded.has(name))).toEqual([]);
    }
  });
});
