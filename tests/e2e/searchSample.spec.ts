import {judge, type JudgedQuery} from '../../src/lib/search/judge';

import {readIndex, readSample} from './support/search';
import {expect, goto, test} from './support/test';

const FLOORS = [
  {lang: 'en', prefix: '', mrr: 0.9},
  {lang: 'zh', prefix: 'zh/', mrr: 0.87},
] as const;

for (const {lang, prefix, mrr} of FLOORS) {
  const {records} = readIndex(prefix);
  const routes = new Set(
    records
      .filter((record) => record.lang === lang)
      .map(({routePath}) => routePath.replace(/^\/zh\//, '/').replace(/(.)\/$/, '$1')),
  );
  // A query counts when an acceptable page is there in its own language: an untranslated page cannot be found in Chinese.
  const queries: JudgedQuery[] = readSample(lang).filter(({expect: accepted}) =>
    accepted.some((route) => routes.has(route.replace(/(.)\/$/, '$1'))),
  );

  test(`the sample queries find their pages in the browser: ${queries.length} in ${lang}`, async ({page}) => {
    test.setTimeout(30_000 + queries.length * 2000);
    await goto(page, `/${prefix}search`);
    const field = page.getByRole('combobox');
    await field.waitFor();
    const result = await judge(queries, async (query) => {
      await field.fill(query);
      // The address follows the answer.
      await page.waitForURL((url) => url.searchParams.get('q') === query);
      const hits = await page
        .getByRole('option')
        .evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
      const links = [...new Set(hits.map((link) => link.split('#')[0] ?? ''))].map((link) =>
        link.replace(/^\/zh\//, '/'),
      );
      const pages = links.map((link) => ({id: link, link, title: '', group: '', score: 0, hits: []}));
      return {query, pages, total: pages.length, suggestions: []};
    });
    const misses = result.misses.map(({query, found}) => `${query.query}: ${found.join(' ')}`);
    expect(result.mrr, misses.join('\n')).toBeGreaterThanOrEqual(queries.length === 0 ? 0 : mrr);
    expect(result.empty).toBe(0);
  });
}
