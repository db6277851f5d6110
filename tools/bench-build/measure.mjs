import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {listFiles} from '../listFiles.mjs';

const SCRIPT = /<script\b[^>]*\bsrc="?([^"\s>]+\.js)/g;

/** Sizes of a build. Bytes of scripts are those after brotli, as hosts send them. */
export function measureBuild(outDir) {
  const files = listFiles(outDir).map((name) => path.join(outDir, name));
  const compressed = new Map();
  const compress = (file) => {
    if (!compressed.has(file)) {
      compressed.set(file, brotliCompressSync(readFileSync(file)).length);
    }
    return compressed.get(file);
  };
  const scripts = new Map(files.filter((file) => file.endsWith('.js')).map((file) => [path.basename(file), file]));
  const find = (start) => compress(scripts.get([...scripts.keys()].find((name) => name.startsWith(start))));
  const pages = files.filter((file) => path.basename(file) === 'index.html');
  const perPage = pages.map((page) => {
    const names = new Set([...readFileSync(page, 'utf8').matchAll(SCRIPT)].map(([, src]) => path.basename(src)));
    return [...names].reduce((sum, name) => sum + (scripts.has(name) ? compress(scripts.get(name)) : 0), 0);
  });
  return {
    pages: pages.length,
    output: files.reduce((sum, file) => sum + statSync(file).size, 0),
    scripts: perPage.reduce((sum, size) => sum + size, 0) / pages.length,
    main: find('main.'),
    runtime: find('runtime~main.'),
  };
}
