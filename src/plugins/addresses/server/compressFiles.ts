import {readFile, stat, utimes, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {isCompressible} from '../../../lib/hosting';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
/** Below this a response fits one packet with or without compression, in bytes. Keep in sync with tools/serve/content.mjs. */
const SMALLEST = 1024;
/** Files at once: as many as Node compresses in parallel. */
const PARALLEL = 4;

async function compressFile(file: string, quality: number): Promise<void> {
  const body = await readFile(file);
  if (body.length < SMALLEST) {
    return;
  }
  const {atime, mtime} = await stat(file);
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  for (const [ending, copy] of [
    ['.br', await brotli(body, {params})],
    ['.gz', await gzip(body, {level: 9})],
  ] as const) {
    await writeFile(file + ending, copy);
    // The date is part of what nginx tells a file by.
    await utimes(file + ending, atime, mtime);
  }
}

/**
 * Writes `x.br` and `x.gz` beside every file that is worth it; `quality` is brotli's, from 0 to 11. Those below the best
 * are not worth it but to be quick: 9, which clears a table of 32 MiB for each file, takes longer than 11 for a page of 75 kB (245 and
 * 170 ms) and leaves 8 % more; 10 takes 60 ms and leaves 2 % more.
 */
export async function compressFiles(
  folder: string,
  names: readonly string[],
  quality: number = zlib.constants.BROTLI_MAX_QUALITY,
): Promise<void> {
  const queue = names.filter(isCompressible).map((name) => path.join(folder, name));
  const work = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      await compressFile(file, quality);
    }
  };
  await Promise.all(Array.from({length: PARALLEL}, work));
}
