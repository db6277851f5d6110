import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../tools/listFiles.mjs';
import {ask} from './support/ask';
import {listAddresses} from './support/build';
import {createFixtureSite, type FixtureSite} from './support/fixtureSite';
import {IMMUTABLE, serveWithNginx, type NginxHost} from './support/nginxHost';
import {serveBuild, type ServedBuild} from './support/serveBuild';
import {expect, test, waitForHydration} from './support/test';

const CLI = 'docs/guide/basic/cli.mdx';
const UMD = 'docs/guide/basic/umd.mdx';
const LONG_ADDRESS = `/guide/advanced/${'how-to-'.repeat(12)}build`;
/** As a service asks for it: no tag, and no byte more. */
const VERIFICATION = 'google-site-verification: google12ab.html';

function doc(title: string, ...headings: readonly string[]): string {
  // Room below each heading, so that every one of them can be scrolled to the top.
  const room = '\n\nText.'.repeat(40);
  const sections = headings.map((id) => `## Part ${id} {/* #${id} */}${room}`);
  return `---\ntitle: ${title}\ndescription: About it.\n---\n\nText.\n\n${sections.join('\n\n')}\n`;
}

function write(site: FixtureSite, ledger: readonly string[], redirects: readonly object[] = []): void {
  site.write('addresses/ledger.txt', ['# locales: en zh', ...ledger, ''].join('\n'));
  site.write(
    'addresses/redirects.json',
    JSON.stringify(redirects.map((redirect) => ({since: '2026-01-01', reason: 'moved', ...redirect}))),
  );
}

