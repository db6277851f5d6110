/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {addAlternates, readAlternates} from '@site/src/plugins/sitemap/server/addAlternates';

describe('readAlternates', () => {
  it('reads languages and addresses, quoted or not, and no other alternates', () => {
    const html =
      '<link data-rh=true rel=alternate href=https://a.example/x hreflang=en>' +
      '<link rel="alternate" href="https://a.example/zh/x" hrefLang="zh-CN">' +
      '<link rel="alternate" type="text/markdown" href="/x.md"><link rel="alternate" hreflang="de"><link rel="stylesheet" href="/a.css">';
    expect(readAlternates(html)).toEqual([
      {lang: 'en', url: 'https://a.example/x'},
      {lang: 'zh-CN', url: 'https://a.example/zh/x'},
    ]);
  });
});

describe('addAlternates', () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'sitemap-'));
  afterAll(() => rmSync(outDir, {recursive: true}));

  it('adds what the built page says, below a base path as well, and leaves others as they are', () => {
    mkdirSync(path.join(outDir, 'a'));
    writeFileSync(path.join(outDir, 'a', 'index.html'), '<link rel=alternate hreflang=en href=https://x.example/zh/a>');
    mkdirSync(path.join(outDir, 'b'));
    writeFileSync(path.join(outDir, 'b', 'index.html'), '<p>');
    const items = ['a', 'b', 'gone'].map((name) => ({url: `https://x.example/zh/${name}`}));
    expect(addAlternates(items, {outDir, baseUrl: '/zh/'})).toEqual([
      {...items[0], links: [{lang: 'en', url: 'https://x.example/zh/a'}]},
      items[1],
      items[2],
    ]);
  });
});
