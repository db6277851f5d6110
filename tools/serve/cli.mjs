/** Serves the last production build: `npm run serve -- --help`. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {OUT_DIR, readStamp} from '../build.mjs';
import {listen} from '../listen.mjs';
import {readPort} from '../readPort.mjs';
import {readQuality} from '../readQuality.mjs';
import {showHelp} from '../showHelp.mjs';
import {toBasePath} from './resolve.mjs';
import {createSiteServer} from './server.mjs';

/** Lines of the help of `npm run serve` and `npm run site`. */
export const SERVE_OPTIONS = `  --port N            another port than 3000, or PORT=N; 0 takes a free one
  --host NAME         answers at this name or address alone (all of the machine)
  --dir DIR           serves this folder instead of build/
  --base-url PATH     the path that the site is published at (that of the build)
  --brotli-quality N  0 to 11, for all files (11 for those that never change, 10 for the others)`;

const HELP = `npm run serve -- [options]

Serves the last production build.

${SERVE_OPTIONS}`;

const DEFAULT_PORT = 3000;

/** Reads the options of `npm run serve` and `npm run site`. Throws a plain message for unknown or impossible ones. */
export function parseServeArgs(args, env = process.env) {
  const {values} = parseArgs({
    args,
    options: {
      port: {type: 'string', short: 'p'},
      host: {type: 'string'},
      dir: {type: 'string'},
      'base-url': {type: 'string'},
      'brotli-quality': {type: 'string'},
    },
  });
  const port = readPort(values.port ?? env.PORT ?? String(DEFAULT_PORT));
  const basePath = values['base-url'];
  if (basePath !== undefined && /[?#:\\]/.test(basePath)) {
    throw new Error(`--base-url "${basePath}" is not a path; give the one that the site is published at, as /lib/.`);
  }
  const baseUrl = basePath === undefined ? undefined : toBasePath(basePath);
  const brotliQuality = readQuality(values['brotli-quality']);
  return {port, host: values.host, outDir: values.dir && path.resolve(values.dir), baseUrl, brotliQuality};
}

/** Serves a build until the process ends. Without `host` the server answers on every address of the machine. */
export async function serve({port, host, outDir = OUT_DIR, baseUrl = readStamp()?.baseUrl ?? '/', brotliQuality}) {
  if (!existsSync(path.join(outDir, 'index.html'))) {
    throw new Error(`there is no built site in ${outDir}; run "npm run build" first.`);
  }
  const server = createSiteServer({outDir, baseUrl, brotliQuality});
  const usedPort = await listen(server, {port, host, other: ': "npm run serve -- --port 3001" or PORT=3001'});
  console.log(`serve: http://${host ?? 'localhost'}:${usedPort}${toBasePath(baseUrl)}`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  Promise.resolve()
    .then(() => {
      const args = process.argv.slice(2);
      return showHelp(args, HELP) ? undefined : serve(parseServeArgs(args));
    })
    .catch((error) => {
      console.error(`serve: ${error.message}`);
      process.exitCode = 1;
    });
}
