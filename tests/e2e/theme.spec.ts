import type {Page} from '@playwright/test';
import {expect, expectOnly, goto, test, wakeApp} from './support/test';

const KEY = 'theme-appearance';
const toggle = (page: Page) => page.getByRole('button', {name: /^switch to (dark|light) theme/i}).first();
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
  await page.addInitScript((key) => {
    localStorage.setItem(key, 'auto');
  }, KEY);
  await goto(page, '/guide/start/');
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({colorScheme: 'light'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await stored(page)).toBe('auto');
});

test('THEME-01 THEME-02 what was chosen on this page stays when the system changes', async ({page}) => {
  await goto(page, '/guide/start/');
  // Whatever listens to the system does so now: it follows while nothing is chosen.
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({colorScheme});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  }
  await page.waitForTimeout(300);
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({colorScheme});
    // The page is told of a change with its next frame.
    await page.waitForTimeout(300);
    expect(await theme(page)).toBe('dark');
  }
});

test('THEME-01 the key of another site of the origin is left alone, and says nothing here', async ({page, context}) => {
  await context.addInitScript(() => localStorage.setItem('theme', 'light'));
  await goto(page, '/guide/start/');
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.waitForTimeout(300);
  expect(await theme(page)).toBe('light');
  await goto(page, '/config/');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
});

test('THEME-03 an invalid stored value counts as auto, on load and from another tab', async ({page, context}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.addInitScript((key) => {
    localStorage.setItem(key, 'purple');
  }, KEY);
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

test('THEME-09 the theme is set before the first paint, also with blocked storage', async ({page, problems}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  // What the body begins with can be painted.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('body > :not(script)') !== null) {
        observer.disconnect();
        Object.assign(window, {first: document.documentElement.dataset.theme});
      }
    }).observe(document, {childList: true, subtree: true});
  });
  await page.route('**/assets/js/**', (route) => route.abort());
  const response = await page.goto('/guide/start/', {waitUntil: 'commit'});
  expect(response?.status()).toBe(200);
  await page.locator('h1').waitFor();
  expect(await page.evaluate(() => (window as {first?: string}).first)).toBe('dark');
  expect(await theme(page)).toBe('dark');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  // The scripts this test keeps from loading.
  await wakeApp(page);
  await expectOnly(problems, /net::ERR_FAILED/);
});

test.describe('reveal', () => {
  type Spy = {
    transitions: string[];
    animations: {clipPath: string[]; duration: number; easing: string; pseudo: string}[];
  };

  const spy = (page: Page) =>
    page.addInitScript(() => {
      const seen: Spy = {transitions: [], animations: []};
      Object.assign(window, seen);
      const startViewTransition = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => {
        seen.transitions.push(document.documentElement.dataset.appearanceSwitch ?? 'page');
        return startViewTransition(change);
      };
      // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its own receiver below
      const {animate} = Element.prototype;
      Element.prototype.animate = function spyOnAnimate(this: Element, keyframes, options) {
        const {duration, easing, pseudoElement} = options as KeyframeAnimationOptions;
        const {clipPath = []} = keyframes as {clipPath?: string[]};
        seen.animations.push({
          clipPath: [...clipPath],
          duration: Number(duration),
          easing: String(easing),
          pseudo: String(pseudoElement),
        });
        return animate.call(this, keyframes, options);
      };
    });
  const read = (page: Page) =>
    page.evaluate(() => {
      const {transitions, animations} = window as unknown as Spy;
      return {transitions, animations};
    });

  test('THEME-06 THEME-07 the old light page shrinks when going dark, the light page grows when going light', async ({
    page,
  }) => {
    await spy(page);
    await goto(page, '/guide/start/');
    await toggle(page).click();
    await expect.poll(async () => (await read(page)).animations.length).toBe(1);
    await expect(page.locator('html')).not.toHaveAttribute('data-appearance-switch');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await read(page)).animations.length).toBe(2);
    const {transitions, animations} = await read(page);
    expect(transitions).toEqual(['dark', 'light']);
    const [toDark, toLight] = animations;
    expect(toDark).toMatchObject({duration: 400, easing: 'ease-in', pseudo: '::view-transition-old(root)'});
    expect(toDark?.clipPath[0]).toMatch(/^circle\(\d{3,}/);
    expect(toDark?.clipPath[1]).toMatch(/^circle\(0px/);
    expect(toLight).toMatchObject({duration: 400, easing: 'ease-in', pseudo: '::view-transition-new(root)'});
    expect(toLight?.clipPath[0]).toMatch(/^circle\(0px/);
  });

  test('THEME-06 THEME-07 starts at the choice in the menu of a phone, by touch and by keyboard', async ({page}) => {
    await spy(page);
    await page.setViewportSize({width: 375, height: 700});
    await goto(page, '/guide/start/');
    await page.getByRole('button', {name: 'Menu'}).first().click();
    const choice = (name: string) => page.getByRole('radio', {name});
    await choice('Dark').click();
    await expect.poll(async () => (await read(page)).animations.length).toBe(1);
    const box = await choice('Dark').boundingBox();
    const center = {x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2};
    const end = /at ([\d.]+)px ([\d.]+)px/.exec((await read(page)).animations[0]?.clipPath[1] ?? '');
    expect(Math.abs(Number(end?.[1]) - center.x)).toBeLessThan(2);
    expect(Math.abs(Number(end?.[2]) - center.y)).toBeLessThan(2);
    await expect(page.locator('html')).not.toHaveAttribute('data-appearance-switch');
    await expect(choice('Dark')).toBeChecked();
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(choice('Light')).toBeChecked();
    await expect(choice('Light')).toBeFocused();
    expect((await read(page)).transitions).toEqual(['dark', 'light']);
  });

  test('THEME-08 a second click during the reveal flips the page back', async ({page}) => {
    await goto(page, '/guide/start/');
    await toggle(page).dblclick({delay: 40});
    await expect.poll(() => stored(page)).toBe('light');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('html')).not.toHaveAttribute('data-appearance-switch');
  });

  test('THEME-06 reduced motion switches at once', async ({page}) => {
    await spy(page);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await goto(page, '/guide/start/');
    await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await read(page)).toEqual({transitions: [], animations: []});
  });
});
