/** @jest-environment node */
import {existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {emptyOwnFolder} from '@site/src/server/files/emptyOwnFolder';

describe('emptyOwnFolder', () => {
  let root: string;
  let folder: string;

  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'own-folder-'));
    folder = path.join(root, 'deploy', 'nginx');
  });

  afterEach(() => {
    rmSync(root, {recursive: true});
  });

  it('makes the folder, and empties what it made the next time', () => {
    emptyOwnFolder(folder, 'npm run hosts');
    const made = readdirSync(folder);
    writeFileSync(path.join(folder, 'nginx.conf'), '');
    mkdirSync(path.join(folder, 'site'));
    emptyOwnFolder(folder, 'npm run hosts');
    expect(readdirSync(folder)).toEqual(made);
  });

  it('takes an empty folder', () => {
    mkdirSync(folder, {recursive: true});
    expect(() => emptyOwnFolder(folder, 'npm run hosts')).not.toThrow();
  });

  it('removes nothing of a folder that has other files, or that another command made', () => {
    emptyOwnFolder(folder, 'npm run search-server -- load');
    writeFileSync(path.join(folder, 'records.json'), '');
    expect(() => emptyOwnFolder(folder, 'npm run hosts')).toThrow(
      `${folder} is not empty, and "npm run hosts" did not make it: what is in it would be lost. ` +
        'Choose another folder, or remove this one.',
    );
    expect(() => emptyOwnFolder(root, 'npm run hosts')).toThrow('is not empty');
    expect(existsSync(path.join(folder, 'records.json'))).toBe(true);
  });
});
