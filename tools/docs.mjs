/** The checks of the documentation, see `src/plugins/verified-docs/README.md`: `npm run docs:verify -- --help`. */
import {parseArgs} from 'node:util';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {assertCommandOptions} from './assertCommandOptions.mjs';
import {loadTypeScript} from './loadTypeScript.mjs';
import {showHelp} from './showHelp.mjs';

const HELP = `npm run docs:verify -- [--page PAGE] [--update PAGE|all|lists|overrides] [--frozen] [--version 0.x]
npm run docs:facts -- [--check] [--version 0.x]
npm run docs:packages -- [--version 0.x]
npm run docs:links -- [--version 0.x]

verify    checks the pages against the real package: samples, configurations, options, commands, links
          --page PAGE    one page, as docs/guide/basic/umd.mdx
          --update WHAT  writes real file lists and outputs into a page or all of them, or new addresses into the lists
          --frozen       as npm test does: what the committed results prove is built as a spot check only, and a
                         committed file that is out of date is a failure
facts     reads options, flags and exports of the pinned @rslib/core again
          --check        compares, writes nothing
packages  looks up the packages of install commands at the registry
links     asks the network for the external links

Each is about all docs versions; --version makes it one. "node tools/docs.mjs prose" is the check of style in npm run lint.`;

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

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
  if (showHelp(args, HELP)) {
    return;
  }
  const {values, positionals, tokens} = parseArgs({
    args,
    allowPositionals: true,
    tokens: true,
    options: {
      version: {type: 'string'},
      update: {type: 'string'},
      page: {type: 'string'},
      frozen: {type: 'boolean'},
      check: {type: 'boolean'},
    },
  });
  const names = tokens.filter(({kind}) => kind === 'option').map(({name}) => name);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) {
    throw new Error(`--${repeated} is given more than once, and takes one value; run the command once for each`);
  }
  // A variable of the shell that is not set; without its page the command would be about all of them.
  const empty = Object.keys(values).find((name) => values[name] === '');
  if (empty !== undefined) {
    throw new Error(`--${empty} is given without a value; leave it out, or say which`);
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
