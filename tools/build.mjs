/**
 * Builds the site for production: `node tools/build.mjs [--force | options of docusaurus build]`.
 * A complete build (no options, or `--force`) leaves a stamp, so that `npm run site` and the end-to-end tests can reuse it.
 */
import {existsSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {withLock} from './build/lock.mjs';
import {runNode} from './build/runNode.mjs';
import {hashBuildInputs} from './build/state.mjs';
import {findDocusaurus} from './docusaurus.mjs';
import {loadTypeScript} from './loadTypeScript.mjs';
import {readLocales} from './locales.mjs';
import {buildPseudo, isPseudoBuild, listPseudoLocales, readLocaleArgs} from './pseudo.mjs';
import {showHelp} from './showHelp.mjs';

const HELP = `npm run build -- [--force]
npm run build -- [options of docusaurus build]

Builds every language and version into build/, of the languages only those whose sources changed.

  --force  builds everything from its sources, whatever earlier builds left behind: for publishing

With other options "docusaurus build" does the work, and "npm run site" builds again:

  --locale LANG...  these languages alone; qps and qps-Arab are made up, to find texts written into the code
  --out-dir DIR     another folder than build/

The others are in "npm run docusaurus -- build --help".`;

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
export const OUT_DIR = path.join(ROOT, 'build');
/** A dot file, so it is not served. */
const STAMP = path.join(OUT_DIR, '.build.json');

/** What the build in `build/` was made from, or undefined when it is incomplete or was made with other options. */
export function readStamp() {
  return existsSync(STAMP) ? JSON.parse(readFileSync(STAMP, 'utf8')) : undefined;
}

/** Says that the build in `build/` is made from the inputs as they are now; keeps the base URL of one that has a stamp. */
export function restamp() {
  writeFileSync(
    STAMP,
    JSON.stringify({baseUrl: process.env.BASE_URL ?? '/', ...readStamp(), hash: hashBuildInputs(ROOT)}),
  );
}

/** Whether all locales are built, as they are published. */
function isComplete(args) {
  return args.every((arg) => arg === '--force');
}

/**
 * Builds all locales, or runs `docusaurus build` when there are options of its own; resolves with the exit status. Only a complete build is
 * stamped; one that fails leaves none, whatever stands in `build/` then.
 *
 * @param {string[]} args
 * @param {{run?: typeof runNode, stamp?: string, lock?: typeof withLock}} [options] what runs Node, the file of the stamp, and what keeps
 *   other builds out (a complete one does so itself)
 */
export async function build(args = [], {run = runNode, stamp = STAMP, lock = withLock} = {}) {
  const hash = hashBuildInputs(ROOT);
  const isWhole = isComplete(args);
  rmSync(stamp, {force: true});
  const status = isWhole
    ? await run([path.join(ROOT, 'tools', 'build', 'cli.mjs'), ...args], {cwd: ROOT})
    : await lock(ROOT, () => run([findDocusaurus(), 'build', ...args], {cwd: ROOT}));
  if (status === 0 && isWhole) {
    writeFileSync(stamp, JSON.stringify({hash, baseUrl: process.env.BASE_URL ?? '/'}));
  }
  return status;
}

/** Builds only when an input changed since the last complete build; resolves with the exit status. */
export async function buildIfChanged() {
  if (readStamp()?.hash === hashBuildInputs(ROOT)) {
    console.log('build: nothing changed, the last production build is used');
    return 0;
  }
  console.log('build: building every locale and version for production');
  return build();
}

/** Builds as `buildIfChanged` does. Rejects when that fails. */
export async function ensureBuild() {
  if ((await buildIfChanged()) !== 0) {
    throw new Error('the build failed; its message is above.');
  }
}

/**
 * Throws at a folder or a language that is not there: Docusaurus would stop at the one without saying so, and build the other in English.
 * Throws at texts of a language that it could not read, as a complete build does.
 */
function assertArgs(args) {
  const siteDir = args[0]?.startsWith('-') === false ? args[0] : undefined;
  if (siteDir !== undefined && statSync(siteDir, {throwIfNoEntry: false})?.isDirectory() !== true) {
    throw new Error(`there is no folder "${siteDir}" with a site; options begin with "--".`);
  }
  const wanted = readLocaleArgs(args);
  if (siteDir !== undefined || isComplete(args)) {
    return;
  }
  const locales = readLocales(ROOT).map(({lang}) => lang);
  const known = [...locales, ...listPseudoLocales()];
  const unknown = wanted.find((lang) => !known.includes(lang));
  if (unknown !== undefined) {
    throw new Error(`there is no locale "${unknown}"; there are ${known.join(', ')}.`);
  }
  loadTypeScript('src/server/site/assertTexts.ts').assertTexts(ROOT, wanted.length === 0 ? locales : wanted);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const args = process.argv.slice(2);
  try {
    if (!showHelp(args, HELP)) {
      assertArgs(args);
      process.exitCode = await (isPseudoBuild(args) ? buildPseudo(args) : build(args));
    }
  } catch (error) {
    console.error(`build: ${error.message}`);
    process.exitCode = 1;
  }
}
