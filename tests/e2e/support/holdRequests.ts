import type {Page} from '@playwright/test';

/**
 * Keeps requests waiting, as a slow line would.
 * @param address Glob of the addresses.
 * @returns Lets them go, and all that follow.
 */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
