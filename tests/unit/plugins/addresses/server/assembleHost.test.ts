/** @jest-environment node */
import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import {assembleHost} from '@site/src/plugins/addresses/server/assembleHost';
import {writeBuiltAddresses} from '@site/src/plugins/addresses/server/builtAddresses';

describe('assembleHost', () => {
  let root: string;
  let buildDir: string;
  let outDir: string;

  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'assemble-host-'));
    buildDir = path.join(root, 'build');
    outDir = path.join(root, 'etc', 'nginx');
    mkdirSync(buildDir);
    writeFileSync(path.join(buildDir, 'index.html'), '<p>text</p>');
    writeFileSync(path.join(buildDir, '.headers.json'), '{}');
    writeBuiltAddresses(buildDir, {lang: 'en', baseUrl: '/', redirects: [], exclude: [], pages: []});
  });

  afterEach(() => {
    rmSync(root, {recursive: true});
  });

  it('writes anew what it wrote before', async () => {
    expect(await assembleHost({host: 'nginx', buildDir, outDir})).toBe(1);
    const written = readdirSync(outDir, {recursive: true}).sort();
    expect(written).toEqual(expect.arrayContaining(['nginx.conf', 'site/index.html']));
    writeFileSync(path.join(outDir, 'site', 'gone.html'), '');
    await assembleHost({host: 'nginx', buildDir, outDir});
    expect(readdirSync(outDir, {recursive: true}).sort()).toEqual(written);
  });

  it('compresses for nginx with the best quality, or the one it is told', async () => {
    const script = Array.from({length: 2000}, (_, index) => `${index * index} lines of a script`).join('\n');
    writeFileSync(path.join(buildDir, 'a.js'), script);
    const sizes: number[] = [];
    for (const brotliQuality of [undefined, 11, 0]) {
      await assembleHost({host: 'nginx', buildDir, outDir, brotliQuality});
      const copy = readFileSync(path.join(outDir, 'site', 'a.js.br'));
      expect(zlib.brotliDecompressSync(copy).toString()).toBe(script);
      sizes.push(copy.length);
    }
    expect(sizes[0]).toBe(sizes[1]);
    expect(sizes[1]).toBeLessThan(sizes[2]);
  });

  it('gives GitHub Pages the policy in the pages, and leaves the files of static/ as they are', async () => {
    const verification = '<html><head><title>Verification</title></head></html>';
    for (const name of ['404.html', 'old/index.html', 'a/index.html', 'google12ab.html', 'demo/index.html']) {
      mkdirSync(path.dirname(path.join(buildDir, name)), {recursive: true});
      writeFileSync(path.join(buildDir, name), verification);
    }
    writeFileSync(
      path.join(buildDir, '.headers.json'),
      JSON.stringify({'Content-Security-Policy': "default-src 'self'", 'Referrer-Policy': 'no-referrer'}),
    );
    writeBuiltAddresses(buildDir, {
      lang: 'en',
      baseUrl: '/',
      redirects: [{from: '/old', to: '/a'}],
      exclude: [],
      pages: [{path: '/a', source: '', title: '', anchors: []}],
    });
    await assembleHost({host: 'github-pages', buildDir, outDir});
    const hasPolicy = (name: string): boolean =>
      readFileSync(path.join(outDir, name), 'utf8').includes('<meta http-equiv="Content-Security-Policy"');
    expect(['404.html', 'old/index.html', 'a.html'].filter(hasPolicy)).toEqual([
      '404.html',
      'old/index.html',
      'a.html',
    ]);
    for (const name of ['google12ab.html', 'demo/index.html']) {
      expect(readFileSync(path.join(outDir, name), 'utf8')).toBe(verification);
    }
  });

  it('removes nothing of a folder with other files', async () => {
    mkdirSync(outDir, {recursive: true});
    writeFileSync(path.join(outDir, 'nginx.conf'), 'user www-data;');
    await expect(assembleHost({host: 'nginx', buildDir, outDir})).rejects.toThrow(
      `${outDir} is not empty, and "npm run hosts" did not make it`,
    );
    expect(readFileSync(path.join(outDir, 'nginx.conf'), 'utf8')).toBe('user www-data;');
  });
});
