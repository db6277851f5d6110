import {readFileSync} from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {listFiles} from '../../tools/listFiles.mjs';
import {ask} from './support/ask';
import {BUILD, listAddresses} from './support/build';
import {IMMUTABLE, serveWithNginx, type NginxHost} from './support/nginxHost';
import {expect, test, waitForHydration} from './support/test';

test.describe('nginx', () => {
  test.describe.configure({mode: 'serial', timeout: 240_000});
  let host: NginxHost;
  let policyHeaders: Record<string, string>;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    host = await serveWithNginx(BUILD, 'root');
    const chosen = JSON.parse(readFileSync(path.join(BUILD, '.headers.json'), 'utf8')) as Record<string, string>;
    policyHeaders = Object.fromEntries(Object.entries(chosen).map(([name, value]) => [name.toLowerCase(), value]));
    expect(policyHeaders['content-security-policy']).toMatch(/^default-src 'self'; script-src 'self' 'sha256-/);
  });

  test.afterAll(() => host.stop());

  test('every page answers at both forms of its address, with its file and the headers of a page', async () => {
    const addresses = listAddresses(BUILD);
    expect(addresses.length).toBeGreaterThan(200);
    for (const address of addresses) {
      const bare = address.replace(/\/$/, '');
      const file = path.join(BUILD, decodeURI(bare), 'index.html');
      for (const form of [bare === '' ? '/' : encodeURI(bare), `${encodeURI(bare)}/`]) {
        const {status, headers, body} = await ask(host.origin, form);
        expect(status, form).toBe(200);
        expect(headers, form).toMatchObject({
          'cache-control': 'no-cache',
          'content-type': 'text/html; charset=utf-8',
          ...policyHeaders,
        });
        expect(body.equals(readFileSync(file)), form).toBe(true);
      }
    }
  });

  test('every other file answers with its type; names with a hash are kept for good', async () => {
    const types: Readonly<Record<string, string>> = {
      '.css': 'text/css; charset=utf-8',
      '.ico': 'image/x-icon',
      '.jpg': 'image/jpeg',
      '.js': 'text/javascript; charset=utf-8',
      '.json': 'application/json; charset=utf-8',
      '.md': 'text/markdown; charset=utf-8',
      '.png': 'image/png',
      '.svg': 'image/svg+xml; charset=utf-8',
      '.txt': 'text/plain; charset=utf-8',
      '.webp': 'image/webp',
      '.xml': 'application/xml; charset=utf-8',
    };
    const names = listFiles(host.siteDir).filter((name) => !/\.(?:html|br|gz)$/.test(name));
    expect(names.length).toBeGreaterThan(200);
    for (const name of names) {
      const {status, headers} = await ask(host.origin, encodeURI(`/${name}`), {}, 'HEAD');
      expect(status, name).toBe(200);
      expect(headers['content-type'], name).toBe(types[path.extname(name)] ?? 'an ending with a line in types');
      expect(headers, name).toMatchObject(policyHeaders);
      expect(headers['cache-control'], name).toBe(/[.-][0-9a-f]{8,}\.\w+$/.test(name) ? IMMUTABLE : 'no-cache');
    }
  });

  for (const [from, to] of [
    ['/guide/basic/cli.html', '/guide/basic/cli'],
    ['/guide/basic/cli.html?x=1&y=%20', '/guide/basic/cli?x=1&y=%20'],
    ['/guide/start/index.html', '/guide/start/'],
    ['/guide/start/index?x=1', '/guide/start/?x=1'],
    ['/index.html', '/'],
    ['/zh/index.html', '/zh/'],
    ['//example.com/a.html', '/example.com/a'],
    ['/404.html', '/404'],
  ] as const) {
    test(`URL-02 ${from} is redirected to ${to}`, async () => {
      const {status, headers} = await ask(host.origin, from);
      expect(status).toBe(301);
      expect(headers.location).toBe(to);
    });
  }

  for (const [address, file] of [
    ['/no/such/page', '404.html'],
    ['/404', '404.html'],
    ['/zhx/page', '404.html'],
    // As a redirect, `/\\host` would lead to another site.
    ['/%5Cexample.com/a.html', '404.html'],
    ['/%5Cexample.com/index.html', '404.html'],
    ['/zh/no/such/page', 'zh/404.html'],
    ['/zh/guide/start/no.js', 'zh/404.html'],
    ['/assets/js/main.00000000.js', '404.html'],
    ['/.build.json', '404.html'],
    ['/.hosts/redirects.conf', '404.html'],
    ['/%2e%2e/%2e%2e/etc/passwd', ''],
    ['/_redirects', '404.html'],
    [`/${'x'.repeat(300)}`, '404.html'],
  ] as const) {
    test(`NOTFOUND-04 ${address.slice(0, 40)} is not found`, async () => {
      const {status, headers, body} = await ask(host.origin, address);
      if (file === '') {
        expect(status).toBe(400);
        return;
      }
      expect(status).toBe(404);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers).toMatchObject(policyHeaders);
      // A browser would not even listen without HTTPS.
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(body.equals(readFileSync(path.join(BUILD, file)))).toBe(true);
    });
  }

  test('texts are sent in the smaller of the encodings that the browser takes', async () => {
    const script = listFiles(host.siteDir).find((name) => /^assets\/js\/main\.\w+\.js$/.test(name)) ?? '';
    for (const address of ['/config/', `/${script}`, '/zh/sitemap.xml']) {
      const plain = await ask(host.origin, address);
      expect(plain.headers['content-encoding']).toBeUndefined();
      const gzip = await ask(host.origin, address, {'accept-encoding': 'gzip'});
      const brotli = await ask(host.origin, address, {'accept-encoding': 'gzip, br'});
      expect(gzip.headers, address).toMatchObject({'content-encoding': 'gzip', vary: 'Accept-Encoding'});
      expect(brotli.headers, address).toMatchObject({'content-encoding': 'br', vary: 'Accept-Encoding'});
      expect(zlib.gunzipSync(gzip.body).equals(plain.body), address).toBe(true);
      expect(zlib.brotliDecompressSync(brotli.body).equals(plain.body), address).toBe(true);
      expect(brotli.body.length).toBeLessThan(gzip.body.length);
    }
  });

  test('conditional requests are answered with 304, also for compressed copies', async () => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const {headers} = await ask(host.origin, '/config/', {'accept-encoding': encoding});
      const {etag = '', 'last-modified': modified = ''} = headers;
      expect(etag, encoding).not.toBe('');
      const known = {'accept-encoding': encoding};
      const fresh = await ask(host.origin, '/config/', {...known, 'if-none-match': etag});
      expect([fresh.status, fresh.body.length], encoding).toEqual([304, 0]);
      expect(fresh.headers['cache-control']).toBe('no-cache');
      expect((await ask(host.origin, '/config/', {...known, 'if-modified-since': modified})).status).toBe(304);
      expect((await ask(host.origin, '/config/', {...known, 'if-none-match': '"other"'})).status).toBe(200);
      expect((await ask(host.origin, '/config/', {...known, 'if-match': '"other"'})).status).toBe(412);
    }
  });

  test('ranges are answered with a part', async () => {
    const image = '/img/og.jpg';
    const whole = await ask(host.origin, image);
    const part = await ask(host.origin, image, {range: 'bytes=100-199'});
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 100-199/${whole.body.length}`);
    expect(part.body.equals(whole.body.subarray(100, 200))).toBe(true);
    expect((await ask(host.origin, image, {range: `bytes=${whole.body.length}-`})).status).toBe(416);
    const stale = await ask(host.origin, image, {range: 'bytes=0-9', 'if-range': '"other"'});
    expect([stale.status, stale.body.length]).toEqual([200, whole.body.length]);
  });

  test('HEAD has no body, and nothing can be written', async () => {
    const head = await ask(host.origin, '/config/', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect((await ask(host.origin, '/config/', {}, method)).status, method).toBe(405);
    }
  });

  test('a page works in the browser, and the way to another one', async ({page}) => {
    await page.goto(`${host.origin}/zh/guide/start/`);
    await waitForHydration(page);
    await page.locator('.theme-doc-sidebar-container a[href="/zh/guide/start/quick-start"]').first().click();
    await expect(page).toHaveURL(`${host.origin}/zh/guide/start/quick-start`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});
