import {ask} from './support/ask';
import {readBuiltPages, readDocTitle} from './support/build';
import {expect, goto, test, waitForHydration} from './support/test';

test.describe('addresses on the production server', () => {
  for (const [address, clean] of [
    ['/guide/start/quick-start.html?x=1#create', '/guide/start/quick-start?x=1#create'],
    ['/guide/start/index.html?x=1', '/guide/start/?x=1'],
    ['/guide/start/index', '/guide/start/'],
  ] as const) {
    test(`URL-02 ${address} ends at ${clean}`, async ({page}) => {
      expect(await goto(page, address)).toBe(200);
      await expect(page).toHaveURL(clean);
      const route = clean.replace(/[?#].*/, '');
      await expect(page.getByRole('heading', {level: 1})).toHaveText(readDocTitle(route));
    });
  }

  for (const [address, own, heading] of [
    ['/Guide/Start/Quick-Start?x=1#create', '/guide/start/quick-start?x=1#create', 'Quick start'],
    ['/guide/start/components/cjs', '/guide/start/components/CJS', 'CJS'],
    ['/0.x/config/lib/index.html', '/0.x/config/lib', 'lib'],
    ['/guide/%73tart/quick-start%2ehtml', '/guide/start/quick-start', 'Quick start'],
    ['/zh/guide/basic/cli/', '/zh/guide/basic/cli', '命令行'],
  ] as const) {
    test(`URL-02 the page at ${address} ends at its own address, ${own}`, async ({page}) => {
      await page.goto(address);
      // Not a script of the test: it would be lost where the page leads on meanwhile.
      await page.mouse.move(1, 1);
      await expect(page).toHaveURL(own);
      await waitForHydration(page);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
    });
  }

  test('URL-02 clean addresses answer with and without a slash, without a redirect', async ({request}) => {
    for (const path of ['/guide/start', '/guide/start/', '/config/lib', '/config/lib/', '/zh', '/zh/']) {
      expect((await request.get(path, {maxRedirects: 0})).status(), path).toBe(200);
    }
  });

  test('URL-07 every page names its clean address as canonical, and so does the sitemap', async ({request}) => {
    const routes = readBuiltPages().map(({route}) => route);
    for (const route of routes) {
      expect(route).toMatch(/^\/(?:[^.]|\.(?!html))*$/);
      expect(route).not.toMatch(/\/index$/);
    }
    for (const sitemap of ['/sitemap.xml', '/zh/sitemap.xml']) {
      const xml = await (await request.get(sitemap)).text();
      const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) =>
        decodeURI(new URL(match[1] ?? '').pathname),
      );
      expect(addresses.length).toBeGreaterThan(25);
      expect(routes).toEqual(expect.arrayContaining(addresses));
    }
  });
});

test.describe('production server', () => {
  test('hashed files are kept for good, pages are asked for again', async ({request}) => {
    const html = await request.get('/');
    expect(html.headers()['cache-control']).toBe('no-cache');
    const script = /\/assets\/js\/main\.[0-9a-f]+\.js/.exec(await html.text())?.[0] ?? '';
    const response = await request.get(script, {headers: {'accept-encoding': 'br'}});
    expect(response.headers()).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
    });
  });

  test('an unchanged page is answered with 304', async ({request}) => {
    const {etag = ''} = (await request.get('/config/')).headers();
    expect(etag).not.toBe('');
    const again = await request.get('/config/', {headers: {'if-none-match': etag}});
    expect(again.status()).toBe(304);
  });

  test('encodings are chosen by the client', async ({request}) => {
    for (const [accepted, expected] of [
      ['gzip', 'gzip'],
      ['gzip, br', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const response = await request.get('/config/', {headers: {'accept-encoding': accepted}});
      expect(response.headers()['content-encoding'], accepted).toBe(expected);
      expect(await response.text()).toContain('<h1');
    }
  });

  test('paths outside the build and dot files are not found', async ({baseURL}) => {
    // Not by a browser or its client: these take `..` out of an address before they ask.
    const statusOf = async (path: string) => (await ask(baseURL ?? '', path)).status;
    for (const path of [
      '/../package.json',
      '/..%2f..%2fpackage.json',
      '/.build.json',
      '/%2e%2e/package.json',
      '/a%00b',
    ]) {
      expect(await statusOf(path), path).toBe(404);
    }
    expect(await statusOf('/%zz')).toBe(400);
  });

  test('redirects stay on the site', async ({request, baseURL}) => {
    const response = await request.get(`${baseURL ?? ''}//example.org/index.html`, {maxRedirects: 0});
    expect(response.headers().location).not.toMatch(/^\/\//);
  });

  test('only reading is allowed', async ({request}) => {
    const response = await request.post('/');
    expect(response.status()).toBe(405);
    expect(response.headers().allow).toBe('GET, HEAD');
  });
});
