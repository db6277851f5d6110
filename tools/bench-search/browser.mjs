import {ms, percentile, printTable} from './format.mjs';
import {withBuild} from '../withSite.mjs';

const ROUNDS = 5;
const QUERY = 'format';
const PAGE = '/guide/start/quick-start';
const FIRST_ANSWER_MS = 150;
/** Longest task of the main thread, by how many times slower the processor is. */
const TASK_MS = {1: 8, 4: 50};

/** In the page: notes when the worker is asked and answers, when the field is there and when the first hit is. */
function observe(query) {
  const times = {};
  window.searchTimes = times;
  const note = (name) => {
    times[name] ??= performance.now();
  };
  window.Worker = class extends Worker {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({data}) => note(`${data.type} answered`));
    }
    postMessage(message) {
      note(`${message.type} asked`);
      super.postMessage(message);
    }
  };
  window.addEventListener('keydown', () => note('shortcut'), {capture: true, once: true});
  new MutationObserver(() => {
    const field = document.querySelector('[role="dialog"] [role="combobox"]');
    if (field !== null && times.field === undefined) {
      note('field');
      const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      set.call(field, query);
      field.dispatchEvent(new Event('input', {bubbles: true}));
    }
    if (document.querySelector('[role="dialog"] [role="option"]') !== null) {
      requestAnimationFrame(() => setTimeout(() => note('hits')));
    }
  }).observe(document, {childList: true, subtree: true});
}

/**
 * Milliseconds of processor time of each task of the page's main thread, longest first: what else the machine does is no work of
 * the search.
 */
function readTasks(trace) {
  const {traceEvents} = JSON.parse(trace.toString('utf8'));
  const mains = new Set(
    traceEvents
      .filter(({name, args}) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({pid, tid}) => `${pid} ${tid}`),
  );
  // Of all renderers the one that has worked most is the page's.
  const byThread = new Map();
  for (const {name, pid, tid, dur = 0, tdur = dur} of traceEvents) {
    const key = `${pid} ${tid}`;
    if (name.endsWith('RunTask') && mains.has(key)) {
      byThread.set(key, [...(byThread.get(key) ?? []), tdur / 1000]);
    }
  }
  const sum = (tasks) => tasks.reduce((total, task) => total + task, 0);
  const [tasks = []] = [...byThread.values()].sort((a, b) => sum(b) - sum(a));
  return tasks.sort((a, b) => b - a);
}

async function open(browser, origin, rate) {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}, locale: 'en-US'});
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('site-visited', '1'));
  await page.addInitScript(observe, QUERY);
  await page.goto(origin + PAGE, {waitUntil: 'networkidle'});
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate});
  return {context, page};
}

const readTimes = (page) => page.evaluate(() => window.searchTimes);
const hasHits = (page) => page.waitForFunction(() => window.searchTimes.hits !== undefined);

/** The first answer of a page that has loaded nothing of the search. */
async function measureFirst(browser, origin, rate) {
  const {context, page} = await open(browser, origin, rate);
  await page.keyboard.press('Control+k');
  await hasHits(page);
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

/** Tasks of the main thread from the shortcut to the first hits, and while a word is typed with the index in memory. */
async function measureTasks(browser, origin, rate) {
  const {context, page} = await open(browser, origin, rate);
  const trace = async (act) => {
    await browser.startTracing(page, {categories: ['toplevel', '__metadata']});
    await act();
    return readTasks(await browser.stopTracing());
  };
  const first = await trace(async () => {
    await page.keyboard.press('Control+k');
    await hasHits(page);
  });
  const typing = await trace(async () => {
    await page.keyboard.type(' of the output', {delay: 60});
    await page.waitForTimeout(600);
  });
  await context.close();
  return {first, typing};
}

/** What a reader waits for, in a real browser over the production build. */
export async function printBrowser(targets) {
  await withBuild(async ({browser, origin}) => {
    console.log(`\nFirst answer after the shortcut, index cold, on loopback; medians of ${ROUNDS}`);
    const rows = [['processor', 'field', 'index in memory', 'first answer', 'painted, with the debounce']];
    const tasks = [['processor', 'opening: longest tasks', 'sum', 'typing: longest tasks']];
    for (const rate of [1, 4]) {
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        rounds.push(await measureFirst(browser, origin, rate));
      }
      const median = (name) =>
        ms(
          percentile(
            rounds.map((times) => times[name]),
            0.5,
          ),
        );
      const middle = percentile(
        rounds.map(({answer}) => answer),
        0.5,
      );
      if (rate === 1) {
        targets.add('first answer after the shortcut', middle, 'most', FIRST_ANSWER_MS, ms);
      }
      const label = rate === 1 ? 'full speed' : `${rate} times slower`;
      rows.push([label, ...['field', 'index', 'answer', 'painted'].map(median)]);
      const {first, typing} = await measureTasks(browser, origin, rate);
      targets.add(`longest task while it opens, ${label}`, Math.max(...first), 'most', TASK_MS[rate], ms);
      targets.add(`longest task while one types, ${label}`, Math.max(...typing), 'most', TASK_MS[rate], ms);
      const longest = (list) =>
        list
          .slice(0, 3)
          .map((task) => ms(task))
          .join(', ');
      tasks.push([label, longest(first), ms(first.reduce((sum, task) => sum + task, 0)), longest(typing)]);
    }
    printTable(rows);
    console.log('\nTasks of the main thread, from the shortcut to the first hits, and while a word is typed');
    printTable(tasks);
  });
}
