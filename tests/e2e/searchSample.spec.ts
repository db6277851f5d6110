import type {Page} from '@playwright/test';
import {judge, type Judgement, type JudgedQuery} from '../../src/lib/search/judge';
import {readIndex, readSample} from './support/search';
import {expect, goto, test} from './support/test';

const FLOORS = [
  {lang: 'en', prefix: '', mrr: 0.9},
  {lang: 'zh', prefix: 'zh/', mrr: 0.87},
] as const;
/** Of fewer queries the mean says nothing. */
const FEWEST = 5;

const toComparable = (route: string): string => route.replace(/^\/zh\//, '/').replace(/(.)\/$/, '$1');

/** Queries with an acceptable page that is written in the language: an untranslated page cannot be found in Chinese. */
function selectQueries(lang: string, prefix: '' | 'zh/'): JudgedQuery[] {
  const own = readIndex(prefix).records.filter((record) => record.lang === lang);
  const routes = new Set(own.map(({routePath}) => toComparable(routePath)));
  return readSample(lang).filter(({expect: accepted}) => accepted.some((route) => routes.has(toComparable(route))));
}

/** Types the queries into the search page, one after another, and judges the links that are shown. */
async function judgeInBrowser(page: Page, prefix: string, queries: readonly JudgedQuery[]): Promise<Judgement> {
  test.setTimeout(30_000 + queries.length * 2000);
  await goto(page, `/${prefix}search`);
  const field = page.getByRole('combobox');
  await field.waitFor();
  return judge(queries, async (query) => {
    await field.fill(query);
    // The address follows the answer, the list of its hits comes a moment later.
    await page.waitForURL((url) => url.searchParams.get('q') === query);
    await page.locator('[data-phase="answered"]').waitFor();
    await expect(page.locator('[role="listbox"][aria-busy="true"]')).toHaveCount(0);
    const hits = await page
      .getByRole('option')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
    const links = [...new Set(hits.map((link) => toComparable(link.split('#')[0] ?? '')))];
    const pages = links.map((link) => ({id: link, link, title: '', group: '', score: 0, hits: []}));
    return {query, pages, total: pages.length, suggestions: []};
  });
}

function expectFloor({mrr, empty, misses}: Judgement, floor: number): void {
  expect(mrr, misses.map(({query, found}) => `${query.query}: ${found.join(' ')}`).join('\n')).toBeGreaterThanOrEqual(
    floor,
  );
  expect(empty).toBe(0);
}

for (const {lang, prefix, mrr} of FLOORS) {
  const queries = selectQueries(lang, prefix);
  if (queries.length >= FEWEST) {
    test(`the ${queries.length} sample queries in ${lang} find their pages in the browser`, async ({page}) => {
      expectFloor(await judgeInBrowser(page, prefix, queries), mrr);
    });
  } else {
    // Readers get the English pages there, and look for them in English.
    test(`${queries.length} sample queries have a page in ${lang}, too few to judge: those in English are asked`, async ({
      page,
    }) => {
      expectFloor(await judgeInBrowser(page, prefix, selectQueries('en', '')), 0.9);
    });
  }
}
