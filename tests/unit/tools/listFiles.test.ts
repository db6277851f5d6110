/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {listFiles} from '../../../tools/listFiles.mjs';

describe('listFiles', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'tool-files-'));
    for (const name of ['b.txt', 'a/z.txt', 'a/b/c.txt', 'assets/one.js', 'a/assets/two.js']) {
      mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
      writeFileSync(path.join(folder, name), '');
    }
  });

  afterEach(() => {
    rmSync(folder, {recursive: true});
  });

  it('names every file from the folder, sorted', () => {
    expect(listFiles(folder)).toEqual(['a/assets/two.js', 'a/b/c.txt', 'a/z.txt', 'assets/one.js', 'b.txt']);
  });

  it('leaves out links that lead to no file', () => {
    symlinkSync('ann@host.1234:1700', path.join(folder, 'a', '.#c.txt'));
    symlinkSync('b', path.join(folder, 'a', 'folder'));
    symlinkSync('z.txt', path.join(folder, 'a', 'y.txt'));
    expect(listFiles(path.join(folder, 'a'))).toEqual(['assets/two.js', 'b/c.txt', 'y.txt', 'z.txt']);
  });

  it('leaves out what is skipped by its whole name', () => {
    expect(listFiles(folder, new Set(['assets', 'b.txt']))).toEqual(['a/assets/two.js', 'a/b/c.txt', 'a/z.txt']);
  });
});
