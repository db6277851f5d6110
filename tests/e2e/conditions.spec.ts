import type {Locator, Page} from '@playwright/test';
import {readDocTitle} from './support/build';
import {findOverflow} from './support/layout';
import {getSearchBox, searchFor, SHORTCUT} from './support/search';
import {expect, expectOnly, goto, test} from './support/test';

const DOC = '/guide/start/quick-start';
const KINDS = {
  'the home page': '/',
  'a doc page': DOC,
  'an overview page': '/config/',
  'an old page': '/0.x/config/lib/dts',
};

/** Its text has a picture. */
const ILLUSTRATED = '/guide/basic/output-structure';

const heading = (page: Page) => page.getByRole('heading', {level: 1});
const styleOf = (target: Locator, name: string) =>
  target.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

/** Has the browser write letters of this size, in px, where a page does not say how large they are. */
async function setLetters(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {fontSizes: {standard}});
  await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
}

test.describe('JavaScript off', () => {
  test.use({javaScriptEnabled: false});

  test('a doc page is read whole, links lead on, the mobile page has its outline and its links', async ({page}) => {
    await page.setViewportSize({width: 360, height: 320});
    // A click while the outline grows may land on another entry.
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(DOC);
    await expect(heading(page)).toHaveText(readDocTitle(DOC));
    await expect(page.locator('pre').first()).toBeVisible();
    for (const name of ['Guide', 'Config', 'API']) {
      await expect(page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name, exact: true})).toBeVisible();
    }
    await page.getByRole('button', {name: 'ON THIS PAGE'}).focus();
    const outline = page.getByRole('navigation', {name: 'ON THIS PAGE'});
    const entry = outline.getByRole('link').last();
    const anchor = (await entry.getAttribute('href')) ?? '';
    await expect(entry).not.toBeInViewport();
    await outline.hover();
    await page.mouse.wheel(0, 1000);
    await expect(entry).toBeInViewport();
    await entry.click();
    await expect(page).toHaveURL(DOC + anchor);
    await expect(page.locator(anchor)).toBeInViewport();
    const next = page.getByRole('link', {name: /Next Page/});
    const href = (await next.getAttribute('href')) ?? '';
    await next.click();
    await expect(page).toHaveURL(href);
    await expect(heading(page)).toHaveText(readDocTitle(href));
  });

  for (const address of [DOC, '/', '/no-such-page']) {
    test(`the skip link of ${address} leads behind the bar and the sidebar`, async ({page}) => {
      await page.goto(address);
      await page.keyboard.press('Tab');
      const link = page.getByRole('link', {name: 'Skip to main content'});
      await expect(link).toBeFocused();
      const target = page.locator((await link.getAttribute('href')) ?? '');
      await expect(target).toHaveCount(1);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toHaveCount(1);
      await expect(heading(page)).toBeInViewport({ratio: 1});
    });
  }

  test('the home page shows its words and leads to the docs; an old page says that it is old', async ({page}) => {
    await page.goto('/');
    await expect(heading(page)).toBeVisible();
    await page.getByRole('link', {name: 'Introduction'}).first().click();
    await expect(heading(page)).toHaveText(readDocTitle('/guide/start/'));
    await page.goto('/0.x/guide/start/quick-start');
    await expect(page.getByText(/no longer the latest/)).toBeVisible();
  });

  test('THEME-02 the theme and its logo are those of the system, on paper the light ones', async ({page}) => {
    await page.goto(DOC);
    for (const [colorScheme, background, ink] of [
      ['light', 'rgb(255, 255, 255)', 'rgb(31, 26, 23)'],
      ['dark', 'rgb(11, 12, 14)', 'rgb(255, 247, 243)'],
    ] as const) {
      await page.emulateMedia({colorScheme, media: 'screen'});
      await expect(page.locator('body')).toHaveCSS('background-color', background);
      await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
      const strokes = page.getByRole('link', {name: 'Rslib', exact: true}).locator('svg > :first-child');
      await expect(strokes).toHaveCount(2);
      await expect(strokes.filter({visible: true})).toHaveCSS('fill', ink);
      await page.emulateMedia({colorScheme, media: 'print'});
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
      await expect(heading(page)).toHaveCSS('color', 'rgb(28, 27, 25)');
    }
  });

  for (const [kind, address] of Object.entries(KINDS)) {
    test(`${kind} shows no control that would do nothing`, async ({page}) => {
      await page.goto(address);
      // What these show opens by a style sheet, on focus.
      const opener = 'button[aria-controls]:not([role])';
      const controls = await page
        .locator(`button:not(${opener}):visible, input:visible, [role=tab]:visible`)
        .evaluateAll((elements) => elements.map((element) => element.outerHTML));
      expect(controls).toEqual([]);
      for (const button of await page.locator(`${opener}:visible`).all()) {
        await button.focus();
        await expect(page.locator(`[id="${(await button.getAttribute('aria-controls')) ?? ''}"]`)).toBeVisible();
      }
    });
  }

  test('the search page says that it cannot search', async ({page}) => {
    await page.goto('/search');
    // Playwright's other ways to find a text pass over these elements.
    const message = page.locator('main noscript p');
    await expect(message).toBeVisible();
    await expect(message).toHaveText(/^The search needs JavaScript\./);
    await page.goto('/zh/search');
    await expect(message).toHaveText(/^搜索需要 JavaScript。/);
  });
});

