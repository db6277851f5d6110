/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {listFiles, listNames, PAGE_FILE} from '@site/src/server/files/listFiles';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'list-files-'));
  for (const name of [
    'index.html',
    'zh/index.html',
    'guide/zh/index.html',
    'assets/js/b.js',
    'assets/a.html',
    'a.js',
  ]) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), '');
  }
});

afterAll(() => {
  rmSync(folder, {recursive: true});
});

describe('listNames', () => {
  it('lists what matches below a folder, sorted', () => {
    expect(listNames(folder, /\.js$/)).toEqual(['a.js', 'assets/js/b.js']);
  });

  it('lists every file without a pattern, and no folders', () => {
    expect(listNames(path.join(folder, 'assets'))).toEqual(['a.html', 'js/b.js']);
  });

  it('finds nothing in a folder that is not there', () => {
    expect(listNames(path.join(folder, 'none'), /\.js$/)).toEqual([]);
  });

  it('leaves out links that lead to no file', () => {
    const links = mkdtempSync(path.join(os.tmpdir(), 'list-links-'));
    symlinkSync('ann@host.1234:1700', path.join(links, '.#a.mdx'));
    symlinkSync(path.join(folder, 'a.js'), path.join(links, 'b.js'));
    expect(listNames(links)).toEqual(['b.js']);
    rmSync(links, {recursive: true});
  });

  it('leaves out a skipped folder, not one of the same name inside another', () => {
    expect(listNames(folder, /\.html$/, ['zh'])).toEqual(['assets/a.html', 'guide/zh/index.html', 'index.html']);
  });
});

it.each([
  ['a.mdx', true],
  ['guide/b.c.md', true],
  ['guide/_part.mdx', true],
  ['.#a.mdx', false],
  ['guide/.a.mdx', false],
  ['.drafts/a.mdx', false],
  ['a.mdx.bak', false],
])('PAGE_FILE takes %s for a page: %s', (name, isPage) => {
  expect(PAGE_FILE.test(name)).toBe(isPage);
});

describe('listFiles', () => {
  it('gives paths that can be read', () => {
    expect(listFiles(path.join(folder, 'assets'), /\.js$/)).toEqual([path.join(folder, 'assets', 'js', 'b.js')]);
    expect(listFiles(path.join(folder, 'none'))).toEqual([]);
  });
});
