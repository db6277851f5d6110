import {readdirSync} from 'node:fs';
import path from 'node:path';

/**
 * Names of all files below a folder, from there, with slashes, sorted. What is in the folders of the skipped names is left out.
 *
 * @param {string} root
 * @param {ReadonlySet<string>} [skipped]
 * @returns {string[]}
 */
export function listFiles(root, skipped = new Set()) {
  const list = (folder) =>
    readdirSync(path.join(root, folder), {withFileTypes: true}).flatMap((entry) => {
      const name = path.posix.join(folder, entry.name);
      if (skipped.has(name)) {
        return [];
      }
      return entry.isDirectory() ? list(name) : [name];
    });
  return list('').sort();
}
