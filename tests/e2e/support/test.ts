import {expect, test as base, type ConsoleMessage, type Locator, type Page} from '@playwright/test';
import {runAxe, TAGS} from '../../../tools/axe/runAxe.mjs';

/** Chromium itself logs the 404 status of a document; only the pages that are not there have it. */
function isStatusOfDocument(message: ConsoleMessage, page: Page): boolean {
  return message.text().includes('status of 404') && message.location().url === page.url();
}

type Fixtures = {
  /** Errors and warnings of the page so far. Every test fails that leaves one behind; `expectOnly` takes away what it brings about. */
  readonly problems: string[];
};

export const test = base.extend<Fixtures>({
  problems: async ({}, use) => {
    await use([]);
  },
  // A test that asks for no page has none: to open one takes half a second.
  page: async ({page, problems}, use) => {
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !isStatusOfDocument(message, page)) {
        problems.push(`${page.url()}: console ${message.type()}: ${message.text()}`);
      }
    });
    page.on('pageerror', ({name, message}) => problems.push(`${page.url()}: uncaught ${name}: ${message}`));
    await use(page);
    expect(problems, 'console errors, warnings and uncaught errors').toEqual([]);
  },
});

export {expect};

/**
 * For a test that brings about what the page logs: waits until there is a problem for each of the patterns, fails at every other
 * problem, and empties the list. What is logged after that fails the test again.
 */
export async function expectOnly(problems: string[], ...patterns: readonly RegExp[]): Promise<void> {
  const findMissing = (): readonly RegExp[] =>
    patterns.filter((pattern) => !problems.some((problem) => pattern.test(problem)));
  await expect.poll(findMissing, 'problems that have to be there').toEqual([]);
  expect(problems.filter((problem) => !patterns.some((pattern) => pattern.test(problem)))).toEqual([]);
  problems.length = 0;
}

/** Has the page ask for its scripts at once, as when the pointer moves, and not when it is idle. */
export async function wakeApp(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
}

/** Waits until React has taken over the page, so that clicks and keys reach it. */
export async function waitForHydration(page: Page): Promise<void> {
  await wakeApp(page);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** Opens an address directly and waits for hydration; returns the HTTP status. */
export async function goto(page: Page, path: string): Promise<number> {
  const response = await page.goto(path);
  await waitForHydration(page);
  return response?.status() ?? 0;
}

/** Fails when the page is sent on: a redirect begins in an effect and takes a moment to arrive. */
export async function expectToStay(page: Page, address: string): Promise<void> {
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(address);
}

type AccessibilityOptions = {
  /** Asks what axe calls best practice, too. */
  readonly hasBestPractice?: boolean;
  /** Asks rules of this category alone: `cat.color` for a theme, when the same elements were looked at in another one. */
  readonly category?: string | undefined;
};

/**
 * Fails with one line for each element that breaks a rule of WCAG 2.2 A or AA: of a page, or of a part of it where that alone is not
 * looked at elsewhere.
 */
export async function expectAccessible(
  target: Page | Locator,
  {hasBestPractice = false, category}: AccessibilityOptions = {},
): Promise<void> {
  const locator = 'goto' in target ? target.locator('html') : target;
  const tags = TAGS.filter((tag) => hasBestPractice || tag !== 'best-practice');
  const violations = await runAxe(locator, {tags, category});
  const lines = violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target: place, failureSummary}) => `${id}: ${help}: ${place.join(' ')}: ${failureSummary ?? ''}`),
  );
  expect(lines, tags.join()).toEqual([]);
}

/**
 * Asks all rules in the light theme, and those about colour in the dark one, which has the same elements. Reduced motion, so that no
 * half-faded text is measured.
 */
export async function expectAccessibleInThemes(
  target: Page | Locator,
  options: Omit<AccessibilityOptions, 'category'> = {},
): Promise<void> {
  const page = 'goto' in target ? target : target.page();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectAccessible(target, colorScheme === 'dark' ? {...options, category: 'cat.color'} : options);
  }
}
