/** The translators' commands, see `src/plugins/translations/README.md`: `node tools/i18n.mjs --help`. */
import {parseArgs} from 'node:util';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {assertCommandOptions} from './assertCommandOptions.mjs';
import {writeTranslations} from './docusaurus.mjs';
import {loadTypeScript} from './loadTypeScript.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const HELP = `node tools/i18n.mjs COMMAND [options]

  sync PAGE|all [--same-meaning]          records what a page was translated from
  add LOCALE [--label TEXT] [--html-lang TAG] [--direction rtl] [--dry-run]   adds a language
  status [--check] [--json] [--verbose]   fresh, stale, missing and orphan pages
  lint [PAGE|FILE]                        structure of pages, keys and placeholders of texts, terms and typography

--locale zh names one language for sync, status and lint; all of i18n otherwise, but sync asks for one when several have the page.
An option of another command is refused.`;

function load(name) {
  return loadTypeScript(`src/plugins/translations/server/${name}`);
}

const COMMANDS = {
  sync: ({page, sameMeaning, ...options}) => {
    if (page === undefined) {
      throw new Error('i18n: name a page, for example docs/guide/basic/cli.mdx, or "all"');
    }
    return load('cli.ts').runSync({...options, page, isSameMeaning: sameMeaning === true});
  },
  add: ({page, label, htmlLang, direction, dryRun, siteDir, print}) => {
    if (page === undefined) {
      throw new Error('i18n: name a language, for example ko');
    }
    if (load('pseudo/writePseudoLocale.ts').PSEUDO_LOCALES.includes(page)) {
      throw new Error(`i18n: "${page}" is the name of a pseudo-locale, see src/plugins/translations/README.md.`);
    }
    return load('addLocale.ts').runAddLocale({
      siteDir,
      print,
      locale: {lang: page, label, htmlLang, direction},
      isDryRun: dryRun === true,
      writeTranslations,
    });
  },
  lint: (options) => {
    const originals = loadTypeScript('tools/i18n/createOriginals.ts').createOriginals(options.siteDir);
    return load('runLint.ts').runLint({...options, originals});
  },
  status: ({page, check, json, verbose, ...options}) => {
    if (page !== undefined) {
      throw new Error(`i18n: "status" is about all pages; "${page}" is too much.`);
    }
    return load('cli.ts').runStatus({
      ...options,
      isCheck: check === true,
      isJson: json === true,
      isVerbose: verbose === true,
    });
  },
};

/** The options of each command. */
const OPTIONS = {
  sync: ['locale', 'same-meaning'],
  add: ['label', 'html-lang', 'direction', 'dry-run'],
  lint: ['locale'],
  status: ['locale', 'check', 'json', 'verbose'],
};

/** Runs a command with the options that were given, by name; returns its exit status. */
async function runI18n(command, page, values) {
  if (!Object.hasOwn(COMMANDS, command)) {
    throw new Error(`i18n: unknown command "${command}"; use ${Object.keys(COMMANDS).join(', ')}`);
  }
  assertCommandOptions(`i18n: "${command}"`, OPTIONS[command], values);
  const {'same-meaning': sameMeaning, 'html-lang': htmlLang, 'dry-run': dryRun, ...options} = values;
  return COMMANDS[command]({siteDir: ROOT, print: console.log, ...options, sameMeaning, htmlLang, dryRun, page});
}

async function main(args) {
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {
      locale: {type: 'string'},
      check: {type: 'boolean'},
      json: {type: 'boolean'},
      verbose: {type: 'boolean'},
      'same-meaning': {type: 'boolean'},
      label: {type: 'string'},
      'html-lang': {type: 'string'},
      direction: {type: 'string'},
      'dry-run': {type: 'boolean'},
      help: {type: 'boolean', short: 'h'},
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  if (positionals.length > 2) {
    throw new Error(`i18n: one thing at a time; "${positionals.slice(2).join(' ')}" is too much.`);
  }
  process.exitCode = await runI18n(positionals[0] ?? '', positionals[1], values);
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
