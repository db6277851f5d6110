import {existsSync} from 'node:fs';
import path from 'node:path';
import {htmlToText} from '../../src/lib/text/htmlToText';
import {readBuiltPages, readDocTitle} from './support/build';
import {expect, goto, test} from './support/test';

const ROOT = path.resolve(__dirname, '..', '..');

test('SITE-01 home and introduction say what the product is', async ({page}) => {
  await goto(page, '/');
  await expect(page.locator('main')).toContainText(/librar(y|ies)/i);
  await expect(page.locator('main')).toContainText(/bundler/i);
  await goto(page, '/guide/start/');
  const text = await page.locator('main').innerText();
  for (const word of [/build tool for .*libraries/i, /Rspack/, /Rsbuild/, /simple/i, /intuitive/i]) {
    expect(text).toMatch(word);
  }
});

test('VALIDATE-01 no page has a form but the search', () => {
  const pages = readBuiltPages();
  expect(pages.length).toBeGreaterThan(58);
  for (const {route, html} of pages) {
    const forms = [...html.matchAll(/<form\b[^>]*>/g)].map(([tag]) => tag);
    expect(
      forms.filter((tag) => !/ role="?search\b/.test(tag)),
      route,
    ).toEqual([]);
  }
});

test('SITE-04 the site offers its parts', async ({page}) => {
  const visit = async (route: string, heading: RegExp | string): Promise<void> => {
    await goto(page, route);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
  };
  await visit('/', /web bundler/i);
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  await expect(page.getByRole('button', {name: /switch to dark theme/i}).first()).toBeVisible();
  await expect(page.getByRole('button', {name: /search/i}).first()).toBeVisible();
  for (const route of ['/guide/start/quick-start', '/config/', '/framework/typescript', '/api/javascript-api/core']) {
    await visit(route, readDocTitle(route));
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
  }
  await visit('/no/such/page', /PAGE NOT FOUND/);
});

test('PAGEKIND-03 a doc page has sidebar, outline, last update, edit link, neighbours and scroll-to-top', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await goto(page, '/guide/basic/cli');
  const main = page.getByRole('main');
  await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
  await expect(page.getByText('ON THIS PAGE').filter({visible: true})).toBeVisible();
  await expect(main.getByRole('link', {name: 'Edit this page'})).toBeVisible();
  await expect(main.getByText(/Last Updated/)).toBeVisible();
  await expect(main.getByRole('link', {name: /Previous Page|Next Page/})).toHaveCount(2);
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect(page.getByRole('button', {name: /scroll (back )?to top/i})).toBeVisible();
});

test('BUILD-01 the static HTML holds heading and text without JavaScript', () => {
  const pages = readBuiltPages().filter(({route}) =>
    ['/guide/start/', '/guide/start/quick-start', '/config/lib/dts', '/config/', '/zh/guide/start/'].includes(route),
  );
  expect(pages).toHaveLength(5);
  for (const {route, html} of pages) {
    expect(html, route).toMatch(/<h1\b/);
    expect(htmlToText(/<main\b.*<\/main>/s.exec(html)?.[0] ?? '').length, route).toBeGreaterThan(500);
  }
});

test('BUILD-03 the repository has the agreed top level and theme parts', () => {
  for (const name of [
    'docs',
    'i18n',
    'src',
    'static',
    'sidebars.ts',
    'docusaurus.config.ts',
    'versions.json',
    'package.json',
    'tsconfig.json',
    'tests',
    'src/theme/Navbar',
    'src/theme/NotFound',
    'src/theme/Footer',
    'src/theme/Hero',
  ]) {
    expect(existsSync(path.join(ROOT, name)), name).toBe(true);
  }
});
