import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {BUILD, canonicalPath, readBuiltPages, readDocTitle, textsOf} from './support/build';
import {findInScripts} from './support/engineSite';
import {expect, goto, test} from './support/test';

/** Addresses the site must have, by requirement. */
const ROUTES: Readonly<Record<string, readonly string[]>> = {
  'ROUTE-02': ['core', 'types'].map((name) => `/api/javascript-api/${name}`),
  'ROUTE-03': [
    '/config/',
    '/config/lib',
    ...[
      'bundle',
      'format',
      'auto-extension',
      'auto-external',
      'redirect',
      'syntax',
      'external-helpers',
      'banner',
      'footer',
      'dts',
      'shims',
      'umd-name',
    ].map((name) => `/config/lib/${name}`),
  ],
  'ROUTE-04': ['', '/plugins', '/source', '/output', '/tools'].map((name) => `/config/rsbuild${name}`),
  'ROUTE-05': ['/framework/typescript', '/framework/vue'],
  'ROUTE-06': [
    '/guide/start/',
    ...['quick-start', 'features', 'glossary', 'npm-packages'].map((name) => `/guide/start/${name}`),
  ],
  'ROUTE-07': ['CJS', 'ESM', 'UMD'].map((name) => `/guide/start/components/${name}`),
  'ROUTE-08': ['cli', 'configure-rslib', 'typescript', 'output-format', 'output-structure', 'upgrade-rslib', 'umd'].map(
    (name) => `/guide/basic/${name}`,
  ),
  'ROUTE-09': [
    'assets',
    'css',
    'dts',
    'module-doc',
    'module-federation',
    'monorepo',
    'node-polyfill',
    'package-json',
    'polyfill',
    'storybook',
    'third-party-deps',
  ].map((name) => `/guide/advanced/${name}`),
  'ROUTE-10': [
    ...['exceptions', 'features', 'general'].map((name) => `/guide/faq/${name}`),
    ...['react', 'typescript', 'vue'].map((name) => `/guide/framework/${name}`),
    ...['esbuild', 'modernjs-module', 'rollup', 'tsup'].map((name) => `/guide/migration/${name}`),
  ],
};

const pages = readBuiltPages();

/** `/zh/0.x/guide/start/` belongs to `zh/0.x/guide`; the two home pages and other single pages to ``. */
function sectionOf(route: string): string {
  const folders = route.split('/').slice(1, -1);
  return folders
    .slice(0, folders.findIndex((name) => ['guide', 'config', 'api', 'framework'].includes(name)) + 1)
    .join('/');
}

/** Pages of old versions show with the same components: a few of each section are opened, all are read as HTML. */
const OPENED_OF_OLD_VERSION = 3;

const sections = new Map<string, string[]>();
for (const {route} of pages) {
  sections.set(sectionOf(route), [...(sections.get(sectionOf(route)) ?? []), route]);
}

/** Addresses of the links in a piece of a built page, each once, in document order. */
function linksOf(html: string): string[] {
  return [...new Set([...html.matchAll(/<a\b[^>]* href="?([^"\s>]+)/g)].map(([, href]) => href))];
}

/** The only first-level heading, once it stands. */
async function readHeading(page: Page): Promise<string> {
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).toHaveCount(1);
  return (await heading.innerText()).replace(/\u200b/g, '').trim();
}

