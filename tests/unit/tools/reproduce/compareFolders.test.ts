/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {compareFolders} from '../../../../tools/reproduce/compareFolders.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'compare-'));
});

afterEach(() => rmSync(root, {recursive: true, force: true}));

function write(name: string, text: string): void {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

describe('compareFolders', () => {
  it('finds nothing in equal folders', () => {
    write('a/x/y.html', 'same');
    write('b/x/y.html', 'same');
    expect(compareFolders(path.join(root, 'a'), path.join(root, 'b'))).toEqual([]);
  });

  it('names what one folder has alone, and where files differ', () => {
    write('a/only.js', '');
    write('a/same.js', 'same');
    write('b/same.js', 'same');
    write('a/x/y.html', 'built in /a');
    write('b/x/y.html', 'built in /b');
    write('b/longer.txt', 'ab');
    write('a/longer.txt', 'a');
    write('b/z.js', '');
    expect(compareFolders(path.join(root, 'a'), path.join(root, 'b'))).toEqual([
      {name: 'longer.txt', problem: 'differs from byte 1 on:\n    "a"\n    "ab"'},
      {name: 'only.js', problem: 'is in the first build alone'},
      {name: 'x/y.html', problem: 'differs from byte 10 on:\n    "built in /a"\n    "built in /b"'},
      {name: 'z.js', problem: 'is in the second build alone'},
    ]);
  });
});
