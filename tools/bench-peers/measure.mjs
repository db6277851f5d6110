import {visit} from '../bench-site/lighthouse.mjs';
import {median} from '../bench-site/statistics.mjs';

/** Network of navigations: 40 ms to the server and back, 10 Mbit/s. */
const NETWORK = {offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8};
/** How long a link is pointed at before it is clicked, and a page is left alone before the next, in milliseconds. */
const HOVER_MS = 500;
const SETTLE_MS = 500;
const NAVIGATIONS = 15;
const KINDS = {html: /\/$|\/[^.]*$|\.html$/, js: /\.m?js$/, css: /\.css$/, font: /\.woff2?$/};

/** Bytes on the wire until the load event, by kind, with an empty cache, in kB of 1000. */
export async function weigh(browser, url) {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}, locale: 'en-US'});
  try {
    const page = await context.newPage();
    await page.goto(url, {waitUntil: 'load'});
    const files = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const early = performance
        .getEntriesByType('resource')
        .filter(({startTime}) => startTime < navigation.loadEventStart);
      return [navigation, ...early].map(({name, encodedBodySize}) => [new URL(name).pathname, encodedBodySize]);
    });
    const sum = (of) => of.reduce((total, [, bytes]) => total + bytes, 0) / 1000;
    return {
      all: sum(files),
      ...Object.fromEntries(
        Object.entries(KINDS).map(([kind, pattern]) => [kind, sum(files.filter(([name]) => pattern.test(name)))]),
      ),
    };
  } finally {
    await context.close();
  }
}

/**
 * In every document of the tab: notes the click, and when another page's heading was painted, whether the page was changed by a script
 * or loaded as a whole. Times are absolute, so that they can be compared across documents.
 */
function observe() {
  const now = () => performance.timeOrigin + performance.now();
  const title = () => document.querySelector('main h1')?.textContent;
  addEventListener(
    'click',
    (event) => {
      const click = {time: performance.timeOrigin + event.timeStamp, title: title(), path: location.pathname};
      sessionStorage.setItem('bench-click', JSON.stringify(click));
      look();
    },
    {capture: true},
  );
  function look() {
    const click = JSON.parse(sessionStorage.getItem('bench-click') ?? 'null');
    if (click === null) {
      return;
    }
    if (title() !== undefined && title() !== click.title && location.pathname !== click.path) {
      const channel = new MessageChannel();
      // After this frame is painted.
      channel.port1.onmessage = () => {
        sessionStorage.removeItem('bench-click');
        sessionStorage.setItem('bench-painted', String(now() - click.time));
      };
      channel.port2.postMessage(undefined);
    } else {
      requestAnimationFrame(look);
    }
  }
  requestAnimationFrame(look);
}

/** Milliseconds from the click on a link of the menu, pointed at before, to the painted heading of its page: the median. */
export async function navigate(browser, origin, start, routes) {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}, locale: 'en-US'});
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await page.goto(origin + start, {waitUntil: 'load'});
    await page.mouse.move(700, 400);
    await page.waitForTimeout(2000);
    const times = [];
    for (const route of routes.slice(0, NAVIGATIONS)) {
      const link = page.locator(`a:is([href="${route}"], [href="${route}/"], [href="${route}.html"]):visible`).first();
      await link.scrollIntoViewIfNeeded();
      await link.hover();
      await page.waitForTimeout(HOVER_MS);
      await page.evaluate(() => sessionStorage.removeItem('bench-painted'));
      await page.mouse.down();
      await page.mouse.up();
      await page.waitForFunction(() => sessionStorage.getItem('bench-painted') !== null, undefined, {polling: 20});
      times.push(Number(await page.evaluate(() => sessionStorage.getItem('bench-painted'))));
      await page.waitForTimeout(SETTLE_MS);
    }
    return median(times);
  } finally {
    await context.close();
  }
}

/** Lighthouse's slow phone: the median of some visits of a page, and the machine's index at the time. */
export async function audit(url, runs) {
  const visits = [];
  for (let run = 0; run < runs; run++) {
    visits.push(await visit(url, false));
  }
  const of = (read) => median(visits.map(read));
  return {
    performance: of(({scores}) => scores[0]),
    lcp: of(({lcp}) => lcp),
    tbt: of(({tbt}) => tbt),
    machine: of(({speed}) => speed),
  };
}
