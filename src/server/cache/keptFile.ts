import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {threadId} from 'node:worker_threads';

/** What `writeKept` wrote into a file; undefined if there is none yet, or it is damaged. */
export function readKept(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Writes a value as JSON, and the folder of its file. Whole or not at all: another build never reads half a file, and neither other
 * processes nor threads of this one, which have its process id too, write into the same temporary file.
 */
export function writeKept(file: string, value: unknown): void {
  mkdirSync(path.dirname(file), {recursive: true});
  const temporary = `${file}.${process.pid}-${threadId}`;
  writeFileSync(temporary, JSON.stringify(value));
  renameSync(temporary, file);
}
