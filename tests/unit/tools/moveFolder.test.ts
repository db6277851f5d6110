/** @jest-environment node */
import fs, {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {moveFolder} from '../../../tools/moveFolder.mjs';

jest.mock('node:fs', () => {
  const actual = jest.requireActual<typeof fs>('node:fs');
  return {...actual, renameSync: jest.fn(actual.renameSync)};
});

const renameSync = fs.renameSync as jest.MockedFunction<typeof fs.renameSync>;

describe('moveFolder', () => {
  let root: string;
  const from = (): string => path.join(root, 'from');
  const to = (): string => path.join(root, 'to');

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'move-'));
    mkdirSync(path.join(from(), 'in'), {recursive: true});
    writeFileSync(path.join(from(), 'in', 'a.txt'), 'text');
  });

  afterEach(() => rmSync(root, {recursive: true}));

  it.each(['the same disk', 'another disk'])('moves a folder to a place on %s', (place) => {
    if (place === 'another disk') {
      renameSync.mockImplementationOnce(() => {
        throw Object.assign(new Error('EXDEV: cross-device link not permitted'), {code: 'EXDEV'});
      });
    }
    moveFolder(from(), to());
    expect(readFileSync(path.join(to(), 'in', 'a.txt'), 'utf8')).toBe('text');
    expect(existsSync(from())).toBe(false);
  });

  it('throws any other error, and leaves the folder', () => {
    renameSync.mockImplementationOnce(() => {
      throw Object.assign(new Error('EACCES: permission denied'), {code: 'EACCES'});
    });
    expect(() => moveFolder(from(), to())).toThrow('EACCES');
    expect(existsSync(from())).toBe(true);
  });
});
