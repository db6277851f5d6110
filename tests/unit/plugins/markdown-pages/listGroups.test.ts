/** @jest-environment node */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {createPages} from '@site/src/plugins/markdown-pages/server/createPages';
import {listGroups, listVersions, type DocsVersion} from '@site/src/plugins/markdown-pages/server/listGroups';
import {readTexts} from '@site/src/plugins/markdown-pages/server/texts';
import {writeTexts} from '@site/src/plugins/markdown-pages/server/writeTexts';

type Doc = LoadedVersion['docs'][number];

const doc = (id: string, more: Partial<Doc> = {}): Doc =>
  ({id, title: id.toUpperCase(), description: `About ${id}.`, permalink: `/lib/${id}`, ...more}) as Doc;

const VERSION = {
  label: '1.x',
  path: '/lib',
  isLast: true,
  docs: [doc('b'), doc('a'), doc('extra'), doc('hidden', {unlisted: true}), doc('start', {permalink: '/lib/start/'})],
  sidebars: {
    guide: [
      {
        type: 'category',
        label: 'Start',
        link: {type: 'doc', id: 'start'},
        items: [
          {type: 'doc', id: 'a'},
          {type: 'category', label: 'Inner', items: [{type: 'doc', id: 'b'}]},
        ],
      },
      {type: 'link', label: 'Away', href: 'https://example.com'},
    ],
    other: [{type: 'category', label: 'Again', items: [{type: 'doc', id: 'a'}]}],
  },
} as unknown as LoadedVersion;

describe('listGroups', () => {
  it('lists docs in reading order by top group, each once, those of no sidebar last, no unlisted one', () => {
    expect(listGroups(VERSION).map(({title, docs}) => [title, docs.map(({id}) => id)])).toEqual([
      ['Start', ['start', 'a', 'b']],
      [undefined, ['extra']],
    ]);
  });

  it('lists the default version first', () => {
    const old = {...VERSION, label: '0.x', path: '/lib/0.x', isLast: false};
    const content = {'docusaurus-plugin-content-docs': {default: {loadedVersions: [old, VERSION]}}};
    expect(listVersions(content).map(({label, path: place}) => [label, place])).toEqual([
      ['1.x', '/lib/'],
      ['0.x', '/lib/0.x/'],
    ]);
    expect(listVersions({})).toEqual([]);
  });
});

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
    const versions: DocsVersion[] = [{label: '1.x', path: '/lib/', groups: listGroups(VERSION)}];
    writeTexts(createPages(versions, context), {
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
    const versions: DocsVersion[] = [{label: '1.x', path: '/lib/', groups: listGroups(VERSION)}];
    const read = (origin: string, localNames = new Map<string, string>()): string | undefined => {
      const pages = createPages(versions, {outDir, baseUrl: '/lib/', origin, localNames, keptTexts});
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
