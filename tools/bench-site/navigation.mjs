import {timeClick, timeHoveredClick} from './clicks.mjs';
import {listLinks, openPage} from './openPage.mjs';
import {median, percentile} from '../statistics.mjs';
import {mark, TARGETS} from './targets.mjs';

const SETTLE_MS = 300;
/** Links of the sidebar that are clicked. */
const COUNT = 20;

function navigateWarm(page, href) {
  return timeHoveredClick(page, page.locator(`#site-doc-sidebar a[href="${href}"]`).first());
}

/** Nothing announced the click, and nothing of the page was loaded: a page of its own for each. */
async function navigateCold(browser, origin, href) {
  const {context, page} = await openPage(browser, origin, {isTimed: true});
  await page.waitForTimeout(SETTLE_MS);
  const time = await timeClick(page, () =>
    page.evaluate((target) => document.querySelector(`#site-doc-sidebar a[href="${target}"]`).click(), href),
  );
  await context.close();
  return time;
}

/** Prints the time from a click on a link of the sidebar to the painted heading of the next page. */
export async function measureNavigation(browser, origin) {
  const {context, page, session} = await openPage(browser, origin, {isTimed: true});
  const links = (await listLinks(page)).slice(0, COUNT);
  const warm = [];
  for (const href of links) {
    warm.push(await navigateWarm(page, href));
    await page.waitForTimeout(SETTLE_MS);
  }
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  const slow = [];
  for (const href of [...links].reverse().slice(1)) {
    slow.push(await navigateWarm(page, href));
    await page.waitForTimeout(SETTLE_MS);
  }
  await context.close();
  const cold = [];
  for (const href of links) {
    cold.push(await navigateCold(browser, origin, href));
  }
  console.log(
    `\nNavigation, click to painted heading, 40 ms to the server and back, 10 Mbit/s; target ${TARGETS.warmNavigation} ms`,
  );
  console.log('                              median     p95   samples');
  const row = (name, times, isReached) =>
    console.log(
      `${name.padEnd(28)}${mark(median(times).toFixed(1).padStart(8), isReached)}${percentile(times, 0.95).toFixed(1).padStart(7)}${String(times.length).padStart(10)}`,
    );
  row('warm (link pointed at)', warm, median(warm) <= TARGETS.warmNavigation);
  row('cold (nothing loaded)', cold, true);
  row('warm, processor 4 x slower', slow, true);
}
