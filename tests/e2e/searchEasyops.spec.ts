import {existsSync} from 'node:fs';
import path from 'node:path';
import {createEngineSite, findInScripts, type EngineSite} from './support/engineSite';
import {getSearchBox, openSearch, SHORTCUT} from './support/search';
import {expect, expectOnly, goto, test} from './support/test';

/** 27 characters that stand in the index: handed on as they are, they keep easyops' worker busy for a minute. */
const LONG_CHINESE = '如何在构建配置文件中选择输出格式以及类型声明文件的输出目录';

let site: EngineSite;

test.describe('search with the engine easyops', () => {
  // One build for all of them.
  test.describe.configure({mode: 'serial'});

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    site = await createEngineSite('easyops');
  });

  test.afterAll(() => {
    site?.stop();
  });

  test('SEARCH-19 has one index for each locale and version, and the code of no other engine', () => {
    for (const folder of ['', '0.x', 'zh', 'zh/0.x']) {
      expect(existsSync(path.join(site.build, folder, 'search-index.json')), folder).toBe(true);
    }
    expect(findInScripts(site.build, 'fetchIndexes').length).toBeGreaterThan(0);
    expect(findInScripts(site.build, 'x-algolia')).toEqual([]);
    expect(findInScripts(site.build, 'searchIndexes')).toEqual([]);
  });

  test('SEARCH-01, SEARCH-11, SEARCH-22 answers in our dialog with pages and their sections', async ({page}) => {
    const {dialog, field, hits} = await openSearch(page, `${site.origin}/guide/start/quick-start`);
    await field.fill('interop');
    await expect(hits.first()).toHaveAttribute('href', '/guide/basic/output-format#interop-helpers');
    await expect(hits.first()).toContainText('Interop helpers');
    await expect(dialog.getByText('Basic', {exact: true})).toBeVisible();
    await expect(hits.first().locator('mark').first()).toHaveText(/interop/i);
    await field.press('Enter');
    await expect(page).toHaveURL(`${site.origin}/guide/basic/output-format#interop-helpers`);
    // Of the engine's own box there is nothing.
    await expect(page.locator('.navbar__search-input, .aa-input')).toHaveCount(0);
  });

  test('SEARCH-19 searches from an old version in that version only', async ({page}) => {
    const current = await openSearch(page, `${site.origin}/guide/start/quick-start`);
    await current.field.fill('zigzags');
    await expect(current.dialog.getByText('No results for')).toBeVisible();
    const old = await openSearch(page, `${site.origin}/0.x/guide/start/`);
    await old.field.fill('zigzags');
    await expect(old.hits.first()).toHaveAttribute('href', /^\/0\.x\/guide\/start\//);
  });

  test('SEARCH-19, SEARCH-23 searches from /zh/ in Chinese pages', async ({page}) => {
    const {field, hits} = await openSearch(page, `${site.origin}/zh/guide/start/quick-start`);
    await field.fill('输出格式');
    await expect(hits.first()).toHaveAttribute('href', '/zh/guide/basic/output-format');
    const links = await hits.evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
    expect(links.filter((link) => !link.startsWith('/zh/'))).toEqual([]);
  });

  test('answers a long Chinese query, and the next one, without delay', async ({page}) => {
    const {dialog, field, hits} = await openSearch(page, `${site.origin}/zh/guide/start/quick-start`);
    await field.fill(LONG_CHINESE);
    await expect(hits.first().or(dialog.getByText('没有找到'))).toBeVisible();
    // On a page that the first query does not find.
    await field.fill('glossary');
    // What is slow here takes a minute, longer than the test may.
    await expect(field).toHaveValue('glossary');
    await expect(hits.first()).toHaveAttribute('href', '/zh/guide/start/glossary', {timeout: 15_000});
  });

  test('finds no hidden page and no home page', async ({page}) => {
    const {dialog, field} = await openSearch(page, `${site.origin}/guide/start/quick-start`);
    await field.fill('xylophone');
    await expect(dialog.getByText('No results for')).toBeVisible();
  });

  test('SEARCH-17 says that the index cannot be fetched, and gets it at the next try', async ({page, problems}) => {
    await page.context().route('**/search-index.json*', (route) => route.abort());
    await goto(page, `${site.origin}/guide/start/quick-start`);
    await page.keyboard.press(SHORTCUT);
    const {dialog, field, hits} = getSearchBox(page);
    await field.fill('interop');
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText('The search index could not be loaded.');
    await expectOnly(problems, /search: the index cannot be loaded/);
    await page.context().unroute('**/search-index.json*');
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(hits.first()).toBeVisible();
  });
});
