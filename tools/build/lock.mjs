/** One build of a folder at a time. */
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Beside `.cache/build`, which a build that begins anew removes. */
const FILE = path.join('.cache', 'build.lock');

/** Whether a process runs, be it another user's. */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch ({code}) {
    return code === 'EPERM';
  }
}

/** The process that a lock is of; undefined if there is none, or its file is not what this tool writes. */
function readHolder(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isSafeInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Runs `work` while no other process does so for the same site, and resolves with what it returns. Two builds that write into the
 * same folders would leave pages without content. What a process left that has ended meanwhile does not count. Rejects when another one
 * builds.
 *
 * @template Result
 * @param {string} siteDir
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withLock(siteDir, work) {
  const file = path.join(siteDir, FILE);
  const holder = readHolder(file);
  if (holder !== undefined && !isRunning(holder)) {
    rmSync(file, {force: true});
  }
  mkdirSync(path.dirname(file), {recursive: true});
  try {
    writeFileSync(file, String(process.pid), {flag: 'wx'});
  } catch (error) {
    if (error.code !== 'EEXIST') {
      throw error;
    }
    throw new Error(
      `process ${readHolder(file) ?? '(unknown)'} builds this folder already. Wait until it has ended; if it is no build, delete ${FILE}.`,
    );
  }
  try {
    return await work();
  } finally {
    rmSync(file, {force: true});
  }
}
