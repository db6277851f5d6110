/** What the last build of each locale was made from and what it made, so that one whose inputs are the same can stand. */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {hashInputs} from '../inputs.mjs';
import {listFiles} from '../listFiles.mjs';

const FILE = path.join('.cache', 'build', 'state.json');
/** How locales are built and put together decides what comes out, too. */
const OWN_FOLDER = path.dirname(fileURLToPath(import.meta.url));

/**
 * One hash over names and contents of all files in a folder; undefined without the folder.
 *
 * @param {string} folder
 * @param {ReadonlySet<string>} [skipped] names of files and folders in it that do not count
 */
export function hashFolder(folder, skipped) {
  if (!existsSync(folder)) {
    return undefined;
  }
  const hash = createHash('sha256');
  for (const file of listFiles(folder, skipped)) {
    const content = readFileSync(path.join(folder, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * One hash over names, sizes and times of all files in a folder: enough to see whether somebody wrote there since. Undefined without the
 * folder.
 *
 * @param {string} folder
 * @param {ReadonlySet<string>} [skipped] names of files and folders in it that do not count
 */
export function hashFolderTimes(folder, skipped) {
  if (!existsSync(folder)) {
    return undefined;
  }
  const hash = createHash('sha256');
  for (const file of listFiles(folder, skipped)) {
    const {size, mtimeMs} = statSync(path.join(folder, file));
    hash.update(`${file}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest('hex');
}

/** What a build of all locales is made of, or of one alone when it is named, in one text. */
export function hashBuildInputs(siteDir, lang) {
  return `${hashInputs(siteDir, {lang})} ${hashFolder(OWN_FOLDER)}`;
}

/**
 * The records of the last build.
 *
 * @returns {{inputs: Record<string, string>, outputs: Record<string, string>} | undefined} undefined when there are none to rely on
 */
export function readState(siteDir) {
  try {
    return JSON.parse(readFileSync(path.join(siteDir, FILE), 'utf8'));
  } catch {
    // There was no build, or it was cut off while this was written.
    return undefined;
  }
}

/** Forgets the last build: from here on until the next one is complete, its files are nobody's. */
export function removeState(siteDir) {
  rmSync(path.join(siteDir, FILE), {force: true});
}

/** Records a complete build. */
export function writeState(siteDir, state) {
  const file = path.join(siteDir, FILE);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify(state));
}
