/** @jest-environment node */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {createOtherPages} from '@site/src/plugins/markdown-pages/server/createOtherPages';
import {createPages} from '@site/src/plugins/markdown-pages/server/createPages';
import {readTexts} from '@site/src/plugins/markdown-pages/server/texts';
import {writeTexts} from '@site/src/plugins/markdown-pages/server/writeTexts';
import type {DocsVersion} from '@site/src/server/content/listGroups';

type Doc = LoadedVersion['docs'][number];

const doc = (id: string, more: Partial<Doc> = {}): Doc =>
  ({id, title: id.toUpperCase(), description: `About ${id}.`, permalink: `/lib/${id}`, ...more}) as Doc;

const VERSIONS: readonly DocsVersion[] = [
  {
    label: '1.x',
    path: '/lib/',
    groups: [
      {title: 'Start', docs: [doc('start', {permalink: '/lib/start/'}), doc('a'), doc('b')]},
      {title: undefined, docs: [doc('extra')]},
    ],
  },
];

describe('the build', () => {
  let outDir: string;

  beforeEach(() => {
    outDir = mkdtempSync(path.join(tmpdir(), 'markdown-pages-'));
  });

  afterEach(() => rmSync(outDir, {recursive: true, force: true}));

  it('has a text for each page, whose links lead to texts, and lists of them for each version', () => {
    const html = (text: string): string =>
      `<html><body><nav>no</nav><div class="theme-doc-markdown markdown"><h1>T</h1>${text}</div></body></html>`;
    for (const [name, text] of [
      [
        'start',
        '<p><a href=/lib/a#part>A</a> <a href=/lib/search>S</a> <a href="https://example.org/lib/a">X</a> <a href=#here>H</a>',
      ],
      ['a', '<h2 id=part>Part</h2>'],
    ]) {
      mkdirSync(path.join(outDir, name), {recursive: true});
      writeFileSync(path.join(outDir, name, 'index.html'), html(text));
    }
    const context = {outDir, baseUrl: '/lib/', origin: 'https://example.com'};
    writeTexts(createPages(VERSIONS, context), [], {
      ...context,
      siteTitle: 'Rslib',
      summary: 'A build tool.',
      texts: readTexts(),
      otherLocales: [{label: '简体中文', baseUrl: '/lib/zh/'}],
    });
    const read = (name: string): string => readFileSync(path.join(outDir, name), 'utf8');
    expect(read('start.md')).toBe(
      '# START\n\n> About start.\n\nRslib 1.x, <https://example.com/lib/start/>\n\n' +
        '[A](https://example.com/lib/a.md#part) [S](https://example.com/lib/search) [X](https://example.org/lib/a) [H](https://example.com/lib/start.md#here)\n',
    );
    expect(read('llms.txt')).toContain(
      '## Start\n\n- [START](https://example.com/lib/start.md): About start.\n- [A](https://example.com/lib/a.md): About a.\n',
    );
    expect(read('llms.txt')).toContain('- [简体中文](https://example.com/lib/zh/llms.txt)');
    expect(read('llms-full.txt')).toMatch(/^# Rslib 1\.x\n[^]*\n## START\n[^]*\n### Part\n/);
  });

  it('has a text for pages that are no docs and name one, which leads to the lists of docs', () => {
    const page = (head: string): string =>
      `<html><head><meta name="description" content="What &amp; why."><meta name=generator content=x>${head}</head>` +
      '<body><nav>no</nav><main><header><h1>The <b>tool</b></h1><p>Fast. <a href=/lib/a>A</a></p></header></main></body></html>';
    const link = '<link rel=alternate type=text/markdown href=https://example.com/lib/x.md>';
    for (const [name, html] of [
      ['', page(link)],
      ['help', page(link)],
      ['search', page('<link rel=alternate type=application/rss+xml href=/lib/rss.xml>')],
      ['a', page(link)],
    ]) {
      mkdirSync(path.join(outDir, name), {recursive: true});
      writeFileSync(path.join(outDir, name, 'index.html'), html);
    }
    const context = {outDir, baseUrl: '/lib/', origin: 'https://example.com'};
    const routes = ['/lib/', '/lib/help', '/lib/search', '/lib/a', '/lib/none'];
    const others = createOtherPages(routes, VERSIONS, context);
    expect(others.map(({url}) => url)).toEqual(['https://example.com/lib/', 'https://example.com/lib/help']);
    writeTexts(createPages(VERSIONS, context), others, {
      ...context,
      siteTitle: 'Rslib',
      summary: 'A build tool.',
      texts: readTexts(),
      otherLocales: [],
    });
    expect(readFileSync(path.join(outDir, 'index.md'), 'utf8')).toBe(
      '# The tool\n\n> What & why.\n\nRslib, <https://example.com/lib/>\n\nFast. [A](https://example.com/lib/a.md)\n\n' +
        '## More pages\n\n- [Rslib 1.x](https://example.com/lib/llms.txt)\n',
    );
    expect(readFileSync(path.join(outDir, 'help.md'), 'utf8')).toContain('Rslib, <https://example.com/lib/help>\n');
    writeFileSync(path.join(outDir, 'help/index.html'), page(link).replace(/<h1>.*<\/h1>/, ''));
    expect(() => createOtherPages(routes, VERSIONS, context)).toThrow('the page /lib/help names a Markdown text');
  });

  it('leads to the texts of docs in other languages', () => {
    mkdirSync(path.join(outDir, 'zh/a'), {recursive: true});
    writeFileSync(
      path.join(outDir, 'zh/a/index.html'),
      '<div class="theme-doc-markdown"><a href=/lib/zh/start/#x>A</a> <a href=/lib/start/>B</a> <a href=/lib/b>C</a> <a href=/lib/fr/b>D</a></div>',
    );
    const versions = [
      {
        label: '1.x',
        path: '/lib/zh/',
        groups: [{title: 'Start', docs: ['a', 'b', 'start/'].map((id) => doc(id, {permalink: `/lib/zh/${id}`}))}],
      },
    ];
    const context = {outDir: path.join(outDir, 'zh'), baseUrl: '/lib/zh/', origin: 'https://example.com'};
    const pages = createPages(versions, {...context, otherBaseUrls: ['/lib/']});
    expect(
      [...pages.values()]
        .flat()
        .flatMap((group) => group.pages)[0]
        .body.trim(),
    ).toBe(
      '[A](https://example.com/lib/zh/start.md#x) [B](https://example.com/lib/start.md) [C](https://example.com/lib/b.md) [D](https://example.com/lib/fr/b)',
    );
  });

  it('writes addresses percent-encoded, in links to the page as well', () => {
    mkdirSync(path.join(outDir, 'über'), {recursive: true});
    const link = '<a href=/lib/über#x>A</a>';
    writeFileSync(path.join(outDir, 'über/index.html'), `<div class="theme-doc-markdown">${link}</div>`);
    const versions = [{label: '1.x', path: '/lib/', groups: [{title: 'Start', docs: [doc('über')]}]}];
    const pages = createPages(versions, {outDir, baseUrl: '/lib/', origin: 'https://example.com'});
    const [page] = [...pages.values()].flat().flatMap((group) => group.pages);
    expect(page).toMatchObject({
      url: 'https://example.com/lib/%C3%BCber',
      markdownUrl: 'https://example.com/lib/%C3%BCber.md',
      body: expect.stringContaining('[A](https://example.com/lib/%C3%BCber.md#x)'),
    });
  });

  it('has what comes behind an article in the text of a page', () => {
    mkdirSync(path.join(outDir, 'a'), {recursive: true});
    writeFileSync(
      path.join(outDir, 'a/index.html'),
      '<article><div class="theme-doc-markdown"><article><p>In</p></article><p>Behind</p></div><footer>Foot</footer></article>',
    );
    const pages = createPages(VERSIONS, {outDir, baseUrl: '/lib/', origin: 'https://example.com'});
    const [page] = [...pages.values()].flat().flatMap((group) => group.pages);
    expect(page?.body.trim()).toBe('In\n\nBehind');
  });

  it('takes the text of a page that did not change from an earlier build', () => {
    const write = (text: string): void => {
      mkdirSync(path.join(outDir, 'a'), {recursive: true});
      writeFileSync(
        path.join(outDir, 'a/index.html'),
        `<article><div class="theme-doc-markdown">${text}</div></article>`,
      );
    };
    const kept = new Map<string, string>();
    const keptTexts = {get: (key: string) => kept.get(key), set: (key: string, text: string) => kept.set(key, text)};
    const read = (origin: string, localNames = new Map<string, string>()): string | undefined => {
      const pages = createPages(VERSIONS, {outDir, baseUrl: '/lib/', origin, localNames, keptTexts});
      return [...pages.values()].flat().flatMap((group) => group.pages)[0]?.body;
    };
    write('<p>Text</p>');
    const text = read('https://example.com');
    expect(text?.trim()).toBe('Text');
    const [key] = kept.keys();
    kept.set(key, 'kept');
    expect(read('https://example.com')).toBe('kept');
    expect(read('https://example.org')).toBe(text);
    expect(read('https://example.com', new Map([['a', 'note']]))).toBe(text);
    write('<p>Another text</p>');
    expect(read('https://example.com')?.trim()).toBe('Another text');
  });
});
