import {loadavg} from 'node:os';
import {rememberVisit} from '../rememberVisit.mjs';
import {median} from '../statistics.mjs';
import {withBuild} from '../withSite.mjs';
import {ms, printTable} from './format.mjs';
import {observe, offerPlainField} from './inPage.mjs';
import {CATEGORIES, readTasks, readTrace, readWorkers} from './trace.mjs';
import {measureWorker} from './worker.mjs';

const ROUNDS = 5;
const QUERY = 'format';
const MORE = ' of the output';
const PAGE = '/guide/start/quick-start';
const FIRST_ANSWER_MS = 150;
/** Longest task of the main thread, by how many times slower the processor is. */
const TASK_MS = {1: 8, 4: 50};
/** Nothing of the application is left to do after it. */
const QUIET_MS = 1000;
const KEY_DELAY_MS = 60;

/** A page whose application runs and rests: what it costs to start that is no cost of the search. */
async function open(browser, origin, rate, script = observe) {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}, locale: 'en-US'});
  const page = await context.newPage();
  await rememberVisit(page);
  await page.addInitScript(script, QUERY);
  await page.goto(origin + PAGE);
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
  // What Playwright brings into a page it brings now.
  await page.waitForFunction(() => true, undefined, {polling: 50});
  await page.waitForTimeout(QUIET_MS);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate});
  return {context, page};
}

const readTimes = (page) => page.evaluate(() => window.searchTimes);
const hasNoted = (page, name) =>
  page.waitForFunction((entry) => performance.getEntriesByName(`search: ${entry}`).length > 0, name, {polling: 50});

/** The first answer of a page that has loaded nothing of the search. */
async function measureFirst(browser, origin, rate) {
  const {context, page} = await open(browser, origin, rate);
  await page.keyboard.press('Control+k');
  await hasNoted(page, 'hits');
  const times = await readTimes(page);
  await context.close();
  const since = (name, from = 'shortcut') => times[name] - times[from];
  // The debounce counts from the last key: it is the reader's time, not the search's.
  return {
    field: since('field'),
    index: since('load answered'),
    answer: Math.max(since('load answered'), since('field')) + since('search answered', 'search asked'),
    painted: since('hits'),
  };
}

/** Tasks of the main thread from the shortcut to the hits with their texts, and while one types on with the index in memory. */
async function measureTasks(browser, origin, rate, script) {
  const {context, page} = await open(browser, origin, rate, script);
  const trace = async (act) => {
    await browser.startTracing(page, {categories: CATEGORIES});
    await act();
    return readTrace(await browser.stopTracing(), 'search: ');
  };
  const opening = await trace(async () => {
    await page.keyboard.press('Control+k');
    await hasNoted(page, 'texts');
    await page.waitForTimeout(300);
  });
  const typing = await trace(async () => {
    await page.evaluate(() => performance.mark('search: typing'));
    await page.keyboard.type(MORE, {delay: KEY_DELAY_MS});
    await page.waitForTimeout(600);
  });
  await context.close();
  const shortcut = opening.marks.get('search: shortcut');
  const answered = opening.marks.get('search: search answered');
  const sum = (tasks) => tasks.reduce((total, task) => total + task, 0);
  return {
    untilAnswer:
      answered === undefined
        ? 0
        : sum(readTasks(opening, shortcut, answered)) + readWorkers(opening, shortcut, answered),
    opening: readTasks(opening, shortcut),
    typing: readTasks(typing, typing.marks.get('search: typing')),
  };
}

async function repeat(act) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push(await act());
  }
  return rounds;
}

/** Other processes only add to what is measured: the least of some rounds is nearest to a machine of one's own. */
function addBoth(targets, what, values, most) {
  targets.add(`${what}, least`, Math.min(...values), 'most', most, ms);
  targets.add(`${what}, median`, median(values), 'most', most, ms);
}

const toLabel = (rate) => (rate === 1 ? 'full speed' : `${rate} times slower`);

async function printFirst(browser, origin, targets) {
  console.log(`\nFirst answer after the shortcut, index cold, on loopback: the least and the median of ${ROUNDS}`);
  const rows = [['processor', 'field', 'index in memory', 'first answer', 'painted, with the debounce']];
  for (const rate of [1, 4]) {
    const rounds = await repeat(() => measureFirst(browser, origin, rate));
    const pick = (name) => rounds.map((times) => times[name]);
    const show = (name) => `${ms(Math.min(...pick(name)))}, ${ms(median(pick(name)))}`;
    if (rate === 1) {
      addBoth(targets, 'first answer after the shortcut', pick('answer'), FIRST_ANSWER_MS);
    }
    rows.push([toLabel(rate), ...['field', 'index', 'answer', 'painted'].map(show)]);
  }
  printTable(rows);
}

async function printTasks(browser, origin, targets) {
  console.log(
    `\nLongest tasks of the main thread, processor time, medians of ${ROUNDS}: from the shortcut to the hits with their texts,` +
      '\nand while one types on. Beside it what a box with nothing but a field takes, opened and typed into in the same way.',
  );
  const rows = [['processor', 'opening', 'all of it', 'typing', 'plain: opening', 'all of it', 'typing']];
  for (const rate of [1, 4]) {
    const own = await repeat(() => measureTasks(browser, origin, rate, observe));
    const plain = await repeat(() => measureTasks(browser, origin, rate, offerPlainField));
    const longest = (rounds, phase) => median(rounds.map((tasks) => Math.max(...tasks[phase])));
    const all = (rounds, phase) => median(rounds.map((tasks) => tasks[phase].reduce((sum, task) => sum + task, 0)));
    const label = toLabel(rate);
    const pick = (phase) => own.map((tasks) => Math.max(...tasks[phase]));
    if (rate === 1) {
      const whole = own.map(({untilAnswer}) => untilAnswer);
      addBoth(targets, 'first answer, processor time of page and worker', whole, FIRST_ANSWER_MS);
    }
    addBoth(targets, `longest task while it opens, ${label}`, pick('opening'), TASK_MS[rate]);
    addBoth(targets, `longest task while one types, ${label}`, pick('typing'), TASK_MS[rate]);
    rows.push([
      label,
      ...[own, plain].flatMap((rounds) =>
        [longest(rounds, 'opening'), all(rounds, 'opening'), longest(rounds, 'typing')].map(ms),
      ),
    ]);
  }
  printTable(rows);
}

/** The share of a processor that a calculation gets, as other processes leave it. */
function measureShare() {
  const begin = performance.now();
  const before = process.cpuUsage();
  while (performance.now() - begin < 500);
  const {user, system} = process.cpuUsage(before);
  return (user + system) / 1000 / (performance.now() - begin);
}

/** What a reader waits for, in a real browser over the production build. */
export async function printBrowser(targets, queries) {
  await withBuild(async ({browser, origin}) => {
    const share = Math.round(100 * measureShare());
    console.log(
      `\nIn the browser. A calculation gets ${share} % of a processor now; ${loadavg()[0].toFixed(1)} processes had work in the ` +
        'last minute,\non average. Time that passes is that much longer here; processor time is not, but for what crowded caches cost.',
    );
    await printFirst(browser, origin, targets);
    await printTasks(browser, origin, targets);
    await measureWorker({browser, origin, queries, targets});
  });
}
