import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hashEnv} from './samples/hashSample';

const WAIT_MS = 500;
/** An installation takes about a minute; a lock of this age was left behind by a process that was ended. */
const STALE_MS = 10 * 60_000;

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

/**
 * Installs the packages of an environment when they are missing or do not match its lock file; a second process waits for
 * the first. Throws with the folder when npm fails. Returns true when it installed something.
 */
export function installEnv(envFolder: string): boolean {
  const stamp = path.join(envFolder, 'node_modules', '.verified-docs');
  const hash = hashEnv(envFolder);
  const isInstalled = (): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  if (isInstalled()) {
    return false;
  }
  return withLock(path.join(envFolder, '.installing'), () => {
    if (isInstalled()) {
      return false;
    }
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
    writeFileSync(stamp, hash);
    return true;
  });
}
