import type {Page} from '@playwright/test';
import {expect, goto, test} from './support/test';

const KEY = 'theme-appearance';
const toggle = (page: Page) => page.getByRole('button', {name: /switch to (dark|light) (mode|theme)/i}).first();
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const theme = (page: Page) => page.locator('html').getAttribute('data-theme');
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

test('THEME-05 the background is white in light and #0b0c0e in dark', async ({page}) => {
  await goto(page, '/guide/start/');
  expect(await background(page)).toBe('rgb(255, 255, 255)');
  await page.emulateMedia({colorScheme: 'dark'});
  await expect.poll(() => background(page)).toBe('rgb(11, 12, 14)');
});

test('THEME-01 THEME-08 one click flips the theme, stores it and lasts over a reload', async ({page}) => {
  await goto(page, '/guide/start/');
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await stored(page)).toBe('dark');
  await page.reload();
  expect(await theme(page)).toBe('dark');
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await stored(page)).toBe('light');
});

test('THEME-02 auto follows the system while the page is open and keeps its stored value', async ({page}) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'auto'), KEY);
  await goto(page, '/guide/start/');
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({colorScheme: 'light'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await stored(page)).toBe('auto');
});

test('THEME-03 an invalid stored value counts as auto, on load and from another tab', async ({page, context}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.addInitScript(
    (key) => sessionStorage.getItem('set') ?? (localStorage.setItem(key, 'purple'), sessionStorage.setItem('set', '1')),
    KEY,
  );
  await goto(page, '/guide/start/');
  expect(await theme(page)).toBe('dark');
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const other = await context.newPage();
  await other.goto('/guide/start/');
  await other.evaluate((key) => localStorage.setItem(key, 'octarine'), KEY);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('THEME-09 a change in one tab reaches the other', async ({page, context}) => {
  await goto(page, '/guide/start/');
  const other = await context.newPage();
  await goto(other, '/config/');
  await toggle(other).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('THEME-09 the theme is set before the first paint, also with blocked storage', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.route('**/assets/js/**', (route) => route.abort());
  const response = await page.goto('/guide/start/', {waitUntil: 'commit'});
  expect(response?.status()).toBe(200);
  await page.locator('h1').waitFor();
  expect(await theme(page)).toBe('dark');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
});

test.describe('reveal', () => {
  const spy = (page: Page) =>
    page.addInitScript(() => {
      const original = document.startViewTransition.bind(document);
      const calls: string[] = [];
      Object.assign(window, {transitions: calls});
      document.startViewTransition = (change) => {
        calls.push(document.documentElement.dataset.appearanceSwitch ?? 'page');
        return original(change);
      };
    });
  const calls = (page: Page) => page.evaluate(() => (window as unknown as {transitions: string[]}).transitions);

  test('THEME-06 THEME-07 the switch is a circle that grows or shrinks', async ({page}) => {
    await spy(page);
    await goto(page, '/guide/start/');
    await toggle(page).click();
    const circle = await page.waitForFunction(() => {
      const animation = document.getAnimations().find((one) => {
        const effect = one.effect as KeyframeEffect | null;
        return effect?.pseudoElement === '::view-transition-old(root)' && effect.getTiming().duration === 400;
      });
      return (animation?.effect as KeyframeEffect | undefined)?.getKeyframes().map((frame) => String(frame.clipPath));
    });
    const frames = (await circle.jsonValue()) as string[];
    expect(frames[0]).toMatch(/^circle\(\d{3,}/);
    expect(frames[1]).toMatch(/^circle\(0px/);
    expect(await calls(page)).toEqual(['dark']);
  });

  test('THEME-06 reduced motion switches at once', async ({page}) => {
    await spy(page);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await goto(page, '/guide/start/');
    await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await calls(page)).toEqual([]);
  });
});
