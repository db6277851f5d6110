/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {listPaths} from '../../../../tools/bench-load/listPaths.mjs';

describe('listPaths', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'list-paths-'));
  });

  afterEach(() => {
    rmSync(folder, {recursive: true});
  });

  function write(...names: string[]): void {
    for (const name of names) {
      mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
      writeFileSync(path.join(folder, name), '');
    }
  }

  it('names pages as links do, and every file, but not what hosts keep for themselves', () => {
    write('index.html', 'guide/start/index.html', 'assets/main.js', 'assets/main.js.br', 'assets/main.js.gz');
    write('.headers.json', '404.html', 'zh/404.html', 'a b.txt');
    expect(listPaths(folder).sort()).toEqual(['/', '/a%20b.txt', '/assets/main.js', '/guide/start']);
  });

  it('gives one order to the same files, which is not that of the alphabet', () => {
    write(...Array.from({length: 30}, (_, number) => `page-${number}.html`));
    const paths = listPaths(folder);
    expect(listPaths(folder)).toEqual(paths);
    expect(paths).not.toEqual([...paths].sort());
    expect(new Set(paths).size).toBe(30);
  });
});
