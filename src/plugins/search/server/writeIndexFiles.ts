import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {IndexFile} from './createIndexFiles';
import {INDEX_FOLDER} from './createManifest';

/** Writes the index files of one locale below the folder of its build (SEARCH-18). */
export async function writeIndexFiles(outDir: string, files: readonly IndexFile[]): Promise<void> {
  const folder = path.join(outDir, INDEX_FOLDER);
  await mkdir(folder, {recursive: true});
  await Promise.all(
    files.flatMap(({name, json, core}) => [
      writeFile(path.join(folder, name), json),
      ...(core === undefined ? [] : [writeFile(path.join(folder, core.name), core.text)]),
    ]),
  );
}
