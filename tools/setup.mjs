/**
 * Installs the dependencies when they are missing or do not match `package-lock.json`. Runs before every package script
 * that needs them, so it depends on nothing but Node. A second run costs one hash of the lock file.
 *
 * Exit status: 0 when `node_modules` is ready, 1 with a message when it could not be made ready.
 */
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const LOCK = path.join(ROOT, 'package-lock.json');
const INSTALLED_LOCK = path.join(ROOT, 'node_modules', '.package-lock.json');
const STAMP = path.join(ROOT, 'node_modules', '.setup-lock-hash');

function fail(message) {
  console.error(`setup: ${message}`);
  process.exit(1);
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Compares [major, minor] of the running Node with the lowest version in `engines.node` (`>=20.19`). */
function checkNodeVersion() {
  const wanted = /(\d+)\.(\d+)/.exec(readJson(path.join(ROOT, 'package.json')).engines.node);
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [wantedMajor, wantedMinor] = [Number(wanted[1]), Number(wanted[2])];
  if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
    fail(`Node ${process.versions.node} is too old, ${wantedMajor}.${wantedMinor} or newer is needed.`);
  }
}

/** True when a hand-made install already holds exactly what the lock file asks for; optional packages may be absent. */
function isInstalled() {
  if (!existsSync(INSTALLED_LOCK)) {
    return false;
  }
  const wanted = readJson(LOCK).packages;
  const installed = readJson(INSTALLED_LOCK).packages;
  return Object.entries(wanted).every(
    ([name, entry]) => name === '' || entry.optional || entry.devOptional || installed[name]?.version === entry.version,
  );
}

function install() {
  const isFirst = !existsSync(INSTALLED_LOCK);
  console.log(
    `setup: ${isFirst ? 'installing the dependencies' : 'package-lock.json changed, installing again'} (npm ci)`,
  );
  const {status, error} = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error || status !== 0) {
    fail(
      `"npm ci" failed${error ? ` (${error.message})` : ` with status ${status}`}. ` +
        'Check the network and the npm registry setting ("npm config get registry"), then run the command again.',
    );
  }
}

if (!existsSync(LOCK)) {
  fail('package-lock.json is missing; restore it from the repository.');
}
checkNodeVersion();
const hash = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
const isReady = existsSync(INSTALLED_LOCK) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash;
if (!isReady) {
  if (!isInstalled()) {
    install();
  }
  // A new file: where node_modules was copied with hard links, writing in place would mark the other copies too.
  rmSync(STAMP, {force: true});
  writeFileSync(STAMP, hash);
}
