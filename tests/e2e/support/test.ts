import {expect, test as base, type ConsoleMessage, type Page} from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';

/** Success criteria of WCAG 2.2, levels A and AA. */
const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Chromium itself logs the 404 status of a document; only the pages that are not there have it. */
function isStatusOfDocument(message: ConsoleMessage, page: Page): boolean {
  return message.text().includes('status of 404') && message.location().url === page.url();
}

type Fixtures = {
  /** Errors and warnings of the page so far. Every test fails that leaves one behind; a test may empty the list. */
  readonly problems: string[];
};

export const test = base.extend<Fixtures>({
  problems: [
    async ({page}, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !isStatusOfDocument(message, page)) {
          problems.push(`${page.url()}: console ${message.type()}: ${message.text()}`);
        }
      });
      page.on('pageerror', ({name, message}) => problems.push(`${page.url()}: uncaught ${name}: ${message}`));
      await use(problems);
      expect(problems, 'console errors, warnings and uncaught errors').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/** Waits until React has taken over the page, so that clicks and keys reach it; a moving pointer spares the wait for idle time. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
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

/** Fails with one line for each element that breaks a rule of WCAG 2.2 A or AA, or one of axe's with another of the tags. */
export async function expectAccessible(page: Page, tags: readonly string[] = []): Promise<void> {
  const {violations} = await new AxeBuilder({page}).withTags([...WCAG_TAGS, ...tags]).analyze();
  const lines = violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
  expect(lines, ['WCAG 2.2 A and AA', ...tags].join()).toEqual([]);
}
