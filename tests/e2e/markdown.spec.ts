import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../tools/listFiles.mjs';
import {BUILD, canonicalPath, readBuiltPages} from './support/build';
import {readClipboard} from './support/clipboard';
import {expect, expectAccessible, expectOnly, goto, test} from './support/test';

const PLACES = ['', '0.x', 'zh', 'zh/0.x'];

/** Docs of the build by folder: pages with a text that the theme renders. */
const docs = readBuiltPages().filter(({html}) => html.includes('theme-doc-markdown'));

/** Pages of their own kind that say something to a reader: all but the docs and those that search engines are not to list. */
const others = readBuiltPages().filter(
  ({html}) => !html.includes('theme-doc-markdown') && !/<meta[^>]*name="?robots"?[^>]*noindex/.test(html),
);

/** A Markdown text without its code. */
function withoutCode(text: string): string {
  return text.replace(/^( *)(`{3,}).*\n[^]*?^\1\2 *$/gm, '').replace(/(`+)[^]*?[^`]\1(?!`)/g, '');
}

function alternateOf(html: string): string | undefined {
  const [tag] = /<link\b[^>]*type="?text\/markdown"?[^>]*>/.exec(html) ?? [];
  return tag === undefined ? undefined : new URL(/href="?([^"\s>]+)/.exec(tag)?.[1] ?? '').pathname;
}

test('every doc names its Markdown text, which is there and has no markup of components left', () => {
  expect(docs.length).toBeGreaterThan(200);
  for (const {html} of docs) {
    const address = alternateOf(html) ?? '';
    expect(address, canonicalPath(html)).toMatch(/^\/.*\.md$/);
    const text = readFileSync(path.join(BUILD, decodeURI(address)), 'utf8');
    expect(text, address).toMatch(/^# .+\n\n> .+\n\n.* <https:\/\/.+>\n\n/);
    const [, , , ...rest] = withoutCode(text).split('\n\n');
    const prose = rest.join('\n\n');
    expect(prose, address).not.toMatch(/(?<!\\)<(?!br>)\/?[A-Za-z]/);
    expect(prose, address).not.toMatch(/^(?:import|export) |\{\/\*|:::/m);
    // What stands beside the button that opens the changes of the page.
    expect(prose, address).not.toMatch(/^\d+ (?:sections?|options?) |^\d+ 个|^改写 \d|^page moved/m);
    expect((text.match(/^ *```/gm) ?? []).length % 2, address).toBe(0);
  }
});

test('a text says what its page says: headings, code and tables', () => {
  const text = readFileSync(path.join(BUILD, 'config/lib/dts.md'), 'utf8');
  expect(text).toContain('# lib.dts\n');
  expect(text).toContain('- Type: `boolean | object`\n');
  expect(text).toContain('\n```ts title="src/index.ts"\n');
  expect(text).toMatch(/\n\| Value \| Meaning \|\n\| --- \| --- \|\n/);
  const html = readFileSync(path.join(BUILD, 'config/lib/dts/index.html'), 'utf8');
  const headings = [...html.matchAll(/<h[23] class="anchor[^>]*>/g)];
  expect([...withoutCode(text).matchAll(/^##+ /gm)]).toHaveLength(headings.length);
});

for (const place of PLACES) {
  test(`llms.txt of /${place} lists texts of this version and language that are there`, () => {
    const folder = path.join(BUILD, place);
    const index = readFileSync(path.join(folder, 'llms.txt'), 'utf8');
    const [pages, optional] = index.split('\n## Optional\n');
    const listed = [...pages.matchAll(/\]\((https:[^)]+)\)/g)].map(([, url]) => decodeURI(new URL(url).pathname));
    expect(listed.length).toBeGreaterThan(50);
    expect(new Set(listed).size).toBe(listed.length);
    for (const address of listed) {
      expect(address).toMatch(new RegExp(`^/${place === '' ? '(?!0\\.x/|zh/)' : `${place}/`}.*\\.md$`));
      expect(existsSync(path.join(BUILD, address)), address).toBe(true);
    }
    expect([...optional.matchAll(/llms\.txt\)/g)]).toHaveLength(2);
    const full = readFileSync(path.join(folder, 'llms-full.txt'), 'utf8');
    expect([...full.matchAll(/^## .+\n\n> .+\n\n.* <https:/gm)].length).toBe(listed.length);
    expect(full.length).toBeGreaterThan(200_000);
  });
}

test('the home page and the state of the translations have texts, too', () => {
  expect(others.map(({route}) => route)).toEqual([
    '/',
    '/contribute/translations',
    '/zh/',
    '/zh/contribute/translations',
  ]);
  for (const {route, html} of others) {
    const text = readFileSync(path.join(BUILD, decodeURI(alternateOf(html) ?? '')), 'utf8');
    expect(text, route).toMatch(/^# .+\n\n> .+\n\nRslib, <https:\/\/.+>\n\n/);
    expect(text, route).toMatch(/- \[Rslib 0\.x\]\(https:.*\/0\.x\/llms\.txt\)\n$/);
    expect(withoutCode(text).replace(/<https:.*>/, ''), route).not.toMatch(
      /(?<!\\)<(?!br>)\/?[A-Za-z]|!\[\]|\)\[|^- - /m,
    );
  }
  const text = readFileSync(path.join(BUILD, 'index.md'), 'utf8');
  expect(text).toContain('\n```js title="dist/index.js"\n');
  expect(text).toMatch(/^- \[Types that ship\]\(https:.*\/config\/lib\/dts\.md\): .+\. `dts: true`$/m);
});

test('no text is without a page', () => {
  const texts = listFiles(BUILD).filter((name) => name.endsWith('.md'));
  const pages = [...docs, ...others].map(({html}) => decodeURI(alternateOf(html) ?? ''));
  expect(texts.map((name) => `/${name}`).sort()).toEqual(pages.sort());
});

test('the server names the type of a text', async ({request}) => {
  const response = await request.get('/guide/start.md');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
});

test('a reader copies a page, and finds its text', async ({page, context}) => {
  await context.grantPermissions(['clipboard-write']);
  await goto(page, '/guide/start/quick-start');
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
  const text = readFileSync(path.join(BUILD, 'guide/start/quick-start.md'), 'utf8');
  expect(await readClipboard(page)).toBe(text);
  await expectAccessible(page);
  // Not clicked: the browser would look for an icon of the plain text at the root, and log that there is none.
  await expect(page.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute(
    'href',
    '/guide/start/quick-start.md',
  );
});

test('a reader learns that a text could not be loaded', async ({page, problems}) => {
  await page.route('**/*.md', (route) => route.abort());
  await goto(page, '/zh/guide/start/');
  await page.getByRole('button', {name: '复制本页'}).click();
  await expect(page.getByRole('status').filter({hasText: '复制失败'})).toBeVisible();
  await expectOnly(problems, /could not be loaded/, /net::ERR_FAILED/);
});
