/** The translators' commands, see `src/plugins/translations/README.md`: `npm run i18n:status -- --help`. */
import {parseArgs} from 'node:util';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {assertCommandOptions} from './assertCommandOptions.mjs';
import {writeTranslations} from './docusaurus.mjs';
import {loadTypeScript} from './loadTypeScript.mjs';
import {showHelp} from './showHelp.mjs';

const HELP = `npm run i18n:status -- [--check] [--json] [--verbose] [--locale zh]
npm run i18n:lint -- [PAGE|FILE] [--locale zh]
npm run i18n:sync -- PAGE|PAGE#SECTION|all [--same-meaning] [--up-to-date] [--locale zh]
npm run i18n:code -- PAGE|all [--locale zh]
npm run i18n:add -- LOCALE [--label TEXT] [--html-lang TAG] [--direction ltr|rtl] [--dry-run]

status  lists pages that are not translated, and sections whose English text changed since; a translation without an
        English page, or one that no record is kept of, is a failure
        --check    fails until all is translated and up to date
        --json     the same for programs
        --verbose  lists every page
lint    compares pages with the English ones, and checks texts, terms and typography: all, one page, or one file of texts
sync    records which English text a page was translated from, unless the translation did not change since that text did
        --same-meaning  the English change needs no new translation
        --up-to-date    the translation has the change, though it is older
code    copies blocks of code that changed in English into the translations
add     adds a language; its texts are English until they are translated
        --label      its name in the switcher, instead of the one that it has for itself
        --html-lang  its tag in the pages, as pt-BR, instead of LOCALE
        --direction  how it is written, where that is not known from the tag
        --dry-run    shows the plan, changes nothing

A page is named as docs/guide/basic/cli.mdx. --locale names one language; without it status and lint are about all, and
sync about the one that has the page.`;

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

function load(name) {
  return loadTypeScript(`src/plugins/translations/server/${name}`);
}

function assertPage(page) {
  if (page === undefined) {
    throw new Error('i18n: name a page, for example docs/guide/basic/cli.mdx, or "all"');
  }
}

const COMMANDS = {
  sync: ({page, sameMeaning, upToDate, ...options}) => {
    assertPage(page);
    return load('cli.ts').runSync({
      ...options,
      page,
      isSameMeaning: sameMeaning === true,
      isUpToDate: upToDate === true,
    });
  },
  code: ({page, ...options}) => {
    assertPage(page);
    return load('runCopyCode.ts').runCopyCode({...options, page});
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
    const judge = loadTypeScript('tools/i18n/createJudge.ts').createJudge(options.siteDir);
    return load('runLint.ts').runLint({...options, originals, judge});
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
  sync: ['locale', 'same-meaning', 'up-to-date'],
  code: ['locale'],
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
  const {
    'same-meaning': sameMeaning,
    'up-to-date': upToDate,
    'html-lang': htmlLang,
    'dry-run': dryRun,
    ...options
  } = values;
  const named = {sameMeaning, upToDate, htmlLang, dryRun, page};
  return COMMANDS[command]({siteDir: ROOT, print: console.log, ...options, ...named});
}

async function main(args) {
  if (showHelp(args, HELP)) {
    return;
  }
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {
      locale: {type: 'string'},
      check: {type: 'boolean'},
      json: {type: 'boolean'},
      verbose: {type: 'boolean'},
      'same-meaning': {type: 'boolean'},
      'up-to-date': {type: 'boolean'},
      label: {type: 'string'},
      'html-lang': {type: 'string'},
      direction: {type: 'string'},
      'dry-run': {type: 'boolean'},
    },
  });
  if (positionals.length > 2) {
    throw new Error(`i18n: one thing at a time; "${positionals.slice(2).join(' ')}" is too much.`);
  }
  process.exitCode = await runI18n(positionals[0] ?? '', positionals[1], values);
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
