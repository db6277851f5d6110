import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {hashFolder} from '../hashFolder';
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

function toHash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
}

/** Two samples with one hash are one build: same inputs, same commands, same packages. */
export function hashSample(sample: Pick<Sample, 'files' | 'commands'>, envHash: string): string {
  const files = Object.entries(sample.files).sort(([a], [b]) => (a < b ? -1 : 1));
  return toHash([HARNESS_VERSION, envHash, files, sample.commands]);
}

/**
 * Two samples with one proof are one build of which a page says the same, by the same code that builds and compares; where a page
 * says so does not matter.
 *
 * @param built the files that are listed as built
 */
export function hashProof(sample: Sample, built: readonly string[], envHash: string): string {
  const {fails, outputs, trees, logs} = sample;
  return toHash([
    hashFolder('runner'),
    hashFolder('compare'),
    hashSample(sample, envHash),
    built,
    fails,
    outputs.map(({path: file, mode, code}) => [file, mode, code]),
    trees.map(({isPartial, files}) => [isPartial, files]),
    logs.map(({lines}) => lines),
  ]);
}
