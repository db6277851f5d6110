/** @jest-environment node */
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {movePages} from '@site/tools/bench-peers/buildPeer.mjs';

it('puts pages where the server looks for them, and leaves those that are there', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'peer-'));
  try {
    mkdirSync(path.join(folder, 'config', 'lib'), {recursive: true});
    for (const page of ['index', '404', 'config', 'config/lib', 'config/lib/dts']) {
      writeFileSync(path.join(folder, `${page}.html`), page);
    }
    movePages(folder);
    const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
    expect(read('config/lib/dts/index.html')).toBe('config/lib/dts');
    expect(read('config/lib/index.html')).toBe('config/lib');
    expect(['index.html', '404.html'].map(read)).toEqual(['index', '404']);
    expect(existsSync(path.join(folder, 'config', 'lib.html'))).toBe(false);
  } finally {
    rmSync(folder, {recursive: true});
  }
});
