/**
 * Prints what a first visit feels like, per page: layout shift, first and largest paint, time to hydration, and the bytes
 * (brotli, as sent) before the load event. `npm run bench:vitals`. Figures only: nothing here passes or fails.
 *
 * Cold cache, 1440x900 and 360x800, no throttling. Shift after the reader's own input does not count, as in the browser's metric.
 */
import {parseArgs} from 'node:util';
import {rememberVisit} from './rememberVisit.mjs';
import {showHelp} from './showHelp.mjs';
import {withSite} from './withSite.mjs';

const HELP = `npm run bench:vitals

Builds when something changed, and prints layout shift, paint, start of the app and bytes of a first visit. It takes no
options.`;

const PAGES = ['/', '/zh/', '/guide/start/', '/config/lib/dts', '/config/'];
const VIEWPORTS = [
  {width: 1440, height: 900},
  {width: 360, height: 800},
];
/** Long enough for late shifts: images, hydration, idle work. In milliseconds. */
const SETTLE_MS = 1500;

function observe() {
  const vitals = {shift: 0, sources: [], largest: 0};
  window.vitals = vitals;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!entry.hadRecentInput) {
        vitals.shift += entry.value;
        vitals.sources.push(...entry.sources.map(({node}) => node?.nodeName + '.' + (node?.className ?? '')));
      }
    }
  }).observe({type: 'layout-shift', buffered: true});
  new PerformanceObserver((list) => {
    vitals.largest = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({type: 'largest-contentful-paint', buffered: true});
}

async function measure(browser, url, viewport) {
  const context = await browser.newContext({viewport, locale: 'en-US'});
  const page = await context.newPage();
  await rememberVisit(page);
  await page.addInitScript(observe);
  await page.goto(url, {waitUntil: 'load'});
  const bytes = await page.evaluate(() => {
    const sum = {html: 0, js: 0, css: 0, other: 0};
    const load = performance.getEntriesByType('navigation')[0];
    sum.html = load.encodedBodySize;
    for (const {name, encodedBodySize, startTime} of performance.getEntriesByType('resource')) {
      if (startTime < load.loadEventStart) {
        const kind = /\.js$/.test(name) ? 'js' : /\.css$/.test(name) ? 'css' : 'other';
        sum[kind] += encodedBodySize;
      }
    }
    return sum;
  });
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  const hydrated = await page.evaluate(() => performance.now());
  await page.waitForTimeout(SETTLE_MS);
  const vitals = await page.evaluate(() => ({
    ...window.vitals,
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await context.close();
  return {...vitals, hydrated, bytes};
}

const kB = (bytes) => (bytes / 1000).toFixed(1).padStart(6);
const ms = (time) => time.toFixed(0).padStart(5);

async function printFigures({browser, origin}) {
  console.log('page                 width   CLS     FCP   LCP  ready ms   html     js    css  other kB');
  for (const path of PAGES) {
    for (const viewport of VIEWPORTS) {
      const {shift, sources, first, largest, hydrated, bytes} = await measure(browser, origin + path, viewport);
      console.log(
        `${path.padEnd(20)} ${String(viewport.width).padStart(5)}  ${shift.toFixed(4)} ${ms(first)} ${ms(largest)} ${ms(hydrated)}    ${kB(bytes.html)} ${kB(bytes.js)} ${kB(bytes.css)} ${kB(bytes.other)}`,
      );
      if (sources.length > 0) {
        console.log(`    moved: ${[...new Set(sources)].join(', ')}`);
      }
    }
  }
}

async function main(args) {
  if (showHelp(args, HELP)) {
    return;
  }
  // It takes nothing, and says so.
  parseArgs({args, options: {}});
  await withSite(printFigures);
}

main(process.argv.slice(2)).catch((error) => {
  console.error(`bench:vitals: ${error.message}`);
  process.exitCode = 1;
});
