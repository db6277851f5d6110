/** The checks of the documentation, see `src/plugins/verified-docs/README.md`: `node tools/docs.mjs --help`. */
import {parseArgs} from 'node:util';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {assertCommandOptions} from './assertCommandOptions.mjs';
import {loadTypeScript} from './loadTypeScript.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const HELP = `node tools/docs.mjs COMMAND [options]

  verify [--page PAGE] [--update PAGE|all|lists|overrides] [--frozen]   checks the pages with the real tool
  facts [--check]   reads the facts of the installed @rslib/core again, or compares only
  prose             checks the style of the pages
  packages          looks up the packages of install commands
  links             asks the external links

Each command is about all docs versions; --version 0.x makes it one. An option of another command is refused.`;

function load(name) {
  return loadTypeScript(`src/plugins/verified-docs/server/${name}`);
}

const COMMANDS = {
  facts: ({check, version}) =>
    load('facts/runFacts.ts').runFacts({
      siteDir: ROOT,
      isCheck: check === true,
      print: console.log,
      ...(version ? {version} : {}),
    }),
  prose: ({version}) => load('prose/runProse.ts').runProse(ROOT, console.log, version),
  packages: ({version}) => load('refreshPackages.ts').refreshPackages(ROOT, console.log, version),
  links: ({version}) => load('checkLinksOnline.ts').checkLinksOnline(ROOT, console.log, version),
  verify: ({update, page, frozen, version}) =>
    load('cli.ts').runVerify({
      siteDir: ROOT,
      isFrozen: frozen === true,
      print: console.log,
      ...(version ? {version} : {}),
      ...(update ? {update} : {}),
      ...(page ? {page} : {}),
    }),
};

/** The options of each command. */
const OPTIONS = {
  facts: ['check', 'version'],
  prose: ['version'],
  packages: ['version'],
  links: ['version'],
  verify: ['update', 'page', 'frozen', 'version'],
};

async function runDocs(command, options = {}) {
  if (!Object.hasOwn(COMMANDS, command)) {
    throw new Error(`unknown command "${command}"; use ${Object.keys(COMMANDS).join(', ')}`);
  }
  assertCommandOptions(`"${command}"`, OPTIONS[command], options);
  return COMMANDS[command](options);
}

async function main(args) {
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {
      version: {type: 'string'},
      update: {type: 'string'},
      page: {type: 'string'},
      frozen: {type: 'boolean'},
      check: {type: 'boolean'},
      help: {type: 'boolean', short: 'h'},
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  if (positionals.length > 1) {
    throw new Error(`"${positionals.slice(1).join(' ')}" is too much; a page is named with --page`);
  }
  process.exitCode = await runDocs(positionals[0] ?? '', values);
}

main(process.argv.slice(2)).catch((error) => {
  console.error(`docs: ${error.message}`);
  process.exitCode = 1;
});
