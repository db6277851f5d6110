import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Names in a folder the command that made it, and that may empty it. */
const MARK = '.made-by';

/** True for a folder that the command made, one that is empty, and one that is not there. */
function mayEmpty(folder: string, command: string): boolean {
  if (!existsSync(folder) || readdirSync(folder).length === 0) {
    return true;
  }
  const mark = path.join(folder, MARK);
  return existsSync(mark) && readFileSync(mark, 'utf8').trim() === command;
}

/**
 * Makes a folder for what a command writes, empty but for a mark that says so; what an earlier run of the command left there is removed.
 * For folders that users choose: a wrong one may be their own.
 *
 * @param folder absolute path
 * @param command as users write it: `npm run hosts`
 * @throws at a folder that has files and that the command did not make; nothing is removed then
 */
export function emptyOwnFolder(folder: string, command: string): void {
  if (!mayEmpty(folder, command)) {
    throw new Error(
      `${folder} is not empty, and "${command}" did not make it: what is in it would be lost. ` +
        'Choose another folder, or remove this one.',
    );
  }
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, MARK), `${command}\n`);
}
