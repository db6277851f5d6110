/** How much the site bears on nginx: `npm run bench:load -- --help`. */
import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ensureBuild, OUT_DIR, ROOT} from '../build.mjs';
import {findPort} from '../findPort.mjs';
import {loadTypeScript} from '../loadTypeScript.mjs';
import {ensureBrotli, startNginx} from '../nginx.mjs';
import {readProcessorTime} from '../processTree.mjs';
import {readCount} from '../readCount.mjs';
import {showHelp} from '../showHelp.mjs';
import {listPaths} from './listPaths.mjs';
import {ensureWrk, runWrk} from './wrk.mjs';

const HELP = `npm run bench:load -- [options]

Serves what "npm run hosts nginx" makes of the production build with nginx on loopback, one worker, and asks for every page and
file in turn. Prints requests a second, times and the processor time of nginx; one error is a failure.

  --seconds N      how long it asks (60)
  --connections N  how many ask at a time (32)
  --dir DIR        another build than a fresh one in build/`;

/** Below the repository; ignored by git. */
const FOLDER = path.join(ROOT, '.cache', 'bench-load');

async function assemble(dir, outDir, port, hasBrotli) {
  const {assembleHost} = loadTypeScript('src/plugins/addresses/server/assembleHost.ts');
  return assembleHost({host: 'nginx', buildDir: dir, outDir, listen: `127.0.0.1:${port}`, hasBrotli});
}

/** Addresses that are answered with 200; an address that leads on gives way to the one it leads to. Throws for any other answer. */
async function checkPaths(origin, paths) {
  const found = new Set();
  for (const address of paths) {
    let response = await fetch(origin + address, {redirect: 'manual'});
    if (response.status === 301 || response.status === 302 || response.status === 308) {
      const location = new URL(response.headers.get('location'), origin + address);
      response = await fetch(origin + location.pathname, {redirect: 'manual'});
      found.add(location.pathname);
    } else {
      found.add(address);
    }
    await response.arrayBuffer();
    if (response.status !== 200 && !(response.status >= 300 && response.status < 400)) {
      throw new Error(`${address} is answered with ${response.status}`);
    }
  }
  return [...found];
}

async function main(args) {
  if (showHelp(args, HELP)) {
    return;
  }
  const {values} = parseArgs({
    args,
    options: {
      seconds: {type: 'string', default: '60'},
      connections: {type: 'string', default: '32'},
      dir: {type: 'string'},
    },
  });
  const seconds = readCount('seconds', values.seconds);
  const connections = readCount('connections', values.connections);
  ensureWrk();
  if (values.dir === undefined) {
    await ensureBuild();
  }
  const [port, hasBrotli] = [await findPort(), ensureBrotli()];
  const outDir = path.join(FOLDER, 'host');
  await assemble(path.resolve(values.dir ?? OUT_DIR), outDir, port, hasBrotli);
  const host = await startNginx({
    folder: path.join(FOLDER, 'run'),
    config: path.join(outDir, 'nginx.conf'),
    port,
  });
  try {
    const paths = await checkPaths(host.origin, listPaths(path.join(outDir, 'site')));
    const pathsFile = path.join(FOLDER, 'paths.txt');
    writeFileSync(pathsFile, `${paths.join('\n')}\n`);
    console.log(
      `${paths.length} addresses, ${connections} connections, ${seconds} s, brotli: ${hasBrotli ? 'yes' : 'no'}`,
    );
    const before = readProcessorTime(host.pid);
    const result = await runWrk({
      origin: host.origin,
      pathsFile,
      seconds,
      connections,
    });
    const after = readProcessorTime(host.pid);
    const errors = ['connect', 'read', 'write', 'status', 'timeout'].filter((kind) => result[kind] > 0);
    console.log(`requests      ${(result.requests / result.seconds).toFixed(0)} a second, ${result.requests} in all`);
    console.log(`sent          ${(result.bytes / result.seconds / 1e6).toFixed(1)} MB a second`);
    console.log(
      `time          p50 ${result.p50.toFixed(2)} ms, p99 ${result.p99.toFixed(2)} ms, longest ${result.max.toFixed(2)} ms`,
    );
    if (before !== undefined && after !== undefined) {
      const share = ((after - before) / result.seconds) * 100;
      const each = ((after - before) / result.requests) * 1e6;
      console.log(`nginx         ${share.toFixed(0)} % of one core, ${each.toFixed(0)} µs a request`);
    }
    console.log(
      `errors        ${errors.length === 0 ? 'none' : errors.map((kind) => `${result[kind]} ${kind}`).join(', ')}; target: none`,
    );
    process.exitCode = errors.length === 0 ? 0 : 1;
  } finally {
    host.stop();
    rmSync(FOLDER, {recursive: true, force: true});
  }
}

main(process.argv.slice(2)).catch((error) => {
  console.error(`bench:load: ${error.message}`);
  process.exitCode = 1;
});
