/** @jest-environment node */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {hashFiles} from '@site/src/plugins/render-cache/bundle/hashFiles';

describe('hashFiles', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'hash-files-'));
    writeFileSync(path.join(folder, '1.js'), 'one');
    writeFileSync(path.join(folder, '2.js'), 'two');
  });

  afterEach(() => {
    rmSync(folder, {recursive: true});
  });

  it('gives a file another name when its content changes, and no other file', () => {
    const before = hashFiles(folder);
    writeFileSync(path.join(folder, '1.js'), 'ONE');
    const after = hashFiles(folder);
    expect([...after.keys()].sort()).toEqual(['1.js', '2.js']);
    expect(after.get('1.js')).not.toBe(before.get('1.js'));
    expect(after.get('2.js')).toBe(before.get('2.js'));
    expect(after.get('2.js')).toMatch(/^2\.js\?[\da-f]{16}$/);
  });

  it('tells files of the same content apart', () => {
    writeFileSync(path.join(folder, '2.js'), 'one');
    expect(new Set(hashFiles(folder).values()).size).toBe(2);
  });

  it('is empty without a folder', () => {
    expect(hashFiles(path.join(folder, 'none')).size).toBe(0);
  });
});
