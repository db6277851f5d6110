import {spawn, spawnSync} from 'node:child_process';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {canInstallPackages, installDebianPackage} from '../debianPackage.mjs';

const SCRIPT = path.join(path.dirname(fileURLToPath(import.meta.url)), 'mixed.lua');

/** Makes sure that there is a `wrk`: on Debian as root the package is installed. Throws without one. */
export function ensureWrk() {
  const has = () => spawnSync('wrk', ['-v']).error === undefined;
  if (!has() && canInstallPackages()) {
    console.log('wrk: not found, installing the Debian package');
    installDebianPackage('wrk');
  }
  if (!has()) {
    throw new Error('no wrk: install it ("apt-get install wrk", "brew install wrk").');
  }
}

/**
 * Asks a server for addresses over and over.
 *
 * @param {{origin: string, pathsFile: string, seconds: number, connections: number}} options
 * @returns {Promise<{requests: number, bytes: number, seconds: number, connect: number, read: number, write: number,
 *   status: number, timeout: number, p50: number, p99: number, max: number}>} errors by kind, times in milliseconds
 */
export function runWrk({origin, pathsFile, seconds, connections}) {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', SCRIPT, origin];
  return new Promise((resolve, reject) => {
    const child = spawn('wrk', args, {
      env: {...process.env, BENCH_LOAD_PATHS: pathsFile},
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (status) => {
      const last = output.trim().split('\n').at(-1);
      if (status !== 0 || !last.startsWith('{')) {
        reject(new Error(`wrk failed with status ${status}:\n${output}`));
        return;
      }
      resolve(JSON.parse(last));
    });
  });
}