test.describe('images blocked', () => {
  // Other pages have no pictures but those of the bar, which are not loaded before a menu is opened.
  for (const [kind, address] of Object.entries({'the home page': '/', 'a doc page with a picture': ILLUSTRATED})) {
    test(`${kind} keeps its layout, and every image its words`, async ({page, problems}) => {
      await goto(page, address);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.route('**/*', (route) =>
        route.request().resourceType() === 'image' ? route.abort() : route.continue(),
      );
      await goto(page, address);
      const images = page.locator('img');
      expect(await images.count()).toBeGreaterThan(0);
      const wordless = await images.evaluateAll((elements) =>
        elements
          .filter((element) => (element.getAttribute('alt') ?? '').trim() === '')
          // Without words of its own an image is an ornament: never in a text, and beside the words of what it stands for.
          .filter((element) => {
            const owner = element.closest('a, button, figure');
            const isInText = element.closest('article') !== null;
            return !element.hasAttribute('alt') || isInText || owner?.textContent?.trim() === '';
          })
          .map((element) => element.outerHTML),
      );
      expect(wordless).toEqual([]);
      // Nothing moves: sizes do not wait for images.
      expect(Math.abs((await page.evaluate(() => document.documentElement.scrollHeight)) - height)).toBeLessThanOrEqual(
        1,
      );
      await expect(heading(page)).toBeVisible();
      await expectOnly(problems, /net::ERR_FAILED/);
    });
  }
});

test.describe('forced colours', () => {
  test.use({forcedColors: 'active', reducedMotion: 'reduce'});

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`where one is, what has the focus, buttons, fields and code stand out, ${colorScheme}`, async ({page}) => {
      await page.setViewportSize({width: 1440, height: 900});
      await page.emulateMedia({colorScheme});
      await goto(page, DOC);
      const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const current = page.locator('#site-doc-sidebar a[aria-current="page"]');
      expect(await styleOf(current, 'background-color')).not.toBe(
        await styleOf(page.locator('#site-doc-sidebar a:not([aria-current])').first(), 'background-color'),
      );
      const guide = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Guide'});
      expect(await styleOf(guide, 'background-color')).not.toBe(
        await styleOf(
          page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Config'}),
          'background-color',
        ),
      );
      const tabs = page.getByRole('tab');
      expect(await styleOf(tabs.nth(0), 'background-color')).not.toBe(await styleOf(tabs.nth(1), 'background-color'));
      for (const edged of [
        page.getByRole('button', {name: 'Search Docs'}),
        page.locator('.theme-code-block').first(),
      ]) {
        expect(await styleOf(edged, 'border-top-style')).toBe('solid');
        expect(await styleOf(edged, 'border-top-color')).not.toBe(canvas);
      }
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      expect(await styleOf(focused, 'outline-style')).not.toBe('none');
      expect(parseFloat(await styleOf(focused, 'outline-width'))).toBeGreaterThanOrEqual(2);
    });
  }

  test('the theme that is chosen in the menu of a small window stands out', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await goto(page, DOC);
    await page.getByRole('button', {name: 'Main menu'}).click();
    const options = page.getByRole('group', {name: 'Theme'}).locator('label');
    await expect(options).toHaveCount(3);
    const backgrounds = await options.evaluateAll((labels) =>
      labels.map((label) => [label.matches(':has(:checked)'), getComputedStyle(label).backgroundColor] as const),
    );
    const chosen = backgrounds.find(([isChosen]) => isChosen);
    expect(backgrounds.filter(([, background]) => background === chosen?.[1])).toHaveLength(1);
    // A ground of its own that is the one of the page would not be seen.
    expect(chosen?.[1]).not.toBe(await styleOf(page.locator('body'), 'background-color'));
  });

  test('the progress of a translation is the bar of the system', async ({page}) => {
    await goto(page, '/contribute/translations');
    await expect(page.getByRole('progressbar').first()).toHaveCSS('appearance', 'auto');
  });

  test('no picture lies below the text of the home page', async ({page}) => {
    await goto(page, '/');
    const picture = page.locator('[data-landing-background]');
    await expect(picture).toHaveCount(1);
    await expect(picture).toBeHidden();
  });

  test('a mark beside a line stands where one is, and nowhere else', async ({page}) => {
    const findMarked = (lines: Locator) =>
      lines.evaluateAll((elements) => {
        const widths = elements.map((element) => parseFloat(getComputedStyle(element).borderInlineStartWidth));
        return {marked: widths.filter((width) => width > 0).length, all: widths.length};
      });
    await page.setViewportSize({width: 1440, height: 900});
    await goto(page, '/config/lib/dts#dts-alias');
    const outline = page.getByRole('navigation', {name: 'ON THIS PAGE'});
    await expect(outline.locator('[aria-current]')).toHaveCount(1);
    expect((await findMarked(outline.locator('li, a'))).marked).toBe(1);
    await goto(page, '/');
    const {marked, all} = await findMarked(page.getByRole('region', {name: 'rslib.config.ts'}).locator('code > *'));
    expect(marked).toBe(1);
    expect(all).toBeGreaterThan(10);
  });

  test('icons have a colour of the system, and the chosen hit stands out', async ({page}) => {
    await goto(page, DOC);
    const icons = page.locator('button:not([data-pending]) svg').filter({visible: true});
    expect(await icons.count()).toBeGreaterThan(3);
    for (const icon of await icons.all()) {
      const [color, background] = await icon.evaluate((element) => {
        const {color: own} = getComputedStyle(element);
        return [own, getComputedStyle(document.body).backgroundColor];
      });
      expect(color).not.toBe(background);
    }
    await page.keyboard.press(SHORTCUT);
    const box = getSearchBox(page);
    await searchFor(box, 'format');
    expect(await styleOf(box.active, 'background-color')).not.toBe(await styleOf(box.hits.nth(2), 'background-color'));
  });
});

