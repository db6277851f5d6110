import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/** True for a link that leads to no file, as the lock files of an editor do. */
function isDangling(entry, file) {
  return entry.isSymbolicLink() && statSync(file, {throwIfNoEntry: false})?.isFile() !== true;
}

/**
 * Names of all files below a folder, from there, with slashes, sorted. What is in the folders of the skipped names is left out, and so
 * are links that lead to no file. Keep in step with `src/server/files/listFiles.ts`: tools that run at every command, and Playwright,
 * load no TypeScript for it.
 *
 * @param {string} root
 * @param {ReadonlySet<string>} [skipped]
 * @returns {string[]}
 */
export function listFiles(root, skipped = new Set()) {
  const list = (folder) =>
    readdirSync(path.join(root, folder), {withFileTypes: true}).flatMap((entry) => {
      const name = path.posix.join(folder, entry.name);
      if (skipped.has(name) || isDangling(entry, path.join(root, name))) {
        return [];
      }
      return entry.isDirectory() ? list(name) : [name];
    });
  return list('').sort();
}
