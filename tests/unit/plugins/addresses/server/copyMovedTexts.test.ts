/** @jest-environment node */
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {copyMovedTexts} from '@site/src/plugins/addresses/server/copyMovedTexts';

describe('copyMovedTexts', () => {
  let outDir: string;
  const read = (name: string): string => readFileSync(path.join(outDir, name), 'utf8');

  beforeEach(() => {
    outDir = mkdtempSync(path.join(os.tmpdir(), 'moved-texts-'));
    writeFileSync(path.join(outDir, 'index.md'), 'home');
    writeFileSync(path.join(outDir, 'guide.md'), 'guide');
  });

  afterEach(() => rmSync(outDir, {recursive: true}));

  it('puts the text of a page where that of the moved one was, also that of the home page', () => {
    copyMovedTexts(outDir, [
      {from: '/old/start/', to: '/guide/#first'},
      {from: '/welcome', to: '/'},
    ]);
    expect(read('old/start.md')).toBe('guide');
    expect(read('welcome.md')).toBe('home');
  });

  it('finds the files of addresses with percent escapes', () => {
    writeFileSync(path.join(outDir, 'new name.md'), 'new');
    copyMovedTexts(outDir, [{from: '/old%20name%26', to: '/new%20name'}]);
    expect(read('old name&.md')).toBe('new');
  });

  it('leaves texts that are there, anchors that have moved and other sites alone', () => {
    copyMovedTexts(outDir, [
      {from: '/guide', to: '/'},
      {from: '/anchor#a', to: '/guide/'},
      {from: '/away', to: 'https://example.com/'},
    ]);
    expect(read('guide.md')).toBe('guide');
    expect(['anchor.md', 'away.md'].filter((name) => existsSync(path.join(outDir, name)))).toEqual([]);
  });
});
