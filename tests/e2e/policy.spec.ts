import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {BUILD, readBuiltPages} from './support/build';
import {expect, expectOnly, goto, test} from './support/test';

/** Where pages outside the docs are. */
const LANGUAGES = ['', '/zh'];
const LANGUAGES_AND_VERSIONS = [...LANGUAGES, '/0.x', '/zh/0.x'];

const KINDS = [
  ['home', '/', LANGUAGES],
  ['doc', '/guide/start/quick-start', LANGUAGES_AND_VERSIONS],
  ['doc with tabs and panels', '/guide/basic/configure-rslib', LANGUAGES_AND_VERSIONS],
  ['overview', '/config/', LANGUAGES_AND_VERSIONS],
  ['list of options', '/config/lib/', LANGUAGES_AND_VERSIONS],
  ['list of changes', '/guide/basic/upgrade-rslib', LANGUAGES_AND_VERSIONS],
  ['doc with images', '/guide/basic/output-structure', LANGUAGES_AND_VERSIONS],
  ['page outside the docs', '/contribute/translations', LANGUAGES],
  ['search page', '/search?q=format', LANGUAGES],
  ['404 page', '/no/such/page', LANGUAGES_AND_VERSIONS],
] as const;

/** Has the browser itself report what the policy stops; most of it is an error on the console, too. */
async function reportViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    const {reportViolation} = window as unknown as {reportViolation: (text: string) => void};
    document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, sample, sourceFile}) => {
      reportViolation([effectiveDirective, blockedURI, sample, sourceFile].join(' '));
    });
  });
  return violations;
}

const readHeaders = (locale = ''): Record<string, string> =>
  JSON.parse(readFileSync(path.join(BUILD, locale, '.headers.json'), 'utf8')) as Record<string, string>;

test.describe('content security policy', () => {
  test('is one for all languages, strict, and has the hash of every inline script', () => {
    const {'Content-Security-Policy': policy = ''} = readHeaders();
    expect(readHeaders('zh')).toEqual(readHeaders());
    expect(policy).not.toMatch(/unsafe|https?:|\s\*/);
    const pages = [...readBuiltPages(), {route: '/404', html: readFileSync(path.join(BUILD, '404.html'), 'utf8')}];
    expect(pages.length).toBeGreaterThan(200);
    for (const {route, html} of pages) {
      const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => text);
      expect(scripts.length, route).toBeGreaterThan(2);
      for (const text of scripts) {
        expect(policy, route).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      }
    }
  });

  test('every script and style sheet of every page is named with its hash', () => {
    const hashes = new Map<string, string>();
    for (const {route, html} of readBuiltPages()) {
      const tags = html.match(/<(?:script|link rel=stylesheet|link integrity)[^>]* (?:src|href)=[^>]*>/g) ?? [];
      const own = tags.filter((tag) => /assets\/(?:js|css)\//.test(tag));
      // Two scripts; the common sheet, and those of the parts that the page shows.
      const sheets = html.match(/<link\b[^>]*\brel=stylesheet/g)?.length ?? 0;
      expect(sheets, route).toBeGreaterThan(0);
      expect(own.length, route).toBe(2 + sheets);
      for (const tag of own) {
        const [, name = ''] = /(?:src|href)=\/([^\s>]+)/.exec(tag) ?? [];
        const hash =
          hashes.get(name) ??
          createHash('sha256')
            .update(readFileSync(path.join(BUILD, name)))
            .digest('base64');
        hashes.set(name, hash);
        expect(tag, route).toContain(`integrity="sha256-${hash}"`);
      }
    }
  });

  test('is on every answer, with the other headers', async ({request}) => {
    const [script = ''] = /\/assets\/js\/main\.[0-9a-f]+\.js/.exec(await (await request.get('/')).text()) ?? [];
    const expected = Object.entries(readHeaders()).map(([name, value]) => [name.toLowerCase(), value]);
    expect(expected.length).toBeGreaterThan(5);
    for (const address of ['/', '/zh/config/', '/0.x/guide/start/', script, '/no/such/page', '/index.html', '/%zz']) {
      const headers = (await request.get(address, {maxRedirects: 0})).headers();
      expect(headers, address).toMatchObject(Object.fromEntries(expected) as Record<string, string>);
    }
  });

  for (const [kind, address, prefixes] of KINDS) {
    test(`${kind}: nothing is stopped in any language or version`, async ({page, problems}) => {
      const violations = await reportViolations(page);
      for (const prefix of prefixes) {
        expect(await goto(page, prefix + address), prefix).toBe(kind === '404 page' ? 404 : 200);
        await expect(page.locator('main').first(), prefix).toBeVisible();
        // What an app does when the page is idle: preloads, workers, zoom.
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
        expect(violations, prefix).toEqual([]);
        expect(problems, prefix).toEqual([]);
      }
    });
  }

  test('stops what somebody manages to put into a page', async ({page, problems}) => {
    const violations = await reportViolations(page);
    await goto(page, '/guide/start/');
    const wasBlocked = await page.evaluate(() => {
      const attempts: Record<string, () => void> = {
        'markup with a handler': () =>
          (document.createElement('div').innerHTML = '<img src=x onerror="window.broken=1">'),
        'script text': () => {
          const script = document.createElement('script');
          script.textContent = 'window.broken = 1';
          document.head.append(script);
        },
        'foreign script': () => (document.createElement('script').src = 'https://example.org/assets/js/a.js'),
        evaluation: () => {
          // eslint-disable-next-line @typescript-eslint/no-implied-eval -- that it fails is the point
          window.setTimeout('window.broken = 1');
          throw new Error('as no error follows');
        },
        'another policy': () =>
          (
            window as unknown as {trustedTypes: {createPolicy(name: string, rules: object): void}}
          ).trustedTypes.createPolicy('other', {}),
      };
      return Object.entries(attempts).map(([name, attempt]) => {
        try {
          attempt();
          return `${name}: went through`;
        } catch {
          return `${name}: error`;
        }
      });
    });
    await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.head.append(style);
      const link = document.createElement('a');
      link.setAttribute('style', 'color: red');
      document.body.append(link);
    });
    expect(wasBlocked).toEqual([
      'markup with a handler: error',
      'script text: error',
      'foreign script: error',
      'evaluation: error',
      'another policy: error',
    ]);
    await expect(page.locator('body')).toBeVisible();
    expect(await page.evaluate(() => 'broken' in window)).toBe(false);
    await expect
      .poll(() => violations.map((text) => text.split(' ')[0]))
      .toEqual(
        expect.arrayContaining(['require-trusted-types-for', 'trusted-types', 'style-src-elem', 'style-src-attr']),
      );
    await expectOnly(
      problems,
      /requires 'TrustedHTML' assignment/,
      /requires 'TrustedScript' assignment/,
      /requires 'TrustedScriptURL' assignment/,
      /Creating a TrustedTypePolicy named 'other'/,
      /Applying inline style/,
    );
  });
});
