import type {Page} from '@playwright/test';
import {canonicalPath, readBuiltPages, readDocTitle, textsOf} from './support/build';
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

/** The only first-level heading, once it stands. */
async function readHeading(page: Page): Promise<string> {
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).toHaveCount(1);
  return (await heading.innerText()).replace(/\u200b/g, '').trim();
}

test.describe('routes', () => {
  test('ROUTE-01 both home pages exist', async ({request}) => {
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

  test('ROUTE-07 upper-case segments are case-exact', async ({request}) => {
    expect((await request.get('/guide/start/components/cjs')).status()).toBe(404);
  });

  for (const [section, routes] of sections) {
    const isOld = /^(?:zh\/)?0\./.test(section);
    test(`ROUTE-11 every page of /${section} opens directly without a console message`, async ({page, request}) => {
      test.setTimeout(20_000 + routes.length * 5000);
      for (const [index, route] of routes.entries()) {
        if (isOld && index >= OPENED_OF_OLD_VERSION) {
          expect.soft((await request.get(route, {maxRedirects: 0})).status(), route).toBe(200);
          continue;
        }
        expect.soft(await goto(page, route), route).toBe(200);
        const built = pages.find((candidate) => candidate.route === route);
        expect.soft([await readHeading(page)], route).toEqual(textsOf(built?.html ?? '', 'h1'));
      }
    });
  }

  for (const start of ['/guide/start/', '/config/']) {
    test(`DOCFOOT-03 ${start} leads through its sidebar by next links and back by previous links`, async ({page}) => {
      test.setTimeout(120_000);
      await goto(page, start);
      const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
      const order = await sidebar.getByRole('link').evaluateAll((links) => {
        const paths = links.map((link) => new URL((link as HTMLAnchorElement).href).pathname);
        return paths.filter((path, index) => paths.indexOf(path) === index);
      });
      expect(order[0]).toBe(start);
      expect(order.length).toBeGreaterThan(5);
      await page.evaluate(() => window.sessionStorage.setItem('loads', String(performance.timeOrigin)));

      const neighbours = page.getByRole('navigation', {name: 'Docs pages'});
      for (const [step, name] of [
        [1, /^Next\b/],
        [-1, /^Previous\b/],
      ] as const) {
        const walk = step === 1 ? order : [...order].reverse();
        for (const [index, route] of walk.entries()) {
          await expect(page).toHaveURL(route);
          await expect(page.getByRole('heading', {level: 1})).toHaveText(readDocTitle(route));
          const link = neighbours.getByRole('link', {name});
          if (index === walk.length - 1) {
            await expect(link).toHaveCount(0);
          } else {
            await link.click();
          }
        }
      }
      // The document was never loaded again: every step was a client-side navigation.
      expect(await page.evaluate(() => window.sessionStorage.getItem('loads') === String(performance.timeOrigin))).toBe(
        true,
      );
    });
  }

  test('ROUTE-12 a client-side navigation fetches the page as its own script', async ({page}) => {
    await goto(page, '/guide/start/');
    await page.waitForLoadState('networkidle');
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') {
        scripts.push(request.url());
      }
    });
    await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link').last().click();
    await expect(page).not.toHaveURL('/guide/start/');
    expect(scripts.length).toBeGreaterThan(0);
  });
});
