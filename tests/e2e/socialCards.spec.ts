import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {BUILD, canonicalPath, readBuiltPages} from './support/build';
import {expect, test} from './support/test';

/** First bytes of a JPEG file. */
const JPEG = 'ffd8ff';

function contentOf(html: string, property: string): string | undefined {
  return new RegExp(`<meta\\b[^>]*property="?${property}"? content=("[^"]*"|[^\\s>]+)`)
    .exec(html)?.[1]
    .replaceAll('"', '');
}

test('every doc names a picture of its own for those who share its address, and the picture is there', () => {
  const docs = readBuiltPages().filter(({html}) => html.includes('theme-doc-markdown'));
  const seen = new Map<string, string>();
  for (const {html} of docs) {
    const page = canonicalPath(html) ?? '';
    const image = contentOf(html, 'og:image') ?? '';
    expect(image, page).toMatch(/^https:\/\/[^/]+\/(?:zh\/)?img\/og\/.+\.jpg$/);
    const file = path.join(BUILD, decodeURI(new URL(image).pathname));
    expect(existsSync(file), file).toBe(true);
    const data = readFileSync(file);
    expect(data.subarray(0, 3).toString('hex'), file).toBe(JPEG);
    // Drawn from the texts of the page: no two are the same.
    const hash = data.toString('base64');
    expect(seen.get(hash), image).toBeUndefined();
    seen.set(hash, image);
    expect(contentOf(html, 'og:image:width')).toBe('1200');
  }
  expect(seen.size).toBeGreaterThan(200);
});

test('pages outside the docs show the picture of the site in their language', () => {
  const pages = readBuiltPages().filter(({html}) => !html.includes('theme-doc-markdown'));
  expect(pages.map(({route}) => route)).toEqual(expect.arrayContaining(['/', '/search', '/zh/', '/zh/search']));
  const words = {'/img/og.jpg': /Rspack/, '/zh/img/og.jpg': /\p{Script=Han}/u};
  for (const {route, html} of pages) {
    const image = /^\/zh(?:\/|$)/.test(route) ? '/zh/img/og.jpg' : '/img/og.jpg';
    expect(new URL(contentOf(html, 'og:image') ?? '').pathname, route).toBe(image);
    expect([contentOf(html, 'og:image:width'), contentOf(html, 'og:image:height')], route).toEqual(['1200', '630']);
    expect(contentOf(html, 'og:image:alt'), route).toMatch(words[image]);
  }
  const [english, chinese] = Object.keys(words).map((image) => readFileSync(path.join(BUILD, image)));
  expect([english, chinese].map((data) => data.subarray(0, 3).toString('hex'))).toEqual([JPEG, JPEG]);
  expect(english.equals(chinese)).toBe(false);
});
