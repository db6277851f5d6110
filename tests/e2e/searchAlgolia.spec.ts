import {crawl, CREDENTIALS, startAlgoliaServer, type AlgoliaServer, type CrawledRecord} from './support/algoliaServer';
import {createEngineSite, findInScripts, type EngineSite} from './support/engineSite';
import {openSearch} from './support/search';
import {expect, expectOnly, goto, test} from './support/test';

const MARKUP = '<img src=x onerror="window.hacked = true">';

let site: EngineSite;
let algolia: AlgoliaServer;
let records: CrawledRecord[] = [];

test.describe('search with the engine algolia', () => {
  // One build for all of them.
  test.describe.configure({mode: 'serial'});

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    // Answers with the records of the site, which is built with the server's address.
    algolia = await startAlgoliaServer(() => records);
    site = await createEngineSite('algolia', {
      ALGOLIA_APP_ID: CREDENTIALS.appId,
      ALGOLIA_SEARCH_KEY: CREDENTIALS.apiKey,
      ALGOLIA_INDEX_NAME: CREDENTIALS.indexName,
      ALGOLIA_HOST: algolia.origin,
    });
    records = crawl(site.build, site.origin);
  });

  test.afterAll(() => {
    site?.stop();
    algolia?.stop();
  });

  test('loads the light client with the dialog, and the code of no other engine', async ({page}) => {
    const [client, ...others] = findInScripts(site.build, 'x-algolia-application-id');
    expect(others).toEqual([]);
    expect(findInScripts(site.build, 'searchIndexes')).toEqual([]);
    // The box and the page that the package brings are not there.
    expect(findInScripts(site.build, 'DocSearch-')).toEqual([]);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await goto(page, `${site.origin}/guide/start/quick-start`);
    await page.waitForLoadState('networkidle');
    expect(scripts).not.toContain(`/assets/js/${client}`);
    await openSearch(page, `${site.origin}/guide/start/quick-start`);
    await expect.poll(() => scripts).toContain(`/assets/js/${client}`);
  });

  test('SEARCH-11, SEARCH-19 asks for the records of its locale and version, and shows them in our dialog', async ({
    page,
  }) => {
    const {field, hits} = await openSearch(page, `${site.origin}/guide/start/quick-start`);
    await field.fill('interop');
    await expect(hits).toHaveCount(1);
    await expect(hits.first()).toHaveAttribute('href', '/guide/basic/output-format#interop-helpers');
    await expect(hits.first()).toContainText('Interop helpers');
    await expect(hits.first().locator('mark')).toHaveText('Interop');
    expect(algolia.queries.at(-1)).toMatchObject({
      indexName: CREDENTIALS.indexName,
      query: 'interop',
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
    });
    await field.fill('ECMAScript');
    await expect(hits.first()).toContainText('in modules of ECMAScript.');
    await expect(hits.first().locator('mark')).toHaveText('ECMAScript');
    await field.press('Enter');
    await expect(page).toHaveURL(`${site.origin}/guide/basic/output-format#interop-helpers`);
  });

  test('SEARCH-19 finds Chinese pages from /zh/, and old pages from an old version', async ({page}) => {
    const chinese = await openSearch(page, `${site.origin}/zh/guide/start/quick-start`);
    await chinese.field.fill('输出格式');
    await expect(chinese.hits.first()).toHaveAttribute('href', '/zh/guide/basic/output-format');
    const current = await openSearch(page, `${site.origin}/guide/start/quick-start`);
    await current.field.fill('zigzags');
    await expect(current.dialog.getByText('No results for')).toBeVisible();
    const old = await openSearch(page, `${site.origin}/0.x/guide/start/`);
    await old.field.fill('zigzags');
    await expect(old.hits.first()).toHaveAttribute('href', /^\/0\.x\/guide\/start/);
    const links = await old.hits.evaluateAll((elements) => elements.map((element) => element.getAttribute('href')));
    expect(links.filter((link) => !link?.startsWith('/0.x/'))).toEqual([]);
  });

  test('SEARCH-14 shows seven pages at most', async ({page}) => {
    const {field, hits} = await openSearch(page, `${site.origin}/guide/start/quick-start`);
    await field.fill('text about');
    await expect(hits.first()).toBeVisible();
    const links = await hits.evaluateAll((elements) => elements.map((element) => element.getAttribute('href')));
    expect(new Set(links).size).toBe(7);
  });

  test('shows records with markup as text', async ({page}) => {
    const [first] = records;
    const hierarchy = {...first.hierarchy, lvl1: `Wombat ${MARKUP}`};
    records = [...records, {...first, type: 'lvl1', hierarchy, language: 'en', docusaurus_tag: 'docs-default-current'}];
    const {dialog, field, hits} = await openSearch(page, `${site.origin}/guide/start/quick-start`);
    await field.fill('wombat');
    await expect(hits.first()).toContainText('<img src=x onerror=');
    await expect(dialog.locator('img')).toHaveCount(0);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  test('SEARCH-17 says that the answer cannot be had, logs it, and tries again', async ({page, problems}) => {
    algolia.setStatus(500);
    const {dialog, field, hits} = await openSearch(page, `${site.origin}/guide/start/quick-start`);
    await field.fill('interop');
    const alert = dialog.getByRole('alert');
    await expect(alert).toBeVisible();
    await expectOnly(problems, /search: the index cannot be loaded/, /status of 500/);
    algolia.setStatus(200);
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(hits.first()).toBeVisible();
  });
});