test.describe('published addresses', () => {
  test.describe.configure({mode: 'serial', timeout: 240_000});

  test('a build that loses a page and an anchor fails with their names and likeliest new homes', async () => {
    const site = createFixtureSite('ledger-lost');
    site.write(CLI, doc('CLI', 'build', 'watching'));
    site.write(UMD, doc('UMD', 'globals'));
    write(site, ['/guide/basic/cli #build #watch', '/guide/old/umd #globals', '/guide/start/']);
    const {status, output} = await site.build();
    expect(status).not.toBe(0);
    expect(output).toContain('site-addresses: this build (en) loses 2 published addresses');
    expect(output).toMatch(
      /\/guide\/basic\/cli#watch\s+docs\/guide\/basic\/cli\.mdx has no heading .*\(addresses\/ledger\.txt:2\)\s+likeliest new home: \/guide\/basic\/cli#watching/,
    );
    expect(output).toMatch(
      /\/guide\/old\/umd\s+the page is gone \(addresses\/ledger\.txt:3\)\s+likeliest new home: \/guide\/basic\/umd \(has 1 of its 1 anchors/,
    );
  });

  test.describe('with redirects, below a base path', () => {
    let site: FixtureSite;
    let host: ServedBuild | undefined;
    let origin: string;

    test.beforeAll(async () => {
      test.setTimeout(240_000);
      site = createFixtureSite('ledger-redirects');
      site.write(CLI, doc('CLI', 'build', 'watching'));
      site.write(UMD, doc('UMD', 'globals'));
      write(
        site,
        ['/guide/basic/cli #build #flags #watch', '/guide/old/ #globals #more', '/guide/start/'],
        [
          {from: '/guide/old/', to: '/guide/basic/umd'},
          {from: '/guide/old/#more', to: '/guide/basic/cli#build'},
          {from: '/guide/basic/cli#watch', to: '/guide/basic/cli#watching'},
          {from: '/guide/basic/cli#flags', to: '/guide/basic/umd#globals'},
          {from: '/guide/older/', to: '/guide/basic/cli#build'},
          {from: '/nur-zh', to: '/guide/start/', locale: 'zh'},
          {from: '/旧$1', to: '/config/'},
          {from: '/guide/basic/CLI', to: '/guide/basic/cli'},
          {from: LONG_ADDRESS, to: '/config/'},
          {from: '/away', to: 'https://example.com/a'},
        ],
      );
      site.write('static/google12ab.html', VERIFICATION);
      const {status, output} = await site.build(['en', 'zh'], {BASE_URL: '/lib/'});
      expect(status, output).toBe(0);
      host = await serveBuild(site.file('build'), '/lib/');
      origin = host.origin;
    });

    test.afterAll(() => host?.stop());

    for (const [from, to] of [
      ['/lib/guide/old?x=1', '/lib/guide/basic/umd?x=1'],
      ['/lib/zh/guide/old/#globals', '/lib/zh/guide/basic/umd#globals'],
      ['/lib/guide/old/?x=1#more', '/lib/guide/basic/cli?x=1#build'],
      ['/lib/guide/basic/cli?x=1#watch', '/lib/guide/basic/cli?x=1#watching'],
      ['/lib/zh/guide/basic/cli#flags', '/lib/zh/guide/basic/umd#globals'],
      ['/lib/guide/basic/cli#build', '/lib/guide/basic/cli#build'],
    ] as const) {
      test(`${from} ends at ${to}`, async ({page}) => {
        await page.goto(origin + from);
        await expect(page).toHaveURL(origin + to);
        await waitForHydration(page);
        const [, id] = to.split('#');
        if (id !== undefined) {
          await expect(page.locator(`h2#${id}`)).toBeInViewport();
          expect((await page.locator(`h2#${id}`).boundingBox())?.y).toBeLessThan(200);
        }
        await expect(page).toHaveURL(origin + to);
      });
    }

    test('the Markdown text of a page that has moved is that of the new one', async ({request}) => {
      for (const lang of ['', 'zh/']) {
        const [old, now] = await Promise.all(
          ['old', 'basic/umd'].map((name) => request.get(`${origin}/lib/${lang}guide/${name}.md`)),
        );
        expect(old.status()).toBe(200);
        expect(await old.text()).toBe(await now.text());
        expect(await old.text()).toContain(`/lib/${lang}guide/basic/umd>`);
      }
    });

    test('Back leaves the page that was arrived at, not the redirect', async ({page}) => {
      await page.goto(`${origin}/lib/guide/start/`);
      await page.goto(`${origin}/lib/guide/basic/cli#flags`);
      await expect(page).toHaveURL(`${origin}/lib/guide/basic/umd#globals`);
      await waitForHydration(page);
      await page.goBack();
      await expect(page).toHaveURL(`${origin}/lib/guide/start/`);
    });

    test('hosts get the redirects of all locales, and other pages no script', () => {
      const rules = readFileSync(site.file('build', '_redirects'), 'utf8').split('\n');
      expect(rules.filter((rule) => /guide\/old\b/.test(rule))).toEqual([
        '/lib/guide/old /lib/guide/basic/umd 301',
        '/lib/guide/old/ /lib/guide/basic/umd 301',
        '/lib/zh/guide/old /lib/zh/guide/basic/umd 301',
        '/lib/zh/guide/old/ /lib/zh/guide/basic/umd 301',
      ]);
      expect(readFileSync(site.file('build', '.hosts', 'redirects.conf'), 'utf8')).toContain(
        'location = "/lib/zh/guide/old/" { return 301 "/lib/zh/guide/basic/umd$is_args$args"; }',
      );
      const htmlOf = (name: string): string => readFileSync(path.join(site.file('build'), name, 'index.html'), 'utf8');
      expect(htmlOf('guide/basic/cli')).toContain('<script data-moved=');
      expect(htmlOf('guide/basic/umd')).toContain('<script data-moved="more=/lib/guide/basic/cli#build">');
      expect(htmlOf('guide/start')).not.toContain('data-moved');
      expect(existsSync(site.file('build', 'zh', '_redirects'))).toBe(false);
    });

    test.describe('from nginx', () => {
      let nginx: NginxHost;

      test.beforeAll(async () => {
        nginx = await serveWithNginx(site.file('build'), 'base');
      });

      test.afterAll(() => nginx.stop());

      test('every page answers at both forms of its address', async () => {
        const addresses = listAddresses(site.file('build'));
        expect(addresses).toContain('/lib/zh/guide/start/');
        for (const address of addresses) {
          const bare = address.replace(/\/$/, '');
          const file = path.join(site.file('build'), bare.slice('/lib'.length), 'index.html');
          for (const form of [`${bare}/`, ...(bare === '/lib' ? [] : [bare])]) {
            const {status, body} = await ask(nginx.origin, form);
            expect(status, form).toBe(200);
            expect(body.equals(readFileSync(file)), form).toBe(true);
          }
        }
      });

      for (const [from, status, to] of [
        ['/', 302, '/lib/'],
        ['/lib?x=1', 302, '/lib/?x=1'],
        ['/robots.txt', 200, undefined],
        ['/lib/guide/old', 301, '/lib/guide/basic/umd'],
        ['/lib/guide/older', 301, '/lib/guide/basic/cli#build'],
        ['/lib/zh/guide/older/?x=1', 301, '/lib/zh/guide/basic/cli?x=1#build'],
        ['/lib/zh/nur-zh', 301, '/lib/zh/guide/start/'],
        ['/lib/nur-zh', 404, undefined],
        ['/lib/%E6%97%A7$1', 301, '/lib/config/'],
        // As long as nginx's own tables do not take it.
        [`/lib${LONG_ADDRESS}`, 301, '/lib/config/'],
        ['/lib/guide/basic/CLI', 301, '/lib/guide/basic/cli'],
        ['/lib/guide/basic/Cli', 404, undefined],
        ['/lib/away', 301, 'https://example.com/a'],
        ['/lib/guide/basic/cli.html', 301, '/lib/guide/basic/cli'],
        ['/guide/basic/cli', 404, undefined],
        ['/library', 404, undefined],
        ['/lib/zh/nowhere', 404, undefined],
      ] as const) {
        test(`${from} is answered with ${status} ${to ?? ''}`, async () => {
          const answer = await ask(nginx.origin, from);
          expect([answer.status, answer.headers.location]).toEqual([status, to]);
          if (status === 404) {
            const file = from.startsWith('/lib/zh/') ? 'zh/404.html' : '404.html';
            expect(answer.body.equals(readFileSync(path.join(site.file('build'), file)))).toBe(true);
          }
        });
      }

      test('a page in static/ answers as its author wrote it', async () => {
        for (const address of ['/lib/google12ab.html', '/lib/zh/google12ab.html']) {
          const {status, body} = await ask(nginx.origin, address);
          expect([status, body.toString()], address).toEqual([200, VERIFICATION]);
        }
      });

      test('scripts below the base path are kept for good', async () => {
        const script = listFiles(nginx.siteDir).find((name) => /^lib\/zh\/assets\/js\/main\.\w+\.js$/.test(name)) ?? '';
        expect((await ask(nginx.origin, `/${script}`)).headers['cache-control']).toBe(IMMUTABLE);
      });
    });
  });
});
