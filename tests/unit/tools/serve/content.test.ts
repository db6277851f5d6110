/** @jest-environment node */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import {chooseEncoding, createContentStore, isImmutable} from '../../../../tools/serve/content.mjs';

describe('createContentStore', () => {
  it('compresses as hard as it is told to, by itself as hard as the file is worth', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
    const text = Array.from({length: 2000}, (_, index) => `${index * index} lines of a script`).join('\n');
    const compress = async (name: string, quality?: number): Promise<number> => {
      writeFileSync(path.join(folder, name), text);
      const {body, headers} = await createContentStore(quality)(path.join(folder, name), 'br');
      expect(headers['Content-Encoding']).toBe('br');
      expect(zlib.brotliDecompressSync(body).toString()).toBe(text);
      return body.length;
    };
    const [weak, strong, page, asset] = [
      await compress('a.html', 0),
      await compress('a.html', 11),
      await compress('a.html'),
      await compress('a.12345678.js'),
    ];
    rmSync(folder, {recursive: true});
    expect(strong).toBeLessThan(page);
    expect(page).toBeLessThan(weak);
    expect(asset).toBe(strong);
  });
});

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br; q=0.0', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('returns for "%s": %s', (accepted, expected) => {
    expect(chooseEncoding(accepted)).toBe(expected);
  });
});

describe('isImmutable', () => {
  it.each([
    ['build/assets/js/main.1a2b3c4d.js', true],
    ['build/assets/images/logo-0123456789abcdef0123456789abcdef.svg', true],
    ['build/index.html', false],
    ['build/img/logo-dark.svg', false],
    ['build/sitemap.xml', false],
  ])('returns for %s: %s', (file, expected) => {
    expect(isImmutable(file)).toBe(expected);
  });
});
