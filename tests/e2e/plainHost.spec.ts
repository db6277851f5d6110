import {readFileSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {BUILD, readDocTitle} from './support/build';
import {listen, type Listening} from './support/listen';
import {expect, test, waitForHydration} from './support/test';

/** A host that knows files, folders and 404.html, but no rule of ours: no redirect, one 404 page for all locales. */
function createPlainHost(): http.Server {
  const notFound = readFileSync(path.join(BUILD, '404.html'));
  const serve = sirv(BUILD, {
    onNoMatch: (_request, response) => {
      response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'}).end(notFound);
    },
  });
  return http.createServer((request, response) => {
    serve(request, response);
  });
}

test.describe('addresses on a plain host', () => {
  let host: Listening;
  let origin: string;

  test.beforeAll(async () => {
    host = await listen(createPlainHost());
    ({origin} = host);
  });

  test.afterAll(() => host.stop());

  for (const [address, clean] of [
    ['/guide/start/quick-start.html?x=1#requirements', '/guide/start/quick-start?x=1#requirements'],
    ['/guide/start/index.html?x=1', '/guide/start/?x=1'],
    ['/guide/start/index', '/guide/start/'],
    ['/guide/%73tart/quick-start%2ehtml', '/guide/start/quick-start'],
  ] as const) {
    test(`URL-02 ${address} ends at ${clean}`, async ({page}) => {
      await page.goto(origin + address);
      await expect(page).toHaveURL(origin + clean);
      await waitForHydration(page);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(readDocTitle(clean.replace(/[?#].*/, '')));
    });
  }

  test('NOTFOUND-04 the one 404 page speaks Chinese below /zh/', async ({page}) => {
    await page.goto(`${origin}/zh/no/such/page`);
    await waitForHydration(page);
    await expect(page.getByRole('main').getByRole('link', {name: /./}).first()).toHaveAttribute('href', '/zh/');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/找不到/);
  });
});
