import type {Page} from '@playwright/test';

export type LoadedPage = {
  /** Paths of the files that were fetched until the load event, the page itself first. */
  readonly beforeLoad: readonly string[];
  /** Paths of all scripts that were fetched until the app had taken over and the network was quiet. */
  readonly scripts: readonly string[];
};

/** Opens a page as a first visitor who moves the pointer once it is there, and says what the browser fetched for it. */
export async function loadPage(page: Page, address: string): Promise<LoadedPage> {
  await page.goto(address, {waitUntil: 'load'});
  const beforeLoad = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const early = performance
      .getEntriesByType('resource')
      .filter(({startTime}) => startTime < navigation.loadEventStart);
    return [navigation, ...early].map(({name}) => new URL(name).pathname);
  });
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({name}) => new URL(name).pathname)
      .filter((name) => name.endsWith('.js')),
  );
  return {beforeLoad: [...new Set(beforeLoad)], scripts: [...new Set(scripts)]};
}
