import {mark, TARGETS} from './targets.mjs';
import {LONG_DOC} from './openPage.mjs';
import {rememberVisit} from '../rememberVisit.mjs';
import {median} from '../statistics.mjs';

const SLOWDOWN = 4;
/** From the load event to the visitor's first move: the browser's own work on a new page is over by then. */
const QUIET_MS = 1500;
/** From the moment that the app has taken over, for what it puts off. */
const SETTLE_MS = 1000;

/** Notes every task of over 50 ms, the only ones that browsers tell. */
function observe() {
  const tasks = [];
  Object.assign(window, {longTasks: tasks});
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({startTime, duration}) => ({startTime, duration})));
  }).observe({type: 'longtask', buffered: true});
}

function waitForApp() {
  const root = document.documentElement;
  const isReady = () => root.dataset.hasHydrated === 'true';
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => isReady() && resolve());
    observer.observe(root, {attributes: true});
    if (isReady()) {
      resolve();
    }
  });
}

/** Durations of the long tasks between a visitor's first move and the end of the app's start, in milliseconds. */
async function hydrate(browser, origin, address) {
  const context = await browser.newContext({viewport: {width: 412, height: 823}, locale: 'en-US'});
  const page = await context.newPage();
  await rememberVisit(page);
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  await page.goto(origin + address, {waitUntil: 'load'});
  await page.waitForTimeout(QUIET_MS);
  const isEarly = await page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');
  if (isEarly) {
    throw new Error(`the app of ${address} started before the visitor did anything.`);
  }
  const start = await page.evaluate(() => performance.now());
  // A first event alone may be of a pointer at rest. What Playwright waits for by itself, it looks for in each frame, at a cost.
  await page.mouse.move(200, 400, {steps: 2});
  await page.evaluate(waitForApp);
  await page.waitForTimeout(SETTLE_MS);
  const tasks = await page.evaluate(() => window.longTasks);
  await context.close();
  return tasks.filter(({startTime}) => startTime >= start).map(({duration}) => duration);
}

/** Prints how long the start of the app keeps a slow phone from answering: its tasks of over 50 ms, in `runs` visits of two pages. */
export async function measureHydration(browser, origin, {runs}) {
  console.log(
    `\nStart of the app, processor ${SLOWDOWN} x slower: tasks of over ${TARGETS.task} ms from the first move on; target: none`,
  );
  console.log('                              longest, median of visits   longest of all   visits with any');
  for (const address of [LONG_DOC, `/zh${LONG_DOC}`]) {
    const longest = [];
    for (let run = 0; run < runs; run++) {
      longest.push(Math.max(0, ...(await hydrate(browser, origin, address))));
    }
    const show = (time, width) => (time > 0 ? time.toFixed(0) : `< ${TARGETS.task}`).padStart(width);
    const middle = median(longest);
    const count = `${longest.filter((time) => time > 0).length} of ${runs}`;
    console.log(
      `${address.padEnd(28)}${mark(show(middle, 27), middle <= TARGETS.task)}${show(Math.max(...longest), 16)}${count.padStart(18)}`,
    );
  }
}
