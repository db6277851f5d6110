import {createHash} from 'node:crypto';
import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';

const TYPES = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:json|xml|manifest|wasm))/;
/** Below this a response fits one packet with or without compression, in bytes. */
const SMALLEST_COMPRESSED = 1024;
/** Memory the cache may hold before it is emptied, in bytes. */
const CACHE_LIMIT = 256 * 1024 * 1024;
/** A bundler hash in the name: `main.1a2b3c4d.js`, `logo-0123456789abcdef.svg`. */
const HASHED_NAME = /[.-][0-9a-f]{8,}\.\w+$/;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const ENCODERS = {
  // A page waits for this once: 10 takes a third of the time of 11 and leaves 2 % more; 9 takes longer than both.
  br: (body, {isImmutable, quality = isImmutable ? 11 : 10}) =>
    brotli(body, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => gzip(body, {level: 9}),
};

/** True for files whose name changes with their content: they never need to be asked for again. */
export function isImmutable(file) {
  return HASHED_NAME.test(path.basename(file));
}

/** The best encoding both sides know: `br`, `gzip` or none. An encoding with `q=0` is refused by the client. */
export function chooseEncoding(acceptEncoding = '') {
  const accepted = acceptEncoding
    .split(',')
    .map((part) => part.trim().split(';'))
    .filter(([, q = '']) => !/^\s*q=0(?:\.0*)?\s*$/.test(q))
    .map(([name]) => name);
  return Object.keys(ENCODERS).find((name) => accepted.includes(name));
}

/**
 * Reads files with their headers. Contents and compressed forms are made on first use and kept in memory; a file that
 * changed on disk is read again, so a new build is served without a restart.
 *
 * @param {number} [quality] of brotli, from 0 to 11; the best one for files that never change, and almost so for pages
 */
export function createContentStore(quality) {
  const files = new Map();
  let size = 0;

  function remember(body) {
    size += body.length;
    if (size > CACHE_LIMIT) {
      files.clear();
      size = body.length;
    }
    return body;
  }

  async function load(file, version) {
    const body = remember(await readFile(file));
    const type = TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
    return {
      version,
      type,
      hash: createHash('sha256').update(body).digest('base64url').slice(0, 22),
      bodies: {'': body},
    };
  }

  async function read(file) {
    const {mtimeMs, size: length} = await stat(file);
    const version = `${mtimeMs}-${length}`;
    if (files.get(file)?.version !== version) {
      // The promise is kept, so that parallel requests read and compress once.
      files.set(file, Object.assign(load(file, version), {version}));
    }
    return files.get(file);
  }

  /** @returns {Promise<{body: Buffer, headers: Record<string, string>}>} */
  return async function getContent(file, acceptEncoding) {
    const {type, hash, bodies} = await read(file);
    const isCompressible = COMPRESSIBLE.test(type) && bodies[''].length >= SMALLEST_COMPRESSED;
    const encoding = isCompressible ? chooseEncoding(acceptEncoding) : undefined;
    if (encoding) {
      bodies[encoding] ??= ENCODERS[encoding](bodies[''], {isImmutable: isImmutable(file), quality}).then(remember);
    }
    return {
      body: await bodies[encoding ?? ''],
      headers: {
        'Content-Type': type,
        'Cache-Control': isImmutable(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
        ETag: `"${hash}${encoding ? `-${encoding}` : ''}"`,
        ...(isCompressible && {Vary: 'Accept-Encoding'}),
        ...(encoding && {'Content-Encoding': encoding}),
      },
    };
  };
}
