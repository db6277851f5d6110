/** Folders that can be published, with the rules of their host, from the production build: `npm run hosts -- --help`. */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ensureBuild, OUT_DIR} from './build.mjs';
import {loadTypeScript} from './loadTypeScript.mjs';
import {showHelp} from './showHelp.mjs';

const HELP = `npm run hosts -- [nginx|netlify|cloudflare|vercel|github-pages ...] [options]

Builds when something changed, and makes a folder for each host with the site and the host's own rules; all hosts
without a name.

  --out DIR           where to, a folder for each host (deploy); one that has other files is left alone
  --root DIR          nginx: folder of the site on the server (deploy/nginx/site)
  --listen ADDRESS    nginx: port, or address and port (80)
  --server-name NAME  nginx: name of the server (_)
  --no-brotli         nginx: without the module brotli_static
  --dir DIR           takes this build instead of a fresh one in build/`;

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
      dir: {type: 'string'},
    },
  });
  const {assembleHost, HOSTS} = loadTypeScript('src/plugins/addresses/server/assembleHost.ts');
  const unknown = positionals.find((name) => !HOSTS.includes(name));
  if (unknown !== undefined) {
    throw new Error(`"${unknown}" is not known; the hosts are ${HOSTS.join(', ')}.`);
  }
  if (values.dir === undefined) {
    await ensureBuild();
  }
  for (const host of positionals.length > 0 ? positionals : HOSTS) {
    const outDir = path.resolve(values.out, host);
    const count = await assembleHost({
      host,
      buildDir: path.resolve(values.dir ?? OUT_DIR),
      outDir,
      root: values.root,
      listen: values.listen,
      serverName: values['server-name'],
      hasBrotli: values.brotli,
    });
    console.log(`hosts: ${host}: ${count} files in ${path.relative(process.cwd(), outDir)}`);
  }
}

main(process.argv.slice(2)).catch((error) => {
  console.error(`hosts: ${error.message}`);
  process.exitCode = 1;
});
