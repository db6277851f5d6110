import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Sample} from './types';

/** Raised when the harness itself changes what a build leaves behind. */
const HARNESS_VERSION = 1;

/** Folder of the packages that a docs version is checked with: `verify/v1` for `1.x`, `verify/v1.0` for `1.0`. */
export function getEnvFolder(siteDir: string, version: string): string {
  return path.join(siteDir, 'verify', `v${version.replace(/\.x$/, '')}`);
}

/** Hash of the locked packages of an environment; empty when the version has none. */
export function hashEnv(envFolder: string): string {
  const lock = path.join(envFolder, 'package-lock.json');
  return existsSync(lock) ? createHash('sha256').update(readFileSync(lock)).digest('hex') : '';
}

/** Two samples with one hash are one build: same inputs, same commands, same packages. */
export function hashSample(sample: Pick<Sample, 'files' | 'commands'>, envHash: string): string {
  const files = Object.entries(sample.files).sort(([a], [b]) => (a < b ? -1 : 1));
  const content = JSON.stringify([HARNESS_VERSION, envHash, files, sample.commands]);
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
