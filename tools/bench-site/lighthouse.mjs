import {launchChromium} from '../chromium.mjs';
import {findPort} from '../findPort.mjs';
import {median} from '../statistics.mjs';
import {mark, TARGETS} from './targets.mjs';

/**
 * One page of each kind. `isHidden` pages ask search engines not to list them, on purpose: the audit that wants every page listed
 * is left out there.
 */
const PAGES = [
  {name: 'home', path: '/'},
  {name: 'long doc', path: '/config/lib/dts'},
  {name: 'overview', path: '/config/'},
  {name: 'search', path: '/search?q=dts', isHidden: true},
  {name: 'zh doc', path: '/zh/config/lib/dts'},
  {name: '0.x doc', path: '/0.x/config/lib/dts', isHidden: true},
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

/** Audits that count and are not perfect, by what they take from their category. */
function listFaults({categories, audits}) {
  return CATEGORIES.flatMap((id) =>
    categories[id].auditRefs
      .filter(({id: audit, weight}) => weight > 0 && audits[audit].score !== null && audits[audit].score < 1)
      .map(
        ({id: audit}) =>
          `${id}: ${audits[audit].title}${audits[audit].displayValue ? ` (${audits[audit].displayValue})` : ''}`,
      ),
  );
}

/**
 * Loads a page, so that the server has compressed what it needs. Hosts have that done before anyone comes, and Lighthouse, which
 * has two or three answers to learn from, takes the wait for a slow host.
 */
export async function warmUp(url) {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.goto(url, {waitUntil: 'networkidle'});
  } finally {
    await browser.close();
  }
}

/** One visit with an empty cache in a browser of its own, on Lighthouse's slow phone. */
export async function visit(url, isHidden) {
  const {default: lighthouse} = await import('lighthouse');
  const port = await findPort();
  const browser = await launchChromium({args: [`--remote-debugging-port=${port}`]});
  try {
    const {lhr} = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: CATEGORIES,
      ...(isHidden ? {skipAudits: ['is-crawlable']} : {}),
    });
    if (lhr.runtimeError) {
      throw new Error(`${url}: ${lhr.runtimeError.message}`);
    }
    // A generator's own router may write the file's name of the page it shows.
    const shown = new URL(lhr.finalDisplayedUrl).pathname.replace(/(?:index)?\.html$/, '');
    if (shown !== new URL(url).pathname) {
      throw new Error(`${url} led to ${lhr.finalDisplayedUrl}`);
    }
    return {
      scores: CATEGORIES.map((id) => Math.round(lhr.categories[id].score * 100)),
      ...Object.fromEntries(Object.entries(METRICS).map(([name, audit]) => [name, lhr.audits[audit].numericValue])),
      speed: lhr.environment.benchmarkIndex,
      faults: listFaults(lhr),
    };
  } finally {
    await browser.close();
  }
}

/** The kinds of pages with these names, or all. Throws at a name that there is not. */
export function choosePages(names = PAGES.map(({name}) => name)) {
  return names.map((name) => {
    const page = PAGES.find((one) => one.name === name);
    if (page === undefined) {
      throw new Error(`--pages: "${name}" is not known; there are ${PAGES.map((one) => one.name).join(', ')}.`);
    }
    return page;
  });
}

/** Prints the scores and times of each of the pages: the median of some visits each. */
export async function measureLighthouse(origin, {runs, pages}) {
  console.log(`Lighthouse, mobile, simulated throttling, median of ${runs}; * misses its target`);
  console.log('page        perf  a11y  best   seo    FCP ms   LCP ms   TBT ms      CLS   machine');
  for (const {name, path, isHidden} of pages) {
    const visits = [];
    await warmUp(origin + path);
    for (let run = 0; run < runs; run++) {
      visits.push(await visit(origin + path, isHidden));
    }
    const of = (read) => median(visits.map(read));
    const scores = CATEGORIES.map((_, index) => of((one) => one.scores[index]));
    const [fcp, lcp, tbt, cls] = Object.keys(METRICS).map((metric) => of((one) => one[metric]));
    console.log(
      [
        name.padEnd(10),
        ...scores.map((score) => mark(String(score).padStart(5), score >= TARGETS.score)),
        mark(fcp.toFixed(0).padStart(8), true),
        mark(lcp.toFixed(0).padStart(8), lcp <= TARGETS.lcp),
        mark(tbt.toFixed(0).padStart(8), tbt <= TARGETS.tbt),
        mark(cls.toFixed(4).padStart(8), cls <= TARGETS.cls),
        of(({speed}) => speed)
          .toFixed(0)
          .padStart(8),
      ].join(''),
    );
    const faults = visits.flatMap((one) => one.faults);
    for (const fault of new Set(faults)) {
      console.log(`    ${fault}, ${faults.filter((one) => one === fault).length} of ${runs}`);
    }
  }
  console.log(`targets: scores ${TARGETS.score}, LCP ${TARGETS.lcp} ms, TBT ${TARGETS.tbt} ms, CLS ${TARGETS.cls}`);
}
