/** @jest-environment node */
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {build} from '../../../tools/build.mjs';
import type {withLock} from '../../../tools/build/lock.mjs';
import {hashFolder} from '../../../tools/build/state.mjs';

describe('build', () => {
  let folder: string;
  let stamp: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'build-'));
    stamp = path.join(folder, '.build.json');
    writeFileSync(stamp, JSON.stringify({hash: 'last', baseUrl: '/'}));
  });

  afterEach(() => {
    rmSync(folder, {recursive: true});
  });

  it('leaves no stamp of the build before when it fails', async () => {
    expect(await build([], {stamp, run: () => Promise.resolve(3)})).toBe(3);
    expect(existsSync(stamp)).toBe(false);
  });

  it('has no stamp while it runs, so an interrupted one has none either', async () => {
    let isStamped: boolean | undefined;
    const run = (): Promise<number> => {
      isStamped = existsSync(stamp);
      return Promise.resolve(0);
    };
    expect(await build(['--force'], {stamp, run})).toBe(0);
    expect(isStamped).toBe(false);
  });

  it('stamps a complete build with all that it is made of, the code that puts it together included', async () => {
    await build([], {stamp, run: () => Promise.resolve(0)});
    const {hash} = JSON.parse(readFileSync(stamp, 'utf8')) as {hash: string};
    expect(hash).toContain(hashFolder(path.resolve('tools/build')));
  });

  it('does not stamp one with options of its own, and keeps others out while it runs', async () => {
    const steps: string[] = [];
    const lock: typeof withLock = async (siteDir, work) => {
      steps.push(`locked ${path.relative(process.cwd(), siteDir)}`);
      const result = await work();
      steps.push('unlocked');
      return result;
    };
    const run = (): Promise<number> => {
      steps.push('built');
      return Promise.resolve(3);
    };
    expect(await build(['--locale', 'en'], {stamp, lock, run})).toBe(3);
    expect(steps).toEqual(['locked ', 'built', 'unlocked']);
    expect(existsSync(stamp)).toBe(false);
  });
});
