import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * The files of a folder, by name: each as its name and a hash of its content. The server's bundle has numbers for names (`lean`), which
 * say nothing of what is in a file. Empty where there is no folder.
 */
export function hashFiles(folder: string): Map<string, string> {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(
    names.map((name) => {
      const hash = createHash('sha256').update(readFileSync(path.join(folder, name)));
      return [name, `${name}?${hash.digest('hex').slice(0, 16)}`];
    }),
  );
}
