/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {findFile, listDocChunks, weighFile} from '@site/tools/weight/measureFiles';

describe('measureFiles', () => {
  let folder: string;

  function write(name: string, text: string): string {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
    return file;
  }

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'weight-'));
  });

  afterEach(() => {
    rmSync(folder, {recursive: true});
  });

  it('weighs text as it is sent', () => {
    const text = 'all work and no play '.repeat(500);
    expect(weighFile(write('a.html', text))).toBeLessThan(60);
    expect(weighFile(write('a.js', 'x'))).toBe(1);
  });

  it('weighs pictures as they are', () => {
    expect(weighFile(write('a.png', 'a'.repeat(5000)))).toBe(5000);
  });

  it('finds the file of an address', () => {
    const page = write('guide/start/index.html', 'x');
    const other = write('guide/a b.html', 'x');
    const style = write('assets/css/a.css', 'x');
    expect(findFile(folder, '/guide/start')).toBe(page);
    expect(findFile(folder, '/guide/start/')).toBe(page);
    expect(findFile(folder, '/guide/a%20b')).toBe(other);
    expect(findFile(folder, '/assets/css/a.css')).toBe(style);
    expect(() => findFile(folder, '/gone')).toThrow('/gone');
  });

  it('tells the chunks of docs from the others', () => {
    const doc = write('assets/js/a.1.js', 'n.d(s,{metadata:()=>t,default:()=>x,frontMatter:()=>a,toc:()=>h})');
    write('assets/js/b.1.js', 'n.d(s,{default:()=>x})');
    expect(listDocChunks(folder)).toEqual([doc]);
  });
});
