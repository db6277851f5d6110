/** @jest-environment node */
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {linkFolder} from '@site/src/server/files/linkFolder';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'link-folder-'));
});
afterEach(() => {
  rmSync(folder, {recursive: true, force: true});
});

it('makes a folder with the same files, links and folders', () => {
  const [from, to] = [path.join(folder, 'from'), path.join(folder, 'a', 'to')];
  mkdirSync(path.join(from, 'inner', 'empty'), {recursive: true});
  writeFileSync(path.join(from, 'inner', 'file'), 'text');
  symlinkSync('../inner/file', path.join(from, 'link'));
  linkFolder(from, to);
  expect(readFileSync(path.join(to, 'inner', 'file'), 'utf8')).toBe('text');
  expect(statSync(path.join(to, 'inner', 'file')).ino).toBe(statSync(path.join(from, 'inner', 'file')).ino);
  expect(readlinkSync(path.join(to, 'link'))).toBe('../inner/file');
  expect(lstatSync(path.join(to, 'inner', 'empty')).isDirectory()).toBe(true);
});
