import {listLinks, openPage} from './openPage.mjs';
import {median, percentile} from './statistics.mjs';
import {mark, TARGETS} from './targets.mjs';

const HOVER_MS = 500;
const SETTLE_MS = 300;

/** Notes in the page when a click on a link came, and when the heading of another page was painted after it. */
function observe() {
  const title = () => document.querySelector('main h1')?.textContent;
  window.painted = undefined;
  addEventListener(
    'click',
    (event) => {
      const before = title();
      const {pathname} = location;
      const look = () => {
        if (title() !== undefined && title() !== before && location.pathname !== pathname) {
          // After this frame is painted.
          const channel = new MessageChannel();
          channel.port1.onmessage = () => (window.painted = performance.now() - event.timeStamp);
          channel.port2.postMessage(undefined);
          return;
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    {capture: true, once: true},
  );
}

async function readPainted(page) {
  await page.waitForFunction(() => window.painted !== undefined, undefined, {polling: 20});
  return page.evaluate(() => window.painted);
}

/** A visitor points at a link for half a second before the click. */
async function navigateWarm(page, href) {
  const link = page.locator(`#site-doc-sidebar a[href="${href}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(HOVER_MS);
  await page.evaluate(observe);
  await page.mouse.down();
  await page.mouse.up();
  return readPainted(page);
}

/** Nothing announced the click, and nothing of the page was loaded: a page of its own for each. */
async function navigateCold(browser, origin, href) {
  const {context, page} = await openPage(browser, origin, {isThrottled: true});
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(observe);
  await page.evaluate((target) => document.querySelector(`#site-doc-sidebar a[href="${target}"]`).click(), href);
  const time = await readPainted(page);
  await context.close();
  return time;
}

/** Prints the time from a click on a link of the sidebar to the painted heading of the next page. */
export async function measureNavigation(browser, origin, {count = 20} = {}) {
  const {context, page, session} = await openPage(browser, origin, {isThrottled: true});
  const links = (await listLinks(page)).slice(0, count);
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
