import type {Page} from '@playwright/test';
import {expect, expectOnly, goto, test} from './support/test';

const PAGE = '/guide/start/quick-start';
// 240x160, one colour, below what a viewport shows, so that enlarging is visible.
const IMAGE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="240" height="160"><rect width="240" height="160" fill="teal"/></svg>')}`;
const IMG = `<img src="${IMAGE}" alt="Two modules">`;

/**
 * Opens a page with markup at the top of its body, put there at the moment React has taken over: before the zoom starts,
 * as if the page itself had it.
 */
async function openPageWithImage(page: Page, search = '', html = IMG): Promise<void> {
  await page.addInitScript((markup) => {
    const insert = (): void => {
      document.querySelector('.theme-doc-markdown')?.insertAdjacentHTML('afterbegin', markup);
    };
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset.hasHydrated === 'true') {
        observer.disconnect();
        // The zoom may have looked already; it looks again behind this, which inserts the image.
        window.dispatchEvent(new Event('content-reload'));
      }
    }).observe(document, {attributes: true, subtree: true, attributeFilter: ['data-has-hydrated']});
    window.addEventListener('content-reload', insert);
  }, html);
  await goto(page, PAGE + search);
  await page.locator('.theme-doc-markdown img').first().waitFor();
}

const image = (page: Page) => page.getByRole('button', {name: /^Enlarge image/});
const overlay = (page: Page) => page.locator('.medium-zoom-overlay');

/** Resolves when the image stands enlarged; while it still grows the engine takes no order to close. */
async function expectOpen(page: Page): Promise<void> {
  await expect(page.locator('.medium-zoom-image--opened')).toBeAttached();
  await page.evaluate(() => Promise.all(document.getAnimations().map(({finished}) => finished)));
}

async function open(page: Page): Promise<void> {
  await image(page).click();
  await expectOpen(page);
}

async function expectClosed(page: Page): Promise<void> {
  await expect(overlay(page)).toHaveCount(0);
}

test('ZOOM-01 ZOOM-03 a click enlarges the image over a white overlay', async ({page}) => {
  await openPageWithImage(page);
  await open(page);
  await expect(overlay(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('.medium-zoom-image--opened')).toHaveCount(1);
});

test('ZOOM-04 the overlay is the dark page background in the dark theme', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await openPageWithImage(page);
  await open(page);
  await expect(overlay(page)).toHaveCSS('background-color', 'rgb(11, 12, 14)');
});

test('ZOOM-02 Escape, a click and a resize close it', async ({page}) => {
  await openPageWithImage(page);
  await open(page);
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await open(page);
  await overlay(page).click({position: {x: 5, y: 5}});
  await expectClosed(page);
  await open(page);
  await page.setViewportSize({width: 1000, height: 700});
  await expectClosed(page);
});

test('ZOOM-02 scrolling 40 px keeps it open, 41 px closes it', async ({page}) => {
  await openPageWithImage(page);
  await open(page);
  const from = await page.evaluate(() => window.scrollY);
  await page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), from + 40);
  await page.waitForTimeout(600);
  await expect(page.locator('.medium-zoom--opened')).toBeAttached();
  await page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), from + 41);
  await expectClosed(page);
});

test('ZOOM-05 the next page closes an open zoom and starts anew', async ({page}) => {
  await openPageWithImage(page);
  await open(page);
  await page.evaluate(() => {
    [...document.querySelectorAll<HTMLAnchorElement>('a[href="/guide/start/glossary"]')][0]?.click();
  });
  await expect(page).toHaveURL('/guide/start/glossary');
  await expectClosed(page);
  await open(page);
});

test('ZOOM-01 the keyboard opens and closes it', async ({page}) => {
  await openPageWithImage(page);
  await image(page).focus();
  await page.keyboard.press('Enter');
  await expectOpen(page);
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(image(page)).toBeFocused();
});

test('ZOOM-02 the search takes its place', async ({page}) => {
  await openPageWithImage(page);
  await open(page);
  await page.keyboard.press('Control+k');
  await expectClosed(page);
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});

test('ZOOM-01 images outside the doc body are left alone', async ({page}) => {
  await openPageWithImage(page);
  await page.evaluate((markup) => {
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', markup.replace('Two modules', 'outside'));
    window.dispatchEvent(new Event('content-reload'));
  }, IMG);
  // The event brings a second one into the body.
  await expect(image(page)).toHaveCount(2);
  await expect(page.getByRole('img', {name: 'outside', exact: true})).toHaveCount(1);
});

test('ZOOM-07 images inside links are left alone', async ({page}) => {
  await openPageWithImage(
    page,
    '',
    `<a href="#x"><img src="${IMAGE}" alt="linked"></a><img src="${IMAGE}" alt="free">`,
  );
  await expect(image(page)).toHaveCount(1);
  await expect(image(page)).toHaveAttribute('alt', 'free');
});

test('ZOOM-06 ERROR-06 a high-resolution source that cannot be loaded is logged and the image still opens', async ({
  page,
  problems,
}) => {
  await openPageWithImage(page, '', `<img src="${IMAGE}" alt="a" data-zoom-src="/no/such.png">`);
  await expect.poll(() => problems.some((problem) => problem.includes('/no/such.png cannot be loaded'))).toBe(true);
  await open(page);
  await expectOnly(problems, /\/no\/such\.png cannot be loaded/, /status of 404/);
});

test('GLOBALUI-01 ?globalUIComponents=0 switches the zoom off', async ({page}) => {
  await openPageWithImage(page, '?globalUIComponents=0');
  await page.waitForTimeout(400);
  await expect(image(page)).toHaveCount(0);
});
