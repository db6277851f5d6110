import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const known = new Map<string, string>();

/** Hash of the modules in a folder of this plugin: what other modules make of the same inputs may be something else. */
export function hashFolder(name: 'runner' | 'compare'): string {
  const folder = path.join(__dirname, name);
  let hash = known.get(folder);
  if (hash === undefined) {
    const sum = createHash('sha256');
    for (const file of readdirSync(folder).sort()) {
      sum.update(readFileSync(path.join(folder, file)));
    }
    hash = sum.digest('hex').slice(0, 16);
    known.set(folder, hash);
  }
  return hash;
}
