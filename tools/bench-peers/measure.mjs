import {timeHoveredClick, watchClicks} from '../bench-site/clicks.mjs';
import {visit, warmUp} from '../bench-site/lighthouse.mjs';
import {median} from '../statistics.mjs';

/** How long a page is left alone before the next click, in milliseconds. */
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

/** Milliseconds from the click on a link of the menu, pointed at before, to the painted heading of its page: the median. */
export async function navigate(browser, origin, start, routes) {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}, locale: 'en-US'});
  try {
    const page = await context.newPage();
    await watchClicks(page);
    await page.goto(origin + start, {waitUntil: 'load'});
    await page.mouse.move(700, 400);
    await page.waitForTimeout(2000);
    const times = [];
    for (const route of routes.slice(0, NAVIGATIONS)) {
      const link = page.locator(`a:is([href="${route}"], [href="${route}/"], [href="${route}.html"]):visible`).first();
      times.push(await timeHoveredClick(page, link));
      await page.waitForTimeout(SETTLE_MS);
    }
    return median(times);
  } finally {
    await context.close();
  }
}

/** Lighthouse's slow phone: the median of some visits of a page, and the machine's index at the time. */
export async function audit(url, runs) {
  await warmUp(url);
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