test.describe('reduced motion', () => {
  test.use({reducedMotion: 'reduce'});

  for (const [kind, address] of Object.entries(KINDS)) {
    test(`${kind}: nothing moves, and everything is there`, async ({page}) => {
      await goto(page, address);
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter((animation) => Number(animation.effect?.getComputedTiming().activeDuration) > 10)
          .map(
            (animation) => (animation as CSSAnimation).animationName ?? (animation as CSSTransition).transitionProperty,
          ),
      );
      expect(moving).toEqual([]);
      expect(await styleOf(page.locator('html'), 'scroll-behavior')).toBe('auto');
      const faded = await page
        .getByRole('main')
        .evaluate(
          (main) =>
            [...main.querySelectorAll('h1, h2, h3, p, li, a:not(.hash-link)')].filter(
              (element) => element.checkVisibility() && !element.checkVisibility({opacityProperty: true}),
            ).length,
        );
      expect(faded).toBe(0);
    });
  }

  test('theme, menu and page change at once', async ({page}) => {
    await page.addInitScript(() => {
      document.startViewTransition = () => {
        throw new Error('a view transition');
      };
    });
    await page.emulateMedia({colorScheme: 'light'});
    await page.setViewportSize({width: 360, height: 640});
    await goto(page, DOC);
    await page.getByRole('button', {name: 'Main menu'}).click();
    await page.getByRole('dialog', {name: 'Main menu'}).getByRole('link', {name: 'Config'}).click();
    await expect(heading(page)).toHaveText(readDocTitle('/config/'));
    await page.setViewportSize({width: 1280, height: 800});
    await page
      .getByRole('button', {name: /^Switch to dark/})
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('400 % zoom', () => {
  // 1280 × 1024 at 400 % has 320 × 256 CSS pixels (WCAG 1.4.10).
  test.use({viewport: {width: 320, height: 256}, deviceScaleFactor: 4, reducedMotion: 'reduce'});

  for (const [kind, address] of Object.entries({
    ...KINDS,
    'the 404 page': '/no/such/page',
    'a Chinese page': `/zh${DOC}`,
  })) {
    test(`${kind} scrolls one way only, and nothing is cut off`, async ({page}) => {
      await goto(page, address);
      expect(await findOverflow(page)).toEqual([]);
      const covered = await page.evaluate(() => {
        const bar = document.querySelector('.theme-layout-navbar')?.getBoundingClientRect();
        return bar === undefined ? 0 : bar.height / window.innerHeight;
      });
      expect(covered).toBeLessThan(0.5);
    });
  }

  test('no word of the title of the search page is split', async ({page}) => {
    await goto(page, '/search');
    const split = await heading(page).evaluate((element) => {
      const text = element.firstChild as Text;
      return [...text.data.matchAll(/\S+/g)]
        .filter(({0: word, index}) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1;
        })
        .map(([word]) => word);
    });
    expect(split).toEqual([]);
  });

  test('menu, sidebar, outline and search are reached and used', async ({page}) => {
    await goto(page, DOC);
    await page.getByRole('button', {name: 'Main menu'}).click();
    const menu = page.getByRole('dialog', {name: 'Main menu'});
    const last = menu.getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ratio: 0.9});
    await page.keyboard.press('Escape');
    await page.getByRole('button', {name: 'Menu', exact: true}).click();
    const entry = page.getByRole('dialog', {name: 'Docs sidebar'}).getByRole('link', {name: 'Command line'});
    await entry.click();
    await expect(heading(page)).toHaveText(readDocTitle('/guide/basic/cli'));
    await page.getByRole('button', {name: 'ON THIS PAGE'}).click();
    await page
      .getByRole('navigation')
      .or(page.locator('[id]'))
      .getByRole('link', {name: /inspect/i})
      .filter({visible: true})
      .first()
      .click();
    await expect(page).toHaveURL(/#/);
    await page.getByRole('button', {name: 'Search Docs'}).click();
    const box = getSearchBox(page);
    await searchFor(box, 'format');
    await box.hits.first().scrollIntoViewIfNeeded();
    await expect(box.hits.first()).toBeInViewport({ratio: 0.9});
    await box.hits.first().click();
    await expect(page).toHaveURL(/format/);
  });
});

test.describe('large letters', () => {
  for (const [kind, address] of Object.entries({...KINDS, 'a Chinese page': `/zh${DOC}`})) {
    test(`${kind} keeps its bar in the window where the browser writes 20 or 24 px`, async ({page}) => {
      await page.setViewportSize({width: 768, height: 1024});
      await goto(page, address);
      for (const standard of [20, 24]) {
        await setLetters(page, standard);
        expect(await findOverflow(page), `${standard} px`).toEqual([]);
        const boxes = await page
          .locator('.theme-layout-navbar')
          .locator('a, button')
          .filter({visible: true})
          .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));
        const isOver = (one: DOMRect, other: DOMRect) =>
          one.left < other.right - 1 &&
          other.left < one.right - 1 &&
          one.top < other.bottom - 1 &&
          other.top < one.bottom - 1;
        const pairs = boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) => isOver(one, other)));
        expect(pairs, `${standard} px`).toEqual([]);
      }
    });
  }
});

