/** Folders that can be published, with the rules of their host, from the production build: `npm run hosts -- --help`. */
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {ensureBuild, OUT_DIR, readStamp} from './build.mjs';
import {loadTypeScript} from './loadTypeScript.mjs';
import {toBasePath} from './serve/resolve.mjs';
import {readQuality} from './readQuality.mjs';
import {showHelp} from './showHelp.mjs';

const HELP = `npm run hosts -- [nginx|netlify|cloudflare|vercel|github-pages ...] [options]

Builds when something changed, and makes a folder for each host with the site and the host's own rules; all hosts
without a name. BASE_URL has to be that of the last build.

  --out DIR           where to, a folder for each host (deploy); one that has other files is left alone
  --root DIR          nginx: folder of the site on the server (deploy/nginx/site)
  --listen ADDRESS    nginx: port, or address and port (80)
  --server-name NAME  nginx: name of the server (_)
  --no-brotli         nginx: without the module brotli_static
  --brotli-quality N  nginx: 0 to 11 (11); 10 takes a third of the time and leaves 2 % more
  --dir DIR           takes this build instead of a fresh one in build/`;

/**
 * Throws when the last build is for another base path than the environment says: to build again in silence would leave a site whose every
 * asset is at the wrong place.
 */
function assertSameBase(stamp, env) {
  const wanted = toBasePath(env.BASE_URL ?? '/');
  const built = toBasePath(stamp?.baseUrl ?? wanted);
  if (built !== wanted) {
    const now =
      env.BASE_URL === undefined ? `without BASE_URL the site is for "${wanted}"` : `BASE_URL says "${wanted}"`;
    throw new Error(
      `the build in build/ is for the base path "${built}", but ${now}. Set BASE_URL=${built}, or give --dir build, ` +
        `which takes the build as it is; to publish for "${wanted}" run "npm run build" first.`,
    );
  }
}

/**
 * The folder of the build to publish: the one that is named, as it is, or `build/`, built again when something changed. Rejects when that
 * would be for another base path.
 *
 * @param {string} [dir]
 * @param {{env?: NodeJS.ProcessEnv, stamp?: {baseUrl: string}, ensure?: typeof ensureBuild}} [options] the environment, what the last
 *   build was made from, and what builds
 */
export async function findBuild(dir, {env = process.env, stamp = readStamp(), ensure = ensureBuild} = {}) {
  if (dir !== undefined) {
    return path.resolve(dir);
  }
  assertSameBase(stamp, env);
  await ensure();
  return OUT_DIR;
}

async function main(args) {
  if (showHelp(args, HELP)) {
    return;
  }
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    allowNegative: true,
    options: {
      out: {type: 'string', default: 'deploy'},
      root: {type: 'string'},
      listen: {type: 'string'},
      'server-name': {type: 'string'},
      brotli: {type: 'boolean', default: true},
      'brotli-quality': {type: 'string'},
      dir: {type: 'string'},
    },
  });
  const {assembleHost, HOSTS} = loadTypeScript('src/plugins/addresses/server/assembleHost.ts');
  const unknown = positionals.find((name) => !HOSTS.includes(name));
  if (unknown !== undefined) {
    throw new Error(`"${unknown}" is not known; the hosts are ${HOSTS.join(', ')}.`);
  }
  const brotliQuality = readQuality(values['brotli-quality']);
  const buildDir = await findBuild(values.dir);
  for (const host of positionals.length > 0 ? positionals : HOSTS) {
    const outDir = path.resolve(values.out, host);
    const count = await assembleHost({
      host,
      buildDir,
      outDir,
      root: values.root,
      listen: values.listen,
      serverName: values['server-name'],
      hasBrotli: values.brotli,
      brotliQuality,
    });
    console.log(`hosts: ${host}: ${count} files in ${path.relative(process.cwd(), outDir)}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main(process.argv.slice(2)).catch((error) => {
    console.error(`hosts: ${error.message}`);
    process.exitCode = 1;
  });
}
