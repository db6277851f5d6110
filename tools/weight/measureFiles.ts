import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {isCompressible} from '../../src/lib/hosting';

/** A chunk that is a doc: what MDX exports, under names that are not shortened. */
const DOC_CHUNK = /frontMatter:\(\)=>.*toc:\(\)=>/s;

/** Bytes of a file as a host sends it: brotli at its best level for text, as it is for the rest. */
export function weighFile(file: string): number {
  const body = readFileSync(file);
  if (!isCompressible(path.basename(file))) {
    return body.length;
  }
  const {BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY} = zlib.constants;
  const params = {[BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: body.length};
  return Math.min(body.length, zlib.brotliCompressSync(body, {params}).length);
}

/** The file in the build that an address of the site stands for. Throws when there is none. */
export function findFile(buildDir: string, pathname: string): string {
  const name = path.join(buildDir, decodeURIComponent(pathname));
  const file = [path.join(name, 'index.html'), `${name}.html`, name].find((candidate) => existsSync(candidate));
  if (file === undefined) {
    throw new Error(`weight: the build has no file for ${pathname}`);
  }
  return file;
}

/** The chunks of single docs, of every version of the default language; not what all docs share. */
export function listDocChunks(buildDir: string): string[] {
  const folder = path.join(buildDir, 'assets', 'js');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => path.join(folder, name))
    .filter((file) => DOC_CHUNK.test(readFileSync(file, 'utf8')));
}
