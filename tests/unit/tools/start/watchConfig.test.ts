/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {watchConfig} from '../../../../tools/start/watchConfig.mjs';

describe('watchConfig', () => {
  let siteDir: string;

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(os.tmpdir(), 'watch-config-'));
    mkdirSync(path.join(siteDir, 'src/lib/site'), {recursive: true});
    write('siteConfig.ts', 'export {}');
  });

  afterEach(() => {
    rmSync(siteDir, {recursive: true});
  });

  function write(name: string, content: string): void {
    writeFileSync(path.join(siteDir, 'src/lib/site', name), content);
  }

  it('names a file that says something else, and none that was saved as it was or is an editor’s own', async () => {
    const names: string[] = [];
    const end = watchConfig(siteDir, (file) => names.push(file));
    const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
    const waitForNames = async (count: number): Promise<void> => {
      for (let tries = 0; tries < 200 && names.length < count; tries += 1) {
        await wait(50);
      }
    };
    write('siteConfig.ts', 'export {}');
    write('.siteConfig.ts.swp', 'x');
    write('notes.txt', 'x');
    await wait(600);
    expect(names).toEqual([]);
    write('siteConfig.ts', 'export');
    write('siteConfig.ts', 'export const a = 1;');
    await waitForNames(1);
    expect(names).toEqual(['src/lib/site/siteConfig.ts']);
    write('locales.json', '[]');
    await waitForNames(2);
    expect(names[1]).toBe('src/lib/site/locales.json');
    end();
  });
});
