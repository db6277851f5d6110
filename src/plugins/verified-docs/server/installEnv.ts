import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hashEnv} from './samples/hashSample';

/**
 * Installs the packages of an environment when they are missing or do not match its lock file. Throws with the folder when
 * npm fails. Returns true when it installed something.
 */
export function installEnv(envFolder: string): boolean {
  const stamp = path.join(envFolder, 'node_modules', '.verified-docs');
  const hash = hashEnv(envFolder);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) {
    return false;
  }
  const {status} = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: envFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error(`verified-docs: "npm ci" failed in ${envFolder}; check the network and run the command again`);
  }
  writeFileSync(stamp, hash);
  return true;
}
