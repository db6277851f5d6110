import type {Page} from '@playwright/test';
import {CHROMIUM_ARGS} from '../../tools/chromium.mjs';
import {expect, goto, test, waitForHydration} from './support/test';

const DOC = '/config/lib/dts';

test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: CHROMIUM_ARGS,
    // Playwright switches the cache off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

type Recorded = {readonly isPersisted?: boolean; readonly unloadListeners?: string[]};

const read = (page: Page): Promise<Recorded> =>
  page.evaluate(() => {
    const {isPersisted, unloadListeners} = window as Recorded;
    return {isPersisted, unloadListeners};
  });

/** To another page and back. Chromium's shell without windows has no such cache: the page is told what the cache would tell it. */
async function leaveAndComeBack(page: Page): Promise<void> {
  await goto(page, '/config/');
  await page.goBack({waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1})).toHaveText('lib.dts');
  await expect.poll(async () => (await read(page)).isPersisted).toBeDefined();
  if ((await read(page)).isPersisted === false) {
    await page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}));
      window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
    });
  }
}

test.describe('a page from the back/forward cache', () => {
  for (const isStarted of [true, false]) {
    test(`works, its app ${isStarted ? 'started' : 'not yet started'} when it was left`, async ({page}) => {
      await page.addInitScript(() => {
        localStorage.setItem('site-visited', '1');
        const unloadListeners: string[] = [];
        const add = window.addEventListener.bind(window);
        window.addEventListener = (...[type, ...rest]: Parameters<typeof add>) => {
          if (type === 'unload' || type === 'beforeunload') {
            unloadListeners.push(type);
          }
          add(type, ...rest);
        };
        add('pageshow', ({persisted}) => Object.assign(window, {isPersisted: persisted}));
        Object.assign(window, {unloadListeners});
      });
      await page.goto(DOC, {waitUntil: 'load'});
      if (isStarted) {
        await waitForHydration(page);
      }
      await page.evaluate(() => window.scrollTo(0, 900));
      await leaveAndComeBack(page);
      // One of these keeps a page out of the cache.
      expect((await read(page)).unloadListeners).toEqual([]);
      await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(900);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    });
  }
});
