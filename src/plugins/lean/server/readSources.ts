import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Files below a folder with one of the endings, sorted; a folder that is not there has none. */
export function listFiles(folder: string, ending: RegExp): string[] {
  const names = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return names
    .filter((name) => ending.test(name))
    .map((name) => path.join(folder, name))
    .sort();
}

/** The texts of files, one after the other. */
export function readFiles(files: readonly string[]): string {
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}
