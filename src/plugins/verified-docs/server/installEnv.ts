import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {linkFolder} from '../../../server/files/linkFolder';
import {hashEnv} from './samples/hashSample';

const WAIT_MS = 500;
/** An installation takes about a minute; a lock of this age was left behind by a process that was ended. */
const STALE_MS = 10 * 60_000;
const STAMP = '.verified-docs';
/** What npm and this file write in place, below `node_modules`. */
const REWRITTEN = ['.package-lock.json', STAMP];

/** Runs `work` while no other process does so for the same folder. */
function withLock(lock: string, work: () => boolean): boolean {
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        throw error;
      }
    }
    if (Date.now() - (statSync(lock, {throwIfNoEntry: false})?.mtimeMs ?? Date.now()) > STALE_MS) {
      rmSync(lock, {recursive: true, force: true});
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);
  }
  try {
    return work();
  } finally {
    rmSync(lock, {recursive: true, force: true});
  }
}

/** True when all packages that `hash` stands for are there. */
function isInstalled(envFolder: string, hash: string): boolean {
  const stamp = path.join(envFolder, 'node_modules', STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

/**
 * Begins with the packages of another docs version where there are none yet: nearly all are the same, and npm replaces the others. Made
 * in `draftFolder`, so that nothing half done is taken for a package.
 */
function borrowPackages(envFolder: string, draftFolder: string): void {
  const packages = path.join(envFolder, 'node_modules');
  if (existsSync(packages)) {
    return;
  }
  const envs = path.dirname(envFolder);
  const other = readdirSync(envs)
    .map((name) => path.join(envs, name))
    .find((folder) => isInstalled(folder, hashEnv(folder)));
  if (other === undefined) {
    return;
  }
  linkFolder(path.join(other, 'node_modules'), draftFolder);
  REWRITTEN.forEach((name) => rmSync(path.join(draftFolder, name), {force: true}));
  renameSync(draftFolder, packages);
}

/**
 * Installs the packages of an environment when they are missing or do not match its lock file; a second process waits for
 * the first. Throws with the folder when it has no packages, or npm fails. Returns true when it installed something.
 */
export function installEnv(envFolder: string): boolean {
  const hash = hashEnv(envFolder);
  if (hash === '') {
    throw new Error(
      `verified-docs: there is no ${path.join(envFolder, 'package-lock.json')}, so the packages that this docs version is checked with are ` +
        'missing. "npm run docs:cut" adds those of a version that it cuts; for another one copy package.json, package-lock.json and .npmrc ' +
        'from a folder beside it, pin the @rslib/core that the version is about in package.json, and run "npm install" there.',
    );
  }
  if (isInstalled(envFolder, hash)) {
    return false;
  }
  const lock = path.join(envFolder, '.installing');
  return withLock(lock, () => {
    if (isInstalled(envFolder, hash)) {
      return false;
    }
    borrowPackages(envFolder, path.join(lock, 'node_modules'));
    // Not "npm ci": it insists on the lock entries of every platform's packages, which no registry with gaps can give.
    // The versions are those of the lock file, which stays as it is.
    const {status} = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: envFolder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (status !== 0) {
      throw new Error(
        `verified-docs: "npm install" failed in ${envFolder}; check the network and run the command again`,
      );
    }
    writeFileSync(path.join(envFolder, 'node_modules', STAMP), hash);
    return true;
  });
}
