/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {installEnv} from '@site/src/plugins/verified-docs/server/installEnv';

jest.mock('node:child_process', () => ({spawnSync: jest.fn()}));

let folder = '';
const at = (...parts: string[]): string => path.join(folder, ...parts);
const read = (...parts: string[]): string => readFileSync(at(...parts), 'utf8');
const isShared = (name: string): boolean =>
  statSync(at('v1/node_modules', name)).ino === statSync(at('v0/node_modules', name)).ino;

/** Stands for npm: replaces a package by its newer version, and rewrites its list of packages in place. */
function runNpm(cwd: string, status: number): unknown {
  rmSync(path.join(cwd, 'node_modules/changed'), {recursive: true, force: true});
  mkdirSync(path.join(cwd, 'node_modules/changed'), {recursive: true});
  writeFileSync(path.join(cwd, 'node_modules/changed/index.js'), path.basename(cwd));
  writeFileSync(path.join(cwd, 'node_modules/.package-lock.json'), path.basename(cwd));
  return {status};
}

function answerWith(status: number): void {
  jest
    .mocked(spawnSync)
    .mockImplementation(((_program: string, _args: string[], {cwd}: {cwd: string}) => runNpm(cwd, status)) as never);
}

beforeEach(() => {
  answerWith(0);
  folder = mkdtempSync(path.join(tmpdir(), 'install-env-'));
  for (const version of ['v0', 'v1']) {
    mkdirSync(at(version));
    writeFileSync(at(version, 'package-lock.json'), `{"name": "${version}"}`);
  }
  mkdirSync(at('v1/node_modules/kept'), {recursive: true});
  writeFileSync(at('v1/node_modules/kept/index.js'), 'kept');
});

afterEach(() => {
  rmSync(folder, {recursive: true, force: true});
});

describe('installEnv', () => {
  it('installs what is missing, once', () => {
    expect(installEnv(at('v1'))).toBe(true);
    expect(installEnv(at('v1'))).toBe(false);
    expect(spawnSync).toHaveBeenCalledTimes(1);
    expect(spawnSync).toHaveBeenCalledWith('npm', expect.arrayContaining(['install', '--no-save']), expect.anything());
  });

  it('begins with the packages of another docs version, which stay as they are', () => {
    installEnv(at('v1'));
    expect(installEnv(at('v0'))).toBe(true);
    expect(isShared('kept/index.js')).toBe(true);
    expect(read('v0/node_modules/changed/index.js')).toBe('v0');
    expect(read('v1/node_modules/changed/index.js')).toBe('v1');
    expect(read('v1/node_modules/.package-lock.json')).toBe('v1');
    expect(installEnv(at('v1'))).toBe(false);
    expect(installEnv(at('v0'))).toBe(false);
    expect(existsSync(at('v0/.installing'))).toBe(false);
  });

  it('borrows nothing of a version whose own packages are not all there', () => {
    installEnv(at('v0'));
    expect(existsSync(at('v0/node_modules/kept'))).toBe(false);
  });

  it('lets npm mend the packages that are there already', () => {
    installEnv(at('v1'));
    mkdirSync(at('v0/node_modules/own'), {recursive: true});
    installEnv(at('v0'));
    expect(existsSync(at('v0/node_modules/own'))).toBe(true);
    expect(existsSync(at('v0/node_modules/kept'))).toBe(false);
  });

  it('says how to add the packages of a docs version that has none', () => {
    mkdirSync(at('v8'));
    for (const name of ['v8', 'v9']) {
      expect(() => installEnv(at(name))).toThrow(
        `there is no ${at(name, 'package-lock.json')}, so the packages that this docs version is checked with are missing. "npm run docs:cut"`,
      );
    }
  });

  it('names the folder when npm fails, and asks it again the next time', () => {
    answerWith(1);
    expect(() => installEnv(at('v1'))).toThrow(`"npm install" failed in ${at('v1')}`);
    answerWith(0);
    expect(installEnv(at('v1'))).toBe(true);
  });
});
