/** @jest-environment node */
import {mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {hashFolderTimes} from '../../../../tools/build/state.mjs';

describe('hashFolderTimes', () => {
  let folder: string;
  let first: string | undefined;

  /** Seconds. */
  function write(name: string, content: string, time: number): void {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
    utimesSync(file, time, time);
  }

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'folder-times-'));
    write('a.html', 'one', 1000);
    write('zh/b.html', 'two', 1000);
    first = hashFolderTimes(folder);
  });

  afterEach(() => rmSync(folder, {recursive: true}));

  it.each([
    ['another time', () => write('zh/b.html', 'two', 1001)],
    ['another size', () => write('zh/b.html', 'three', 1000)],
    ['another name', () => renameSync(path.join(folder, 'zh/b.html'), path.join(folder, 'zh/c.html'))],
    ['a file more', () => write('zh/c.html', '', 1000)],
    ['a file less', () => rmSync(path.join(folder, 'a.html'))],
  ])('is another one after %s', (_, change) => {
    expect(hashFolderTimes(folder)).toBe(first);
    change();
    expect(hashFolderTimes(folder)).not.toBe(first);
  });

  it('leaves out what is to be skipped', () => {
    const skipped = new Set(['zh']);
    const rest = hashFolderTimes(folder, skipped);
    expect(rest).not.toBe(first);
    write('zh/b.html', 'three', 1001);
    expect(hashFolderTimes(folder, skipped)).toBe(rest);
  });

  it('is undefined without the folder', () => {
    expect(hashFolderTimes(path.join(folder, 'none'))).toBeUndefined();
  });
});