test.describe('very large letters', () => {
  test('a doc leaves its text room, and its menus in the window', async ({page}) => {
    // The narrow window first: in one that was wide the sidebar would still slide out.
    await page.setViewportSize({width: 360, height: 900});
    await goto(page, DOC);
    for (const [standard, width] of [
      [32, 360],
      [24, 800],
      [24, 1100],
      [32, 1100],
      [32, 1440],
    ] as const) {
      const name = `${standard} px at ${width}`;
      await page.setViewportSize({width, height: 900});
      await setLetters(page, standard);
      expect(await findOverflow(page), name).toEqual([]);
      const text = await page.getByRole('article').boundingBox();
      expect(text?.width, name).toBeGreaterThan(width / 3);
      if (width >= 768) {
        await page.getByRole('button', {name: '1.x'}).first().click();
        const entry = page.getByRole('navigation').getByRole('link', {name: /^0\.x/}).filter({visible: true}).first();
        const box = await entry.boundingBox();
        expect(box?.x, name).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? width) + (box?.width ?? 0), name).toBeLessThanOrEqual(width);
        await page.keyboard.press('Escape');
        await expect(entry).toHaveCount(0);
      }
    }
  });

  for (const [kind, address] of Object.entries({...KINDS, 'the Chinese home page': '/zh/'})) {
    test(`${kind} scrolls one way only`, async ({page}) => {
      // From the wide window of the other tests a sidebar would slide out.
      await page.setViewportSize({width: 360, height: 900});
      await goto(page, address);
      for (const [standard, width] of [
        [24, 360],
        [32, 360],
        [32, 640],
        [32, 768],
        [32, 800],
      ] as const) {
        await page.setViewportSize({width, height: 900});
        await setLetters(page, standard);
        expect(await findOverflow(page), `${standard} px at ${width}`).toEqual([]);
      }
    });
  }

  test('a phone without JavaScript shows the version menu in the window', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, viewport: {width: 360, height: 740}, baseURL});
    const page = await context.newPage();
    await page.goto(DOC);
    await page.locator('.theme-layout-navbar').getByText('1.x', {exact: true}).first().click();
    const box = await page.locator('.theme-layout-navbar').getByRole('link', {name: /^0\.x/}).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 360) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    await context.close();
  });
});
