import {cpSync, renameSync, rmSync} from 'node:fs';

/** Moves a folder to a place where there is none; also to another disk, where it is copied. */
export function moveFolder(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    if (error.code !== 'EXDEV') {
      throw error;
    }
    cpSync(from, to, {recursive: true});
    rmSync(from, {recursive: true});
  }
}
