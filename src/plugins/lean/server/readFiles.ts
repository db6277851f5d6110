import {readFileSync} from 'node:fs';

/** The texts of files, one after the other. */
export function readFiles(files: readonly string[]): string {
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}
