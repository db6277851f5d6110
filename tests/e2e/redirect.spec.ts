import {expect, expectOnly, expectToStay, goto, test} from './support/test';

const FLAG = 'site-visited';

test('REDIRECT-01 REDIRECT-02 the default language prefix is dropped, query and hash kept, without a flash of the 404 page', async ({
  page,
}) => {
  const seen: string[] = [];
  await page.exposeFunction('report', (text: string) => seen.push(text));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const text = document.body?.checkVisibility({visibilityProperty: true}) ? document.body.innerText : '';
      if (text.includes('PAGE NOT FOUND')) {
        void (window as unknown as {report: (text: string) => Promise<void>}).report(text);
      }
    }).observe(document, {childList: true, subtree: true});
  });
  await goto(page, '/en/guide/start/?a=1#x');
  await expect(page).toHaveURL('/guide/start/?a=1#x');
  await goto(page, '/en/');
  await expect(page).toHaveURL('/');
  await goto(page, '/en');
  await expect(page).toHaveURL('/');
  expect(seen).toEqual([]);
});

test.describe('first visit with a Chinese browser', () => {
  test.use({locale: 'zh-CN'});

  test('REDIRECT-03 REDIRECT-05 goes to the Chinese page once', async ({page}) => {
    await page.goto('/guide/start/?a=1#x');
    await expect(page).toHaveURL('/zh/guide/start/?a=1#x');
    expect(await page.evaluate((key) => localStorage.getItem(key), FLAG)).toBe('1');
    await goto(page, '/guide/start/');
    await expectToStay(page, '/guide/start/');
  });

  test('REDIRECT-05 an address that names English is kept', async ({page}) => {
    await goto(page, '/en/guide/start/?a=1#x');
    await expect(page).toHaveURL('/guide/start/?a=1#x');
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), FLAG)).toBe('1');
    await expectToStay(page, '/guide/start/?a=1#x');
    await goto(page, '/');
    await expectToStay(page, '/');
  });

  test.describe('as a crawler', () => {
    test.use({userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)'});

    test('REDIRECT-04 is skipped and sets no flag', async ({page}) => {
      await goto(page, '/');
      await expectToStay(page, '/');
      expect(await page.evaluate((key) => localStorage.getItem(key), FLAG)).toBeNull();
    });
  });

  test('REDIRECT-06 blocked storage means no redirect and no error', async ({page, problems}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await goto(page, '/');
    await expectToStay(page, '/');
    // Docusaurus says once that storage is not available; that is the one line allowed.
    await expectOnly(problems, /storage is not available/);
  });
});

test('REDIRECT-05 an address that names a locale is kept', async ({page}) => {
  await goto(page, '/zh/');
  await expectToStay(page, '/zh/');
});
