/**
 * The checks of the documentation, see `src/plugins/verified-docs/README.md`:
 *
 *   node tools/docs.mjs verify [--update PAGE|all|lists] [--frozen]
 *   node tools/docs.mjs packages     looks up the packages of install commands
 *   node tools/docs.mjs links        asks the external links
 */
import {createRequire} from 'node:module';
import {parseArgs} from 'node:util';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const SERVER = path.join(ROOT, 'src', 'plugins', 'verified-docs', 'server');

/** Loads a module of the plugin, which is TypeScript; Docusaurus loads its configuration the same way. */
function load(name) {
  const jiti = createRequire(import.meta.url)('jiti')(fileURLToPath(import.meta.url), {interopDefault: true});
  return jiti(path.join(SERVER, name));
}

const COMMANDS = {
  packages: () => load('refreshPackages.ts').refreshPackages(ROOT, console.log),
  links: () => load('checkLinksOnline.ts').checkLinksOnline(ROOT, console.log),
  verify: ({update, frozen}) =>
    load('cli.ts').runVerify({
      siteDir: ROOT,
      isFrozen: frozen === true,
      print: console.log,
      ...(update ? {update} : {}),
    }),
};

export async function runDocs(command, options = {}) {
  const run = COMMANDS[command];
  if (!run) {
    throw new Error(`docs: unknown command "${command}"; use ${Object.keys(COMMANDS).join(', ')}`);
  }
  return run(options);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {update: {type: 'string'}, frozen: {type: 'boolean'}},
  });
  process.exitCode = await runDocs(positionals[0], values);
}
