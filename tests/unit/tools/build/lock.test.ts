/** @jest-environment node */
import {spawn, spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {buildLocales} from '../../../../tools/build/locales.mjs';
import {withLock} from '../../../../tools/build/lock.mjs';

describe('withLock', () => {
  let siteDir: string;
  let file: string;

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(os.tmpdir(), 'build-lock-'));
    file = path.join(siteDir, '.cache', 'build.lock');
  });

  afterEach(() => {
    rmSync(siteDir, {recursive: true});
  });

  function lock(content: string): void {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }

  it('holds the folder while the work runs, and gives it back', async () => {
    const held = await withLock(siteDir, () => Promise.resolve(readFileSync(file, 'utf8')));
    expect(held).toBe(String(process.pid));
    expect(existsSync(file)).toBe(false);
  });

  it('gives the folder back when the work fails', async () => {
    await expect(withLock(siteDir, () => Promise.reject(new Error('no page')))).rejects.toThrow('no page');
    expect(existsSync(file)).toBe(false);
  });

  it('refuses while another process builds, names it, and leaves its lock', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    try {
      lock(String(other.pid));
      const work = jest.fn(() => Promise.resolve());
      await expect(withLock(siteDir, work)).rejects.toThrow(
        `process ${other.pid} builds this folder already. Wait until it has ended; if it is no build, delete ${path.join('.cache', 'build.lock')}.`,
      );
      expect(work).not.toHaveBeenCalled();
      expect(readFileSync(file, 'utf8')).toBe(String(other.pid));
    } finally {
      other.kill();
    }
  });

  it('passes over the lock of a process that has ended', async () => {
    lock(String(spawnSync(process.execPath, ['-e', '']).pid));
    expect(await withLock(siteDir, () => Promise.resolve('built'))).toBe('built');
  });

  it('says what to delete when the file is not one of its own', async () => {
    lock('not a process');
    await expect(withLock(siteDir, () => Promise.resolve())).rejects.toThrow('process (unknown) builds this folder');
  });

  it('keeps a build of all locales out, which touches nothing', async () => {
    mkdirSync(path.join(siteDir, 'build'));
    writeFileSync(path.join(siteDir, 'build', 'index.html'), 'page');
    lock(String(process.pid));
    await expect(buildLocales({siteDir, outDir: path.join(siteDir, 'build'), force: true})).rejects.toThrow(
      'builds this folder',
    );
    expect(readFileSync(path.join(siteDir, 'build', 'index.html'), 'utf8')).toBe('page');
  });
});
