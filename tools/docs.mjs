/**
 * The checks of the documentation, see `src/plugins/verified-docs/README.md`:
 *
 *   node tools/docs.mjs verify [--page PAGE] [--update PAGE|all|lists] [--frozen]
 *   node tools/docs.mjs facts        reads the facts of the installed @rslib/core again (--check: compares only)
 *   node tools/docs.mjs prose        checks the style of the pages
 *   node tools/docs.mjs packages     looks up the packages of install commands
 *   node tools/docs.mjs links        asks the external links
 */
import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
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

/** Reads the facts of the pinned package into the committed file, or tells where the file is out of date. */
function readFacts({check}) {
  const env = path.join(ROOT, 'verify', 'v1');
  load('installEnv.ts').installEnv(env);
  const modules = path.join(env, 'node_modules');
  const file = path.join(SERVER, '..', 'facts', '1.x.json');
  const {status, stdout} = spawnSync(
    process.execPath,
    [
      path.join(SERVER, 'facts', 'extractFacts.mjs'),
      `--pkg=${path.join(modules, '@rslib', 'core')}`,
      `--typescript=${path.join(modules, 'typescript')}`,
    ],
    {encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 64e6},
  );
  if (status !== 0) {
    return 1;
  }
  const facts = stdout.slice(stdout.indexOf('{\n'));
  const committed = readFileSync(file, 'utf8');
  if (facts === committed) {
    console.log('the facts are those of the installed package');
    return 0;
  }
  if (!check) {
    writeFileSync(file, facts);
    console.log(`rewrote ${path.relative(ROOT, file)}: review the diff, then run "npm run docs:verify"`);
    return 0;
  }
  const lines = committed.split('\n');
  const line = facts.split('\n').findIndex((text, index) => text !== lines[index]);
  console.log(`✗ ${path.relative(ROOT, file)}:${line + 1}: the installed package says otherwise`);
  console.log(`    - ${lines[line]}\n    + ${facts.split('\n')[line]}\n  run "npm run docs:facts" and review the diff`);
  return 1;
}

const COMMANDS = {
  facts: readFacts,
  prose: () => load('prose/runProse.ts').runProse(ROOT, console.log),
  packages: () => load('refreshPackages.ts').refreshPackages(ROOT, console.log),
  links: () => load('checkLinksOnline.ts').checkLinksOnline(ROOT, console.log),
  verify: ({update, page, frozen}) =>
    load('cli.ts').runVerify({
      siteDir: ROOT,
      isFrozen: frozen === true,
      print: console.log,
      ...(update ? {update} : {}),
      ...(page ? {page} : {}),
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
    options: {update: {type: 'string'}, page: {type: 'string'}, frozen: {type: 'boolean'}, check: {type: 'boolean'}},
  });
  process.exitCode = await runDocs(positionals[0], values);
}
