import {ROOT} from '../build.mjs';
import {loadTypeScript} from '../loadTypeScript.mjs';
import {readLocales} from '../locales.mjs';
import {median, percentile} from '../statistics.mjs';
import {ms, printTable} from './format.mjs';
import {CATEGORIES, readTasks, readTrace} from './trace.mjs';

const ROUNDS = 5;
const QUERY_MS = 5;
const {SEARCH_LIMIT} = loadTypeScript('src/lib/constants.ts');
/** The version of addresses without one. */
const {DEFAULT_VERSION_NAME: VERSION} = loadTypeScript('src/lib/site/docsVersions.ts');

/** In the worker: answers queries one after another, each between two marks. */
async function ask({queries, index, rounds, limit}) {
  const {postMessage} = self;
  const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  let id = 1e6;
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, query] of queries.entries()) {
      // So that every query begins with a task of its own.
      await pause(1);
      performance.mark(`query ${round} ${at} asked`);
      await new Promise((resolve) => {
        self.postMessage = resolve;
        id += 1;
        // Answers are kept by query and limit: a limit of its own has each round answered anew.
        self.onmessage({data: {id, type: 'search', index, query, limit: limit + round / 1000}});
      });
      performance.mark(`query ${round} ${at} answered`);
    }
  }
  self.postMessage = postMessage;
}

async function measureLocale(browser, home, lang, queries) {
  const context = await browser.newContext({locale: 'en-US'});
  const page = await context.newPage();
  await page.goto(`${home}/search?q=lib`);
  // Texts and all.
  await page.locator('[data-phase="answered"]').waitFor();
  await browser.startTracing(page, {categories: CATEGORIES});
  await page
    .workers()[0]
    .evaluate(ask, {queries, index: {lang, version: VERSION}, rounds: ROUNDS, limit: SEARCH_LIMIT});
  const trace = readTrace(await browser.stopTracing(), 'query ');
  await context.close();
  return queries.map((_, at) => {
    const rounds = Array.from({length: ROUNDS}, (__, round) => {
      const [begin, end] = ['asked', 'answered'].map((name) => trace.marks.get(`query ${round} ${at} ${name}`));
      return readTasks(trace, begin, end).reduce((sum, task) => sum + task, 0);
    });
    // The code is warm from the second round on.
    return median(rounds.slice(1));
  });
}

/** Processor time of the sample queries in the search worker of a browser. */
export async function measureWorker({browser, origin, queries, targets}) {
  console.log(`\nQueries in the worker, processor time, medians of ${ROUNDS - 1}`);
  const rows = [['locale', 'queries', 'p50', 'p95', 'longest']];
  for (const [index, {lang}] of readLocales(ROOT).entries()) {
    const own = queries.filter((query) => query.lang === lang).map(({query}) => query);
    if (own.length === 0) {
      continue;
    }
    const times = await measureLocale(browser, index === 0 ? origin : `${origin}/${lang}`, lang, own);
    const p95 = percentile(times, 0.95);
    targets.add(`${lang}: query in the worker, p95`, p95, 'most', QUERY_MS, ms);
    rows.push([lang, own.length, ms(median(times)), ms(p95), ms(Math.max(...times))]);
  }
  printTable(rows);
}
