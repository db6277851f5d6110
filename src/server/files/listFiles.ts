import {existsSync, readdirSync, statSync, type Dirent} from 'node:fs';
import path from 'node:path';

/** A page or a part of one: as in Docusaurus, none whose name or folder begins with a dot, as the lock files of editors do. */
export const PAGE_FILE = /^(?!.*(?:^|\/)\.).+\.mdx?$/;

/** True for a link that leads to no file. */
function isDangling(entry: Dirent, folder: string): boolean {
  return entry.isSymbolicLink() && statSync(path.join(folder, entry.name), {throwIfNoEntry: false})?.isFile() !== true;
}

/**
 * Names of the files below a folder that match, from there, with slashes, sorted; a folder that is not there has none.
 * What is in the folders of the skipped names is left out, and so are links that lead to no file. Keep in step with
 * `tools/listFiles.mjs`.
 */
export function listNames(folder: string, match = /(?:)/, skipped: readonly string[] = []): string[] {
  const list = (inside: string): string[] =>
    readdirSync(path.join(folder, inside), {withFileTypes: true}).flatMap((entry) => {
      const name = path.posix.join(inside, entry.name);
      if (entry.isDirectory()) {
        return skipped.includes(name) ? [] : list(name);
      }
      return match.test(name) && !isDangling(entry, path.join(folder, inside)) ? [name] : [];
    });
  return existsSync(folder) ? list('').sort() : [];
}

/** The same as paths that begin with the folder. */
export function listFiles(folder: string, match?: RegExp, skipped?: readonly string[]): string[] {
  return listNames(folder, match, skipped).map((name) => path.join(folder, name));
}
