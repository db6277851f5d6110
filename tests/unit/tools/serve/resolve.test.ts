/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {resolveRequest} from '../../../../tools/serve/resolve.mjs';

const FILES = [
  'index.html',
  '404.html',
  'guide/start/index.html',
  'guide/start/quick-start/index.html',
  'guide/a b/index.html',
  'img/logo.svg',
  'zh/index.html',
  'zh/404.html',
  'google12ab.html',
  'demo/index.html',
  'demo/über 1.html',
  'zh/.x.html',
  '.build.json',
];

describe('resolveRequest', () => {
  let outDir: string;

  beforeAll(() => {
    outDir = mkdtempSync(path.join(os.tmpdir(), 'serve-'));
    for (const file of FILES) {
      mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
      writeFileSync(path.join(outDir, file), file);
    }
  });

  afterAll(() => {
    rmSync(outDir, {recursive: true});
  });

  /** `200 file`, `404 file` or `301 location`. */
  function answer(target: string, baseUrl = '/'): string {
    const {status, location, file} = resolveRequest(target, {outDir, baseUrl});
    return [status, location ?? (file && path.relative(outDir, file))].join(' ').trim();
  }

  it.each([
    ['/', '200 index.html'],
    ['/guide/start/', '200 guide/start/index.html'],
    ['/guide/start', '200 guide/start/index.html'],
    ['/guide/start/quick-start?x=/a.html', '200 guide/start/quick-start/index.html'],
    ['/guide/a%20b', '200 guide/a b/index.html'],
    ['/img/logo.svg', '200 img/logo.svg'],
    ['/img/logo.svg/', '404 404.html'],
    ['/zh', '200 zh/index.html'],
    ['/google12ab.html?x=1', '200 google12ab.html'],
    ['/demo/%C3%BCber%201.html', '200 demo/über 1.html'],
    ['/demo/', '200 demo/index.html'],
  ])('returns the file of %s: %s', (target, expected) => {
    expect(answer(target)).toBe(expected);
  });

  it.each([
    ['/guide/start/quick-start.html?x=1', '301 /guide/start/quick-start?x=1'],
    ['/guide/start/index.html', '301 /guide/start/'],
    ['/guide/start/index', '301 /guide/start/'],
    ['/index.html', '301 /'],
    ['/demo/index.html', '301 /demo/'],
    ['/404.html', '301 /404'],
    ['/zh/404.html', '301 /zh/404'],
    ['/caf%E9.html', '301 /caf%E9'],
    ['/zh/.x.html', '301 /zh/.x'],
    ['//evil.example/index', '301 /evil.example/'],
    ['/\\evil.example/index.html', '301 /evil.example/'],
  ])('URL-02 redirects %s: %s', (target, expected) => {
    expect(answer(target)).toBe(expected);
  });

  it.each([
    ['/nope', '404 404.html'],
    ['/zh/nope', '404 zh/404.html'],
    ['/guide/nope', '404 404.html'],
    ['/.build.json', '404 404.html'],
    ['/..%2f..%2fetc%2fpasswd', '404 404.html'],
    ['/a%00b', '404 404.html'],
    ['/404', '404 404.html'],
    ['/zh/404', '404 zh/404.html'],
    ['/caf%E9', '404 404.html'],
    ['/zh/caf%E9', '404 zh/404.html'],
    ['/%zz', '400'],
  ])('answers %s with %s', (target, expected) => {
    expect(answer(target)).toBe(expected);
  });

  it.each([
    ['/lib/', '200 index.html'],
    ['/lib/guide/start', '200 guide/start/index.html'],
    ['/lib/guide/start/index', '301 /lib/guide/start/'],
    ['/lib/google12ab.html', '200 google12ab.html'],
    ['/lib/zh/nope', '404 zh/404.html'],
    ['/lib/zh/caf%E9', '404 zh/404.html'],
    ['/lib', '302 /lib/'],
    ['/?x=1', '302 /lib/?x=1'],
    ['/library', '404 404.html'],
    ['/guide/start', '404 404.html'],
  ])('URL-03 serves below a base path: %s: %s', (target, expected) => {
    expect(answer(target, '/lib/')).toBe(expected);
  });
});
