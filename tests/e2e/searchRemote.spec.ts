import path from 'node:path';
import type {Page} from '@playwright/test';
import {holdPort} from './support/holdPort';
import {createEngineSite, findInScripts, type EngineSite} from './support/engineSite';
import {openSearch} from './support/search';
import {startSearchServer, type SearchServer} from './support/searchServer';
import {expect, expectOnly, test} from './support/test';

let site: EngineSite;
let server: SearchServer;
let port = 0;

/** Queries of the requests to the search server so far. */
function watchServer(page: Page): Record<string, string>[] {
  const requests: Record<string, string>[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.port === String(port)) {
      requests.push(Object.fromEntries(url.searchParams));
    }
  });
  return requests;
}

test.describe('search with the engine remote', () => {
  // One build and one server for all of them; the last test ends the server's engine.
  test.describe.configure({mode: 'serial'});

  test.beforeAll(async () => {
    test.setTimeout(400_000);
    const held = await holdPort();
    port = held.port;
    site = await createEngineSite('remote', {SEARCH_API_URL: `http://127.0.0.1:${port}/`});
    const data = path.join(test.info().project.outputDir, 'search-remote');
    await held.release();
    server = await startSearchServer({build: site.build, data, origin: site.origin, port});
  });

  test.afterAll(() => {
    site?.stop();
    server?.stop();
  });

  test('REMOTE-01, REMOTE-02 asks the server, and shows its answer in our dialog', async ({page}) => {
    const requests = watchServer(page);
    const {field, hits} = await openSearch(page, `${site.origin}/guide/start/quick-start`);
    await field.fill('interop');
    await expect(hits.first()).toHaveAttribute('href', '/guide/basic/output-format#interop-helpers');
    await expect(hits.first().locator('mark')).toHaveText('Interop');
    expect(requests).toEqual([{keyword: 'interop', limit: '7', searchIndexes: 'docs', lang: 'en'}]);
    // The site has its own index all the same, and does not load it.
    expect(page.workers()).toEqual([]);
    expect(findInScripts(site.build, 'searchIndexes').length).toBeGreaterThan(0);
    expect(findInScripts(site.build, 'x-algolia')).toEqual([]);
    await field.press('Enter');
    await expect(page).toHaveURL(`${site.origin}/guide/basic/output-format#interop-helpers`);
  });

  test('finds a misspelled word', async ({page}) => {
    const {field, hits} = await openSearch(page, `${site.origin}/guide/start/quick-start`);
    await field.fill('interpo');
    await expect(hits.first()).toHaveAttribute('href', '/guide/basic/output-format#interop-helpers');
  });

  test('SEARCH-19 asks in the language and for the version of the page', async ({page}) => {
    const requests = watchServer(page);
    const chinese = await openSearch(page, `${site.origin}/zh/guide/start/quick-start`);
    await chinese.field.fill('类型声明');
    await expect(chinese.hits.first()).toHaveAttribute('href', /^\/zh\/guide\/basic\/output-format/);
    const old = await openSearch(page, `${site.origin}/0.x/guide/start/`);
    await old.field.fill('zigzags');
    await expect(old.hits.first()).toHaveAttribute('href', /^\/0\.x\/guide\/start\//);
    const current = await openSearch(page, `${site.origin}/guide/start/quick-start`);
    await current.field.fill('zigzags');
    await expect(current.dialog.getByText('No results for')).toBeVisible();
    expect(requests.map(({searchIndexes, lang}) => `${searchIndexes} ${lang}`)).toEqual([
      'docs zh',
      'docs-0.x en',
      'docs en',
    ]);
  });

  for (const query of ['a") OR (\\', '& # % + ~ *', '👩‍👩‍👧 \ud800', 'x'.repeat(1000)]) {
    test(`REMOTE-01 sends ${JSON.stringify(query.slice(0, 20))} as text`, async ({page, problems}) => {
      const {dialog, field, hits} = await openSearch(page, `${site.origin}/guide/start/quick-start`);
      await field.fill(query);
      await expect(dialog.getByText('No results for').or(hits.first())).toBeVisible();
      expect(problems).toEqual([]);
    });
  }

  test('REMOTE-03, ERROR-04 a stopped engine gives 503, no results and one logged error', async ({page, problems}) => {
    server.stopGroonga();
    const {dialog, field} = await openSearch(page, `${site.origin}/guide/start/quick-start`);
    const answered = page.waitForResponse((response) => new URL(response.url()).port === String(port));
    await field.fill('formats');
    expect((await answered).status()).toBe(503);
    await expect(dialog.getByText('No results for')).toBeVisible();
    const logged = problems.filter((problem) => problem.includes('search: the remote search failed.'));
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('status 503');
    // The browser notes the status by itself.
    await expectOnly(problems, /search: the remote search failed\./, /status of 503/);
  });
});