test.describe('routes', () => {
  test('ROUTE-01 I18N-01 both home pages exist', async ({request}) => {
    for (const route of ['/', '/zh/']) {
      expect((await request.get(route)).status(), route).toBe(200);
    }
  });

  for (const [requirement, routes] of Object.entries(ROUTES)) {
    for (const route of routes) {
      test(`${requirement} ${route} answers with its own heading`, async ({request}) => {
        const response = await request.get(route, {maxRedirects: 0});
        expect(response.status()).toBe(200);
        const html = await response.text();
        expect(textsOf(html, 'h1')).toEqual([readDocTitle(route)]);
        expect(canonicalPath(html)).toBe(route);
      });
    }
  }

  test('HEAD-01 the title of every doc is that of its page and of the site, in every language and version', () => {
    const docs = pages.filter(({html}) => html.includes('theme-doc-sidebar-menu'));
    expect(docs.length).toBeGreaterThan(250);
    for (const {route, html} of docs) {
      const [title] = textsOf(html, 'title');
      const [heading] = textsOf(html, 'h1');
      expect.soft(title, route).toBe(`${heading} - Rslib`);
    }
  });

  test('ROUTE-07 upper-case segments are case-exact', async ({request}) => {
    expect((await request.get('/guide/start/components/cjs')).status()).toBe(404);
  });

  test('ROUTE-11 no route of the table that the build made has a parameter', () => {
    const table = readFileSync(path.resolve(BUILD, '..', '.docusaurus', 'routes.js'), 'utf8');
    const routes = [...table.matchAll(/^ *path: '(.*)',$/gm)].map(([, route]) => route);
    expect(routes.filter((route) => route.endsWith('/guide/start/quick-start')).length).toBeGreaterThan(1);
    // The one for what is not found.
    expect(routes.filter((route) => /[:*?()]/.test(route))).toEqual(['*']);
  });

  for (const [section, routes] of sections) {
    const isOld = /^(?:zh\/)?0\./.test(section);
    test(`ROUTE-11 SITE-02 SITE-03 every page of /${section} opens directly without a console message, asks only this site by GET`, async ({
      page,
      request,
      baseURL,
    }) => {
      test.setTimeout(20_000 + routes.length * 5000);
      const foreign: string[] = [];
      page.on('request', (one) => {
        const {protocol, origin} = new URL(one.url());
        if (protocol.startsWith('http') && (one.method() !== 'GET' || origin !== new URL(baseURL ?? '').origin)) {
          foreign.push(`${one.method()} ${one.url()}`);
        }
      });
      for (const [index, route] of routes.entries()) {
        if (isOld && index >= OPENED_OF_OLD_VERSION) {
          expect.soft((await request.get(route, {maxRedirects: 0})).status(), route).toBe(200);
          continue;
        }
        expect.soft(await goto(page, route), route).toBe(200);
        const built = pages.find((candidate) => candidate.route === route);
        expect.soft([await readHeading(page)], route).toEqual(textsOf(built?.html ?? '', 'h1'));
        // A search box may be a form of its own, with role search; product fields have none anywhere.
        expect.soft(await page.locator('form:not([role="search"])').count(), route).toBe(0);
      }
      expect(foreign).toEqual([]);
    });
  }

  test('DOCFOOT-03 every doc names its neighbours in the order of its sidebar, in every language and version', () => {
    const docs = pages.filter(({html}) => html.includes('theme-doc-sidebar-menu'));
    let listed = 0;
    for (const {route, html} of docs) {
      const order = linksOf(/<nav class="theme-doc-sidebar-menu.*?<\/nav>/s.exec(html)?.[0] ?? '');
      const [neighbours = ''] = /<nav class="[^"]*docusaurus-mt-lg".*?<\/nav>/s.exec(html) ?? [];
      const at = order.indexOf(route);
      // A doc that no sidebar lists has none.
      const expected = at === -1 ? [] : [order[at - 1], order[at + 1]].filter(Boolean);
      expect.soft(linksOf(neighbours), route).toEqual(expected);
      listed += at === -1 ? 0 : 1;
    }
    expect(listed).toBeGreaterThan(250);
  });

  test('DOCFOOT-03 neighbours lead on without loading the site again, to the last doc and back', async ({page}) => {
    await goto(page, '/config/');
    const order = await page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link')
      .evaluateAll((links) => [...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))]);
    const last = order.slice(-4);
    await goto(page, last[0]);
    await page.evaluate(() => window.sessionStorage.setItem('loads', String(performance.timeOrigin)));

    const neighbours = page.getByRole('navigation', {name: 'Docs pages'});
    for (const [name, walk] of [
      [/^Next\b/, last.slice(1)],
      [/^Previous\b/, last.slice(0, -1).reverse()],
    ] as const) {
      for (const route of walk) {
        await neighbours.getByRole('link', {name}).click();
        await expect(page).toHaveURL(route);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(readDocTitle(route));
      }
    }
    expect(await page.evaluate(() => window.sessionStorage.getItem('loads') === String(performance.timeOrigin))).toBe(
      true,
    );
  });

  test('ROUTE-12 a client-side navigation fetches the page as its own script', async ({page}) => {
    await goto(page, '/guide/start/');
    await page.waitForLoadState('networkidle');
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') {
        scripts.push(request.url());
      }
    });
    const link = page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link').last();
    const route = (await link.getAttribute('href')) ?? '';
    const own = findInScripts(BUILD, `"id":"${route.slice(1)}"`);
    expect(own.length).toBeGreaterThan(0);
    await link.click();
    await expect(page).toHaveURL(route);
    expect(scripts.filter((url) => own.some((name) => url.endsWith(`/${name}`)))).toHaveLength(1);
  });
});
