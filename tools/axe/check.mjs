import {runAxe} from './runAxe.mjs';

/**
 * In this order each state differs from the one before in one thing only. The dark theme has the elements of the light one in
 * other colours, so the rules about colour are asked there and all others are not asked twice.
 */
export const STATES = [
  {colorScheme: 'light', width: 1440, category: undefined},
  {colorScheme: 'dark', width: 1440, category: 'cat.color'},
  {colorScheme: 'dark', width: 360, category: 'cat.color'},
  {colorScheme: 'light', width: 360, category: undefined},
];

async function open(page, url) {
  await page.setViewportSize({width: STATES[0].width, height: 900});
  await page.emulateMedia({colorScheme: STATES[0].colorScheme, reducedMotion: 'reduce'});
  await page.goto(url);
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

async function checkState(page, {colorScheme, width, category}) {
  await page.setViewportSize({width, height: 900});
  await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  );
  return runAxe(page.locator('html'), {category});
}

/** Runs axe over a page in both themes at both widths, on one load of it. */
export async function checkPage(page, origin, route) {
  await open(page, origin + route);
  const runs = [];
  for (const state of STATES) {
    const violations = await checkState(page, state);
    runs.push({route, state: `${state.colorScheme}, ${state.width} px`, violations});
  }
  return runs;
}
