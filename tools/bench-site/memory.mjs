import {sumSnapshot, takeSnapshot} from './heapSnapshot.mjs';
import {listLinks, openPage} from './openPage.mjs';
import {mark, TARGETS} from './targets.mjs';

const PAGES = 10;
const NAVIGATIONS = 100;
/** Rounds before the first measuring: the engine compiles what is run often, again and better. */
const WARM_ROUNDS = 5;
/** Metric, name, unit, and whether it has a target: a leak shows in what the page itself holds, not in what the engine compiles. */
const FIGURES = [
  ['data', 'data, kB', 1000, true],
  ['Nodes', 'nodes', 1, true],
  ['JSEventListeners', 'listeners', 1, true],
  ['code', 'code, kB', 1000, false],
  ['JSHeapUsedSize', 'heap, kB', 1000, false],
];

async function follow(page, href) {
  await page.evaluate((target) => document.querySelector(`#site-doc-sidebar a[href="${target}"]`).click(), href);
  await page.waitForFunction((target) => location.pathname === target, href);
  await page.locator(`#site-doc-sidebar a[href="${href}"][aria-current="page"]`).first().waitFor({state: 'attached'});
}

/** What is left when everything that nobody holds is gone. */
async function readMemory(page, session) {
  await page.waitForTimeout(1000);
  for (let pass = 0; pass < 3; pass++) {
    await session.send('HeapProfiler.collectGarbage');
  }
  const {metrics} = await session.send('Performance.getMetrics');
  const sum = sumSnapshot(await takeSnapshot(session));
  return {...Object.fromEntries(metrics.map(({name, value}) => [name, value])), ...sum};
}

/**
 * Prints what 100 navigations among the same pages leave behind. Code and data of the pages are loaded before. The heap is data and
 * code, which a snapshot tells apart and counts with what the browser holds for them. Code is printed without a target: for some 500
 * navigations the engine compiles the same functions again, ever better (compare two snapshots by `SharedFunctionInfo`: none is new).
 */
export async function measureMemory(browser, origin) {
  const {context, page, session} = await openPage(browser, origin);
  await session.send('Performance.enable');
  const links = (await listLinks(page)).slice(0, PAGES);
  const walk = async (count) => {
    for (let step = 0; step < count; step++) {
      await follow(page, links[step % links.length]);
    }
  };
  await walk(WARM_ROUNDS * links.length);
  const before = await readMemory(page, session);
  await walk(NAVIGATIONS);
  const after = await readMemory(page, session);
  await context.close();
  console.log(
    `\nMemory before and after ${NAVIGATIONS} navigations among ${links.length} pages; target: at most ${TARGETS.growthPercent} % more`,
  );
  for (const [metric, name, unit, hasTarget] of FIGURES) {
    const growth = (after[metric] / before[metric] - 1) * 100;
    const figures = [before[metric], after[metric]].map((value) => (value / unit).toFixed(0).padStart(9)).join('');
    console.log(
      `${name.padEnd(12)}${figures}   ${mark(`${growth.toFixed(1).padStart(6)} %`, !hasTarget || growth <= TARGETS.growthPercent)}`,
    );
  }
}
