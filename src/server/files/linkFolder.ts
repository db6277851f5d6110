import {lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {linkFile} from './linkFile';

/**
 * A copy of a folder that shares the files on the disk: tens of thousands of packages' files are there within seconds. Who writes into
 * a file of one folder changes the other; a file that is replaced is one's own.
 */
export function linkFolder(from: string, to: string): void {
  mkdirSync(to, {recursive: true});
  for (const name of readdirSync(from)) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    const stat = lstatSync(source);
    if (stat.isSymbolicLink()) {
      symlinkSync(readlinkSync(source), target);
    } else if (stat.isDirectory()) {
      linkFolder(source, target);
    } else {
      linkFile(source, target);
    }
  }
}
