import type {Page} from '@playwright/test';
import {readDocTitle} from './support/build';
import {expect, expectOnly, goto, test, waitForHydration} from './support/test';

const FROM = '/guide/start/';
const TO = '/guide/basic/cli';
const link = (page: Page, href: string) => page.locator(`main a[href="${href}"], nav a[href="${href}"]`).first();
const heading = (page: Page) => page.getByRole('heading', {level: 1});

/** Follows an in-app link without hovering it first, so that nothing is prefetched. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    const anchor = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
      (a) => a.getAttribute('href') === target,
    );
    if (!anchor) {
      throw new Error(`no link to ${target}`);
    }
    anchor.click();
  }, href);
}

async function countEvents(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, {seen});
    window.addEventListener('content-reload', () => {
      const ends = [document.querySelector('h1'), [...document.querySelectorAll('main h2')].at(-1)];
      seen.push(ends.map((element) => element?.textContent).join(', '));
    });
  });
  return () => page.evaluate(() => (window as unknown as {seen: string[]}).seen);
}

test('PAGECHANGE-01 PAGECHANGE-03 content-reload comes once, after the new content', async ({page}) => {
  await goto(page, FROM);
  const seen = await countEvents(page);
  await follow(page, TO);
  await expect(heading(page)).toHaveText(readDocTitle(TO));
  const last = page.locator('main h2').last();
  // The last heading of a long page follows a moment after the first screen.
  await expect(last).toHaveId('related');
  await expect.poll(seen).toEqual([`${readDocTitle(TO)}, ${await last.textContent()}`]);
});

test('PAGECHANGE-02 the content is swapped in a view transition, at once with reduced motion', async ({page}) => {
  await page.addInitScript(() => {
    const original = document.startViewTransition.bind(document);
    Object.assign(window, {count: 0});
    document.startViewTransition = (change) => {
      (window as unknown as {count: number}).count += 1;
      return original(change);
    };
  });
  const count = () => page.evaluate(() => (window as unknown as {count: number}).count);
  await goto(page, FROM);
  await follow(page, TO);
  await expect(heading(page)).toHaveText(readDocTitle(TO));
  expect(await count()).toBe(1);
  // Heavy pages are no exception.
  await expect.poll(() => page.evaluate(() => document.getElementsByTagName('*').length)).toBeGreaterThan(1500);
  await follow(page, FROM);
  await expect(heading(page)).toHaveText(readDocTitle(FROM));
  expect(await count()).toBe(2);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await follow(page, TO);
  await expect(heading(page)).toHaveText(readDocTitle(TO));
  expect(await count()).toBe(2);
});

test('PAGECHANGE-02 pages change at once when transitions have kept the reader waiting', async ({page}) => {
  await page.addInitScript(() => {
    const original = document.startViewTransition.bind(document);
    const waits: string[] = [];
    Object.assign(window, {waits});
    document.startViewTransition = (change) => {
      waits.push(location.pathname);
      return original(async () => {
        await new Promise((resolve) => setTimeout(resolve, 200));
        if (typeof change === 'function') {
          await change();
        }
      });
    };
  });
  await goto(page, FROM);
  for (const to of [TO, FROM, TO, FROM]) {
    await follow(page, to);
    await expect(heading(page)).toHaveText(readDocTitle(to));
    // The frame behind the transition is what its time is taken from.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  expect(await page.evaluate(() => (window as unknown as {waits: string[]}).waits)).toHaveLength(2);
});

test('PAGECHANGE-02 a page change pictures the heading alone, and takes clicks meanwhile', async ({page}) => {
  await goto(page, FROM);
  await page.evaluate(() => {
    const original = document.startViewTransition.bind(document);
    const pictures = new Promise((resolve) => {
      document.startViewTransition = (change) => {
        const transition = original(change);
        void transition.ready.then(() => {
          const animated = document.getAnimations().map(({effect}) => (effect as KeyframeEffect).pseudoElement);
          const {pointerEvents} = getComputedStyle(document.documentElement, '::view-transition');
          resolve([...new Set(animated.filter((name) => name?.startsWith('::view-transition'))), pointerEvents]);
        });
        return transition;
      };
    });
    Object.assign(window, {pictures});
  });
  await follow(page, TO);
  await expect(heading(page)).toHaveText(readDocTitle(TO));
  const pictures = await page.evaluate(() => (window as unknown as {pictures: Promise<string[]>}).pictures);
  expect(pictures.sort()).toEqual([
    '::view-transition-group(heading)',
    '::view-transition-new(heading)',
    '::view-transition-old(heading)',
    'none',
  ]);
});

test('PAGECHANGE-05 what lies below the first screen of a long page follows it, and is there for anchors and Back', async ({
  page,
}) => {
  const LONG = '/config/lib/dts';
  await goto(page, LONG);
  const headings = await page.locator('main h2').allTextContents();
  const last = page.locator('main h2').last();
  await last.evaluate((element) => element.scrollIntoView());
  const scrolled = await page.evaluate(() => Math.round(window.scrollY));
  expect(scrolled).toBeGreaterThan(2000);
  await follow(page, '/config/lib/id');
  await expect(heading(page)).toHaveText(readDocTitle('/config/lib/id'));

  // The footer never comes into sight on the way.
  await page.evaluate((title) => {
    Object.assign(window, {frames: 0, footerSeen: false});
    const state = window as unknown as {frames: number; footerSeen: boolean};
    const look = (): void => {
      const footer = document.querySelector('.theme-doc-footer');
      if (document.querySelector('h1')?.textContent === title && footer !== null) {
        state.frames += 1;
        state.footerSeen ||= footer.getBoundingClientRect().top < window.innerHeight;
      }
      requestAnimationFrame(look);
    };
    look();
  }, readDocTitle(LONG));
  await follow(page, LONG);
  await expect(page.locator('main h2')).toHaveText(headings);
  const state = await page.evaluate(() => {
    const {frames, footerSeen} = window as unknown as {frames: number; footerSeen: boolean};
    return {frames, footerSeen};
  });
  expect(state.frames).toBeGreaterThan(0);
  expect(state.footerSeen).toBe(false);

  await page.goBack();
  await expect(heading(page)).toHaveText(readDocTitle('/config/lib/id'));
  await page.goBack();
  await expect(heading(page)).toHaveText(readDocTitle(LONG));
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(scrolled);
});

test('what lies below the first screen of a long page is printed with it, however early', async ({page}) => {
  await goto(page, FROM);
  const counts = await page.evaluate(async (title) => {
    const count = (): number => document.querySelectorAll('main h2').length;
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('h1')?.textContent === title) {
          observer.disconnect();
          resolve();
        }
      });
      observer.observe(document.body, {childList: true, subtree: true});
      document.querySelector<HTMLAnchorElement>('#site-doc-sidebar a[href="/guide/basic/cli"]')?.click();
    });
    const first = count();
    window.dispatchEvent(new Event('beforeprint'));
    return {first, printed: count()};
  }, readDocTitle(TO));
  await expect(page.locator('main h2').last()).toBeAttached();
  expect(counts.printed).toBeGreaterThan(counts.first);
  expect(counts.printed).toBe(await page.locator('main h2').count());
});

test('PAGECHANGE-01 PAGECHANGE-02 the page of the address is shown when the reader goes back before a transition begins', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const original = document.startViewTransition.bind(document);
    const held: (() => void)[] = [];
    Object.assign(window, {
      beginTransitions: () => {
        held.splice(0).forEach((begin) => begin());
      },
      countHeld: () => held.length,
    });
    document.startViewTransition = (change) => {
      held.push(() => original(change));
      return {ready: Promise.resolve(), finished: Promise.resolve()} as unknown as ViewTransition;
    };
  });
  type Held = {countHeld: () => number; beginTransitions: () => void};
  await goto(page, FROM);
  await follow(page, TO);
  await expect.poll(() => page.evaluate(() => (window as unknown as Held).countHeld())).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL(FROM);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        (window as unknown as Held).beginTransitions();
        setTimeout(resolve, 500);
      }),
  );
  await expect(heading(page)).toHaveText(readDocTitle(FROM));
  await expect(page).toHaveTitle(new RegExp(readDocTitle(FROM)));
});

test('PAGECHANGE-04 ERROR-05 a lost chunk is asked for twice and logged; the page stays usable', async ({
  page,
  problems,
}) => {
  await page.route('**/assets/js/*.js*', (route) => route.continue());
  await goto(page, FROM);
  const asked: string[] = [];
  await page.route('**/assets/js/*.js*', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await route.abort();
  });
  // Pointed at first, as a mouse does.
  await page.locator(`a[href="${TO}"]`).first().hover();
  await expect.poll(() => asked.some((name, index) => asked.indexOf(name) < index)).toBe(true);
  await follow(page, TO);
  await expect.poll(() => problems.some((problem) => problem.includes(`${TO} could not be loaded`))).toBe(true);
  await expect(heading(page)).toHaveText(readDocTitle(FROM));
  await page.unroute('**/assets/js/*.js*');
  // The anchors are those of the page on screen, whose address is there again with them.
  const anchor = page.locator('main .hash-link').last();
  await anchor.click();
  await expect(page).toHaveURL(`${FROM}${await anchor.getAttribute('href')}`);
  await expect(heading(page)).toHaveText(readDocTitle(FROM));
  await follow(page, '/guide/start/quick-start');
  await expect(heading(page)).toHaveText(readDocTitle('/guide/start/quick-start'));
  await follow(page, TO);
  await expect(heading(page)).toHaveText(readDocTitle(TO));
  await expectOnly(problems, /could not be loaded/, /net::ERR_FAILED/);
});

test('PAGECHANGE-05 the focus starts anew with a page, and leaves a reader who scrolls at once in their place', async ({
  page,
}) => {
  await goto(page, FROM);
  await page.evaluate(() => {
    const heading = document.querySelector('h1');
    new MutationObserver((_, observer) => {
      if (document.querySelector('h1') !== heading) {
        observer.disconnect();
        window.scrollTo(0, 600);
      }
    }).observe(document.body, {childList: true, subtree: true});
  });
  const clicked = page.locator(`#site-doc-sidebar a[href="${TO}"]`).first();
  await clicked.click();
  await expect(heading(page)).toHaveText(readDocTitle(TO));
  await expect(clicked).not.toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
});

test('PAGECHANGE-05 a new page starts at the top and Back returns to the old place', async ({page}) => {
  await goto(page, '/guide/basic/cli');
  await page.evaluate(() => window.scrollTo(0, 900));
  await follow(page, FROM);
  await expect(heading(page)).toHaveText(readDocTitle(FROM));
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText(readDocTitle('/guide/basic/cli'));
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(900);
});

test('PAGECHANGE-05 Back returns to where a page was left while the next one loaded, which opens at its top if loaded anew', async ({
  page,
}) => {
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  const scripts = '**/assets/js/*.js*';
  await goto(page, TO);
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  await follow(page, FROM);
  await expect(page).toHaveURL(FROM);
  await page.evaluate(() => window.scrollTo(0, 900));
  letThrough();
  await expect(heading(page)).toHaveText(readDocTitle(FROM));
  await page.goBack();
  await expect(heading(page)).toHaveText(readDocTitle(TO));
  await expect.poll(top).toBe(900);

  const NEXT = '/guide/basic/output-format';
  await page.unroute(scripts);
  // Never answered: the reload takes them back.
  await page.route(scripts, () => undefined);
  await follow(page, NEXT);
  await expect(page).toHaveURL(NEXT);
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.unroute(scripts);
  await page.reload();
  await waitForHydration(page);
  await expect(heading(page)).toHaveText(readDocTitle(NEXT));
  expect(await top()).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText(readDocTitle(TO));
  await expect.poll(top).toBe(700);
});

test('PAGECHANGE-05 Back returns to where a page was left after an anchor of it, not to the anchor', async ({page}) => {
  await goto(page, '/guide/basic/cli');
  await waitForHydration(page);
  await page.locator('main .hash-link').nth(2).click();
  await expect(page).toHaveURL(/#/);
  await page.waitForTimeout(1200);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await follow(page, FROM);
  await expect(heading(page)).toHaveText(readDocTitle(FROM));
  await page.goBack();
  await expect(heading(page)).toHaveText(readDocTitle('/guide/basic/cli'));
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(1500);
});

test('PAGECHANGE-05 Back returns to where a page was left that a link to an anchor led to', async ({page}) => {
  await goto(page, FROM);
  await waitForHydration(page);
  await page.locator('main a[href*="/guide/start/glossary#"]').first().click();
  await expect(page).toHaveURL(/glossary#/);
  await expect(heading(page)).toHaveText(readDocTitle('/guide/start/glossary'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await follow(page, FROM);
  await expect(heading(page)).toHaveText(readDocTitle(FROM));
  await page.goBack();
  await expect(heading(page)).toHaveText(readDocTitle('/guide/start/glossary'));
  // The browser's own scroll to the anchor comes at once, where it comes.
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(1500);
});

test('PAGECHANGE-05 Back past an anchor of a page returns to where the page was left for it', async ({page}) => {
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await goto(page, TO);
  await waitForHydration(page);
  await page.evaluate(() => window.scrollTo(0, 3000));
  await expect.poll(top).toBe(3000);
  await follow(page, '#build');
  await expect.poll(top).not.toBe(3000);
  await follow(page, FROM);
  await expect(heading(page)).toHaveText(readDocTitle(FROM));
  await page.evaluate(() => window.history.go(-2));
  await expect(heading(page)).toHaveText(readDocTitle(TO));
  await expect(page).toHaveURL(TO);
  await page.waitForTimeout(200);
  expect(await top()).toBe(3000);
});

test('PAGECHANGE-04 PAGECHANGE-05 a page that Back leads away from stays in its place until the other one is there', async ({
  page,
}) => {
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await goto(page, TO);
  await waitForHydration(page);
  await page.evaluate(() => window.scrollTo(0, 3000));
  await follow(page, FROM);
  await expect(heading(page)).toHaveText(readDocTitle(FROM));
  await page.evaluate(() => window.scrollTo(0, 200));
  await page.reload();
  await waitForHydration(page);
  await expect.poll(top).toBe(200);
  let letThrough = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/assets\/js\/.*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goBack({waitUntil: 'commit'});
  await expect(page).toHaveURL(TO);
  await page.waitForTimeout(200);
  await expect(heading(page)).toHaveText(readDocTitle(FROM));
  expect(await top()).toBe(200);
  letThrough();
  await expect(heading(page)).toHaveText(readDocTitle(TO));
  await expect.poll(top).toBe(3000);
});

test('PAGECHANGE-05 Back returns to the old place of each page that was loaded as a whole', async ({page}) => {
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await goto(page, FROM);
  await page.evaluate(() => window.scrollTo(0, 800));
  await follow(page, TO);
  await expect(heading(page)).toHaveText(readDocTitle(TO));
  await page.evaluate(() => window.scrollTo(0, 500));
  await goto(page, '/zh/guide/basic/cli');
  await page.evaluate(() => window.scrollTo(0, 300));
  await follow(page, '/zh/guide/start/quick-start');
  await expect(page).toHaveURL('/zh/guide/start/quick-start');
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect.poll(top).toBe(300);
  await page.goBack();
  await expect(heading(page)).toHaveText(readDocTitle(TO));
  await expect.poll(top).toBe(500);
  await waitForHydration(page);
  await page.goBack();
  await expect(heading(page)).toHaveText(readDocTitle(FROM));
  await expect.poll(top).toBe(800);
});

test('PAGECHANGE-05 a link with an anchor of another page leads to its heading, 72 px below the top', async ({
  page,
}) => {
  await goto(page, FROM);
  await page.evaluate(() => window.scrollTo(0, 300));
  await follow(page, '/guide/start/glossary#bundler');
  await expect(heading(page)).toHaveText(readDocTitle('/guide/start/glossary'));
  const top = (): Promise<number> =>
    page.locator('#bundler').evaluate((element) => {
      // Headings keep their distance from the text above by a padding.
      return element.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(element).paddingBlockStart);
    });
  await expect.poll(async () => Math.abs((await top()) - 72)).toBeLessThanOrEqual(2);
});

test('PAGECHANGE-05 two presses of Back, faster than the pages come, lead to the place of the page', async ({page}) => {
  await goto(page, FROM);
  await page.evaluate(() => window.scrollTo(0, 800));
  await follow(page, TO);
  await expect(heading(page)).toHaveText(readDocTitle(TO));
  // The page that is shown comes a second time.
  await follow(page, FROM);
  await expect(heading(page)).toHaveText(readDocTitle(FROM));
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(0);
  await page.evaluate(() => {
    window.addEventListener('popstate', () => window.history.back(), {once: true});
    window.history.back();
  });
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(800);
  await expect(heading(page)).toHaveText(readDocTitle(FROM));
  await expect(page).toHaveURL(FROM);
});

test('the title of the new page is said', async ({page}) => {
  await goto(page, FROM);
  await follow(page, TO);
  await expect(page.locator('#site-status')).toHaveText(`${readDocTitle(TO)} - Rslib`);
  await expect(page.getByRole('status').filter({hasText: readDocTitle(TO)})).toHaveCount(1);
});

test('PROGRESS-02 the bar shows only when loading takes longer than 200 ms, and ends when it fails', async ({
  page,
  problems,
}) => {
  await goto(page, FROM);
  // The links in sight are fetched first, so that the next page alone takes time.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    Object.assign(window, {bars: 0});
    new MutationObserver(() => {
      if (document.getElementById('nprogress')) {
        (window as unknown as {bars: number}).bars += 1;
      }
    }).observe(document.body, {childList: true});
  });
  const bars = () => page.evaluate(() => (window as unknown as {bars: number}).bars);
  const delay = async (ms: number) => {
    await page.unrouteAll();
    await page.route('**/assets/js/*.js*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      await route.continue();
    });
  };
  // A page that is there already takes no time, however slow the machine is.
  await follow(page, '/guide/start/quick-start');
  await expect(heading(page)).toHaveText(readDocTitle('/guide/start/quick-start'));
  await follow(page, FROM);
  await expect(heading(page)).toHaveText(readDocTitle(FROM));
  await page.evaluate(() => Object.assign(window, {bars: 0}));
  await delay(700);
  await follow(page, '/guide/start/quick-start');
  await expect(heading(page)).toHaveText(readDocTitle('/guide/start/quick-start'));
  expect(await bars()).toBe(0);
  await follow(page, TO);
  await expect(heading(page)).toHaveText(readDocTitle(TO));
  expect(await bars()).toBeGreaterThan(0);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.unrouteAll();
  await page.route('**/assets/js/*.js*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.abort();
  });
  await follow(page, '/guide/start/glossary');
  await expect.poll(() => problems.some((problem) => problem.includes('could not be loaded'))).toBe(true);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await expectOnly(problems, /could not be loaded/, /net::ERR_FAILED/);
});

test('LINK-01 internal links keep the document, external ones open a tab of their own', async ({page}) => {
  await goto(page, FROM);
  await page.evaluate(() => Object.assign(window, {kept: true}));
  await link(page, TO).click();
  await expect(heading(page)).toHaveText(readDocTitle(TO));
  expect(await page.evaluate(() => (window as unknown as {kept?: boolean}).kept)).toBe(true);
  const external = page.locator('main a[href^="http"]');
  await goto(page, FROM);
  expect(await external.count()).toBeGreaterThan(0);
  for (const anchor of await external.all()) {
    expect(await anchor.getAttribute('target')).toBe('_blank');
    await expect(anchor).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('LINK-02 a heading anchor scrolls to its heading and emits hashchange', async ({page}) => {
  await goto(page, TO);
  await page.evaluate(() => {
    Object.assign(window, {hashes: []});
    window.addEventListener('hashchange', (event) =>
      (window as unknown as {hashes: string[]}).hashes.push(new URL(event.newURL).hash),
    );
  });
  const anchor = page.locator('h2 a.hash-link').nth(1);
  const hash = (await anchor.getAttribute('href')) ?? '';
  await anchor.click({force: true});
  await expect(page).toHaveURL(new RegExp(`${hash}$`));
  await expect.poll(() => page.evaluate(() => (window as unknown as {hashes: string[]}).hashes)).toEqual([hash]);
});

test('LINK-02 a heading anchor scrolls smoothly, at once with reduced motion', async ({page}) => {
  await goto(page, TO);
  const click = (): Promise<string> =>
    page.evaluate(() => {
      document.querySelectorAll<HTMLElement>('h2 a.hash-link')[1].click();
      return getComputedStyle(document.documentElement).scrollBehavior;
    });
  expect(await click()).toBe('smooth');
  // Other scrolls are at once again.
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect(await click()).toBe('auto');
});

test('OUTLINE-08 ERROR-06 an anchor that cannot be decoded is logged and the page lives on', async ({
  page,
  problems,
}) => {
  await goto(page, `${FROM}#%E0%A4%A`);
  await expect(heading(page)).toHaveText(readDocTitle(FROM));
  await expectOnly(problems, /cannot be decoded/);
  await page.evaluate(() => {
    const anchor = document.createElement('a');
    anchor.href = '#100%';
    anchor.textContent = 'broken';
    document.querySelector('main')?.prepend(anchor);
    anchor.click();
  });
  await expectOnly(problems, /cannot be decoded/);
  await follow(page, TO);
  await expect(heading(page)).toHaveText(readDocTitle(TO));
});
