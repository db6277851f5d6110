import {existsSync} from 'node:fs';
import path from 'node:path';

/** True for a folder in a repository, by what lies there: git itself may refuse to say. */
export function isInRepository(folder: string): boolean {
  const absolute = path.resolve(folder);
  const parent = path.dirname(absolute);
  return existsSync(path.join(absolute, '.git')) || (parent !== absolute && isInRepository(parent));
}
