import {readFileSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {BUILD} from './support/build';
import {watchShifts} from './support/layout';
import {listen, type Listening} from './support/listen';
import {expect, test} from './support/test';

/** Long enough for the browser to paint what it has, in milliseconds. */
const PAUSE_MS = 80;
/** Characters of HTML in one piece, of the body. A packet holds about as much text of it once it is compressed. */
const PIECE = 1500;
/** Pieces that are sent with pauses; the rest comes at once. */
const PIECES = 16;

/** The HTML of a page as it comes over a slow network: the head, then pieces that end anywhere between two tags. */
function cutHtml(html: string): string[] {
  const body = html.indexOf('<body');
  const ends = Array.from({length: PIECES}, (_, index) => html.indexOf('<', body + index * PIECE)).filter(
    (end) => end >= 0,
  );
  return [0, ...ends].map((start, index) => html.slice(start, ends[index]));
}

/** Answers pages in pieces, all other files at once. */
function createSlowHost(): http.Server {
  const serve = sirv(BUILD);
  return http.createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    if (path.extname(pathname) !== '') {
      serve(request, response);
      return;
    }
    const pieces = cutHtml(readFileSync(path.join(BUILD, pathname, 'index.html'), 'utf8'));
    response.writeHead(200, {'Content-Type': 'text/html; charset=utf-8'});
    const send = ([piece, ...rest]: readonly string[]): void => {
      if (rest.length === 0) {
        response.end(piece);
      } else {
        response.write(piece);
        setTimeout(send, PAUSE_MS, rest);
      }
    };
    send(pieces);
  });
}

test.describe('HTML that comes in pieces', () => {
  let host: Listening;
  let origin: string;

  test.beforeAll(async () => {
    host = await listen(createSlowHost());
    ({origin} = host);
  });

  test.afterAll(() => host.stop());

  for (const address of ['/', '/config/lib/dts', '/config/lib/syntax', '/zh/config/']) {
    for (const width of [360, 768, 1440]) {
      test(`nothing of ${address} moves at ${width} px`, async ({page}) => {
        await page.setViewportSize({width, height: 800});
        const readShifts = await watchShifts(page);
        await page.goto(origin + address, {waitUntil: 'commit'});
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        // It was shown before it was there whole; else this test would say nothing.
        expect(await page.evaluate(() => document.readyState)).toBe('loading');
        await page.waitForLoadState('load');
        expect(await readShifts()).toEqual([]);
      });
    }
  }
});
