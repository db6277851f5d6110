import {createHash} from 'node:crypto';
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from './listFiles.mjs';

/** What never changes the built site; everything else below the root counts, so a new folder needs no entry here. */
const NOT_INPUTS = new Set([
  '.cache',
  '.ci',
  '.docusaurus',
  '.git',
  '.github',
  'build',
  'coverage',
  'deploy',
  'node_modules',
  'playwright-report',
  'screenshots',
  'test-results',
  'tests',
  'tools',
  'verify',
]);
const ENVIRONMENT_NAME = /process\.env\.([A-Z][A-Z0-9_]*)/g;

/** The last commit: pages show when a file was last changed there. Empty outside a repository. */
function lastCommit(root) {
  return spawnSync('git', ['rev-parse', 'HEAD'], {cwd: root, encoding: 'utf8'}).stdout ?? '';
}

/**
 * One hash over everything a production build reads: files, the environment variables that the configuration and the
 * sources name, the last commit and the Node version. Two equal hashes mean the same site.
 */
export function hashInputs(root) {
  const hash = createHash('sha256');
  const environmentNames = new Set();
  for (const file of listFiles(root, NOT_INPUTS)) {
    const content = readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
    if (/\.[cm]?[jt]sx?$/.test(file)) {
      for (const [, name] of content.toString('utf8').matchAll(ENVIRONMENT_NAME)) {
        environmentNames.add(name);
      }
    }
  }
  for (const name of [...environmentNames].sort()) {
    hash.update(`${name}=${process.env[name] ?? ''}\0`);
  }
  return hash.update(`${lastCommit(root)}\0${process.version}`).digest('hex');
}
