/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {listBuiltPages} from '@site/src/server/files/listBuiltPages';

let outDir: string;

beforeAll(() => {
  outDir = mkdtempSync(path.join(os.tmpdir(), 'list-pages-'));
  for (const name of [
    '404.html',
    'index.html',
    'guide/zh/index.html',
    '旧/index.html',
    'assets/index.html',
    // Of `static/`.
    'google12ab.html',
    'demo/index.html',
    // Of another locale.
    'zh/index.html',
  ]) {
    mkdirSync(path.dirname(path.join(outDir, name)), {recursive: true});
    writeFileSync(path.join(outDir, name), '');
  }
});

afterAll(() => {
  rmSync(outDir, {recursive: true});
});

describe('listBuiltPages', () => {
  it('lists the files of the routes alone, once each, sorted', () => {
    const routesPaths = [
      '/lib/404.html',
      '/lib/guide/zh',
      '/lib/',
      '/lib/assets',
      '/lib/%E6%97%A7/',
      '/lib',
      '/lib/no',
    ];
    expect(listBuiltPages({outDir, baseUrl: '/lib/', routesPaths})).toEqual(
      ['404.html', 'assets/index.html', 'guide/zh/index.html', 'index.html', '旧/index.html'].map((name) =>
        path.join(outDir, name),
      ),
    );
  });
});
