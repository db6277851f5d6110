import type {Page} from '@playwright/test';
import {expect, expectOnly, goto, test} from './support/test';
import {holdRequests} from './support/holdRequests';

/** As the translators of browsers: puts elements in place of all texts, code aside, and goes on with those that come later. */
async function translatePage(page: Page): Promise<void> {
  // Obsolete, and what Chromium uses.
  await page.evaluate((tag) => {
    const translate = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node: Node | null = walker.currentNode; node !== null; node = walker.nextNode()) {
        if (
          node instanceof Text &&
          node.data.trim() !== '' &&
          !node.parentElement?.closest('script,style,code,pre,font')
        ) {
          texts.push(node);
        }
      }
      for (const text of texts) {
        const outer = document.createElement(tag);
        outer.appendChild(document.createElement(tag)).textContent = text.data.toUpperCase();
        text.replaceWith(outer);
      }
    };
    translate(document.body);
    const observer = new MutationObserver((records) => {
      const added = records.flatMap((record) => [...record.addedNodes]);
      // It takes a translator a moment.
      setTimeout(() => added.filter((node) => node.isConnected).forEach(translate), 30);
    });
    observer.observe(document.body, {subtree: true, childList: true});
  }, 'font' as string);
}

test.beforeEach(async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('site-visited', '1'));
});

test.describe('a page that the browser translates', () => {
  test('SEARCH-10 ERROR-07 can be searched, letter by letter', async ({page}) => {
    await goto(page, '/guide/start/quick-start');
    await translatePage(page);
    await page.keyboard.press('ControlOrMeta+k');
    const field = page.getByRole('dialog').getByRole('combobox');
    await expect(field).toBeFocused();
    const marks = page.getByRole('option').locator('mark');
    for (const letter of 'output path') {
      await field.press(letter === ' ' ? 'Space' : letter);
      await expect(marks.first()).toBeVisible();
      // The translator has followed.
      await expect(marks.filter({hasNot: page.locator('font')})).toHaveCount(0);
    }
  });

  test('ERROR-07 can be copied', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await goto(page, '/guide/start/quick-start');
    await translatePage(page);
    await page.getByRole('button', {name: /copy page/i}).click();
    const result = page.getByText(/^copied$/i);
    await expect(result).toBeVisible();
    await expect(result).toHaveCount(0);
    await expect(page.getByRole('button', {name: /copy page/i})).toBeVisible();
  });

  test('OVERVIEW-08 keeps text and focus where that comes before the app', async ({page, problems}) => {
    const release = await holdRequests(page, '**/assets/js/main.*.js*');
    await page.goto('/config/', {waitUntil: 'load'});
    await translatePage(page);
    const filter = page.getByRole('searchbox');
    await expect(filter).toBeFocused();
    await page.keyboard.type('tsgo');
    release();
    await expectOnly(problems, /Minified React error #418/);
    await expect(page.getByRole('article').getByRole('link', {name: 'lib.shims'})).toHaveCount(0);
    await expect(filter).toHaveValue('tsgo');
    await expect(filter).toBeFocused();
  });

  test('SEARCH-02 keeps place, first click and what is typed behind it, likewise', async ({page, problems}) => {
    const release = await holdRequests(page, '**/assets/js/main.*.js*');
    await page.goto('/config/lib/dts', {waitUntil: 'load'});
    await translatePage(page);
    // Its place is found again, although the blocks of code above it come into the new page a moment later.
    const heading = page.locator('#dts-dist-path');
    await heading.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
    await page.getByRole('button', {name: 'Search'}).first().click();
    await page.keyboard.type('dts');
    release();
    await expectOnly(problems, /Minified React error #418/);
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('dts');
    await expect(heading).toBeInViewport();
  });
});
