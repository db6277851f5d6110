/**
 * The translators' commands, see `src/plugins/translations/README.md`:
 *
 *   node tools/i18n.mjs sync PAGE|all [--same-meaning]       records what a page was translated from
 *   node tools/i18n.mjs add LOCALE [--label TEXT] [--html-lang TAG] [--direction rtl] [--dry-run]   adds a language
 *   node tools/i18n.mjs status [--check] [--json] [--verbose]  fresh, stale, missing and orphan pages
 *   node tools/i18n.mjs lint [PAGE]                          structure, terms and typography of the translations
 *
 * `--locale zh` names one language; all of `i18n` otherwise.
 */
import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import {parseArgs} from 'node:util';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const SERVER = path.join(ROOT, 'src', 'plugins', 'translations', 'server');

/** Loads a module of the plugin, which is TypeScript; Docusaurus loads its configuration the same way. */
function load(name) {
  const jiti = createRequire(import.meta.url)('jiti')(fileURLToPath(import.meta.url), {interopDefault: true});
  return jiti(path.join(SERVER, name));
}

/** Runs `docusaurus write-translations` for a language; returns its exit status. */
function writeTranslations(siteDir, locale) {
  const manifest = createRequire(import.meta.url).resolve('@docusaurus/core/package.json');
  const bin = path.join(path.dirname(manifest), 'bin', 'docusaurus.mjs');
  const args = [bin, 'write-translations', siteDir, '--locale', locale];
  return spawnSync(process.execPath, args, {cwd: siteDir, stdio: 'inherit'}).status ?? 1;
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
    return load('addLocale.ts').runAddLocale({
      siteDir,
      print,
      locale: {lang: page, label, htmlLang, direction},
      isDryRun: dryRun === true,
      writeTranslations,
    });
  },
  lint: (options) => load('runLint.ts').runLint(options),
  status: ({check, json, verbose, ...options}) =>
    load('cli.ts').runStatus({
      ...options,
      isCheck: check === true,
      isJson: json === true,
      isVerbose: verbose === true,
    }),
};

/** Runs a command; returns its exit status. */
async function runI18n(command, options = {}) {
  const run = COMMANDS[command];
  if (!run) {
    throw new Error(`i18n: unknown command "${command}"; use ${Object.keys(COMMANDS).join(', ')}`);
  }
  return run({siteDir: ROOT, print: console.log, ...options});
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const {values, positionals} = parseArgs({
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
    },
  });
  const {'same-meaning': sameMeaning, 'html-lang': htmlLang, 'dry-run': dryRun, ...options} = values;
  try {
    process.exitCode = await runI18n(positionals[0], {...options, sameMeaning, htmlLang, dryRun, page: positionals[1]});
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
