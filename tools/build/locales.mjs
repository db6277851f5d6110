import {cpSync, existsSync, mkdirSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {findDocusaurus} from '../docusaurus.mjs';
import {moveFolder} from '../moveFolder.mjs';
import {readLocales} from '../locales.mjs';
import {STALLED} from './endStalled.cjs';
import {withLock} from './lock.mjs';
import {listNodeOptions} from './nodeOptions.mjs';
import {runNode} from './runNode.mjs';
import {hashBuildInputs, hashFolderTimes, readState, removeState, writeState} from './state.mjs';

/** Where the locales after the first are built, and what the bundler of each is fed; ignored by git. */
const FOLDER = path.join('.cache', 'build');
/** Docusaurus' own folder of generated files: the first locale's, and in the end that of all. */
const GENERATED = '.docusaurus';
const MODULE_LOADER = fileURLToPath(new URL('loadModules.cjs', import.meta.url));
/** What `npm run build` leaves in a complete build behind this tool. */
const STAMP = '.build.json';
/** What the bundler keeps for the next build. */
const BUNDLER_CACHE = path.join('node_modules', '.cache', 'rspack');
/** What the bundler and the plugins keep for the next build. */
const CACHES = [FOLDER, GENERATED, BUNDLER_CACHE, path.join('node_modules', '.cache', 'site')];
/** Has Docusaurus bundle without reading or writing that cache. */
const WITHOUT_CACHE = {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};
/** Least memory in bytes for each locale that is built at the same time. */
const MEMORY_OF_LOCALE = 1.5 * 1024 ** 3;

/** How many locales may be built at the same time: one for each core that has enough memory. */
export function countJobs(locales, cores = os.availableParallelism(), memory = os.totalmem()) {
  return Math.max(1, Math.min(locales, cores, Math.floor(memory / MEMORY_OF_LOCALE)));
}

/**
 * The command that builds one locale into `out` (each but the first into a folder of its name there), with generated files of its
 * own: they hold what one locale is made of.
 *
 * @param {{siteDir: string, lang: string, isFirst: boolean, out: string, threads: number, hasSpareCore: boolean, nodeOptions?: string[]}} options
 *   `hasSpareCore`: the machine has more cores than locales are built at the same time
 */
export function createCommand({siteDir, lang, isFirst, out, threads, hasSpareCore, nodeOptions = []}) {
  const build = [findDocusaurus(), 'build', siteDir, '--locale', lang, '--out-dir', out];
  return {
    args: [...listNodeOptions(hasSpareCore), `--require=${MODULE_LOADER}`, ...nodeOptions, ...build],
    env: {
      NODE_ENV: 'production',
      // Built alone, a locale would take the addresses of the first one.
      BUILD_LOCALES_APART: 'true',
      DOCUSAURUS_SSG_WORKER_THREAD_COUNT: String(threads),
      // See src/plugins/minify.
      SKIP_HTML_MINIFICATION: 'true',
      MINIFY_PAGES: 'true',
      // Rspack's allocator gives back what is free at once, not a second later if there is work then: see releaseBundler.cjs.
      MIMALLOC_PURGE_DELAY: '0',
      ...(isFirst ? {} : {DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(FOLDER, lang, 'generated')}),
    },
  };
}

/**
 * Runs the command of a locale, and once more without the bundler's cache if it stopped working, which the cache can lead to. Resolves
 * with the exit status, and whether the cache is in doubt.
 */
async function runTwice({args, env}, options) {
  const status = await runNode(args, {...options, env});
  if (status !== STALLED) {
    return {status, isDoubtful: false};
  }
  options.print('the build is tried once more, without what the bundler kept of earlier builds');
  return {status: await runNode(args, {...options, env: {...env, ...WITHOUT_CACHE}}), isDoubtful: true};
}

/** The folders that hold what one locale's build made, each with the names in it that are another's. */
function listOutputs({siteDir, outDir, lang, locales}) {
  const generated = {
    folder: path.join(siteDir, lang === locales[0] ? GENERATED : path.join(FOLDER, lang, 'generated')),
  };
  return lang === locales[0]
    ? [{folder: outDir, skipped: new Set([STAMP, ...locales.slice(1)])}, generated]
    : [{folder: path.join(outDir, lang)}, generated];
}

function hashOutputs(options) {
  return listOutputs(options)
    .map(({folder, skipped}) => hashFolderTimes(folder, skipped) ?? '')
    .join(' ');
}

/**
 * The locales that have to be built: those whose inputs are not the ones of the last build, and those whose files are not as that
 * build left them.
 */
function findStale({state, inputs, ...place}) {
  return place.locales.filter(
    (lang) => state?.inputs[lang] !== inputs[lang] || state.outputs[lang] !== hashOutputs({...place, lang}),
  );
}

/** Moves a locale that stands as it is to its own place: the build of the first one empties the folder that the others are in. */
function putAside(lang, {outDir, placeOf}) {
  mkdirSync(placeOf(lang), {recursive: true});
  moveFolder(path.join(outDir, lang), path.join(placeOf(lang), lang));
}

/** Puts a locale that was built or put aside into the folder of all, with the files it was made of. */
function join(lang, {siteDir, outDir, placeOf}) {
  const target = path.join(outDir, lang);
  rmSync(target, {recursive: true, force: true});
  mkdirSync(outDir, {recursive: true});
  moveFolder(path.join(placeOf(lang), lang), target);
  rmSync(placeOf(lang), {recursive: true});
  // Checks of a build read there what all locales are made of.
  cpSync(path.join(siteDir, FOLDER, lang, 'generated'), path.join(siteDir, GENERATED), {
    recursive: true,
    force: true,
  });
}

/**
 * Builds every locale of a site in a process of its own, as many at the same time as the machine bears, and puts them together
 * in `outDir`. The result does not depend on how many ran at once. A locale whose inputs did not change since the last build stands
 * as it is, unless `force` is set, which also forgets all caches. A locale whose process stops working is built once more, without the
 * bundler's cache, which is then forgotten. Resolves with the exit status: that of the first that failed, which ends
 * the others. Rejects while another process builds the site.
 *
 * @param {{siteDir: string, outDir: string, jobs?: number, force?: boolean, nodeOptions?: string[], command?: typeof createCommand}} options
 *   `nodeOptions` for each process; `command` makes the one of a locale
 */
export function buildLocales(options) {
  return withLock(options.siteDir, () => buildStale(options));
}

async function buildStale({siteDir, outDir, jobs, force = false, nodeOptions, command = createCommand}) {
  const locales = readLocales(siteDir).map(({lang}) => lang);
  if (force) {
    CACHES.forEach((name) => rmSync(path.join(siteDir, name), {recursive: true, force: true}));
  }
  const inputs = Object.fromEntries(locales.map((lang) => [lang, hashBuildInputs(siteDir, lang)]));
  const stale = findStale({state: readState(siteDir), inputs, siteDir, outDir, locales});
  if (stale.length === 0) {
    console.log('build: nothing changed since the last build; --force builds all of it again');
    return 0;
  }
  removeState(siteDir);
  const placeOf = (lang) => path.join(siteDir, FOLDER, lang, 'site');
  const places = {siteDir, outDir, placeOf};
  locales.forEach((lang) => rmSync(placeOf(lang), {recursive: true, force: true}));
  for (const lang of locales.filter((name) => !stale.includes(name))) {
    console.log(`${lang}: nothing changed`);
    if (stale.includes(locales[0])) {
      putAside(lang, places);
    }
  }
  const limit = Math.min(stale.length, jobs ?? countJobs(stale.length));
  // As when all are built: a locale that is built alone has few new pages, and threads take longer to start than to render these.
  const threads = Math.max(1, Math.floor(os.availableParallelism() / countJobs(locales.length)));
  const hasSpareCore = os.availableParallelism() > limit;
  const queue = [...stale];
  const ending = new AbortController();
  let failed = 0;
  let isCacheDoubtful = false;
  const work = async () => {
    while (queue.length > 0 && failed === 0) {
      const lang = queue.shift();
      const isFirst = lang === locales[0];
      const out = isFirst ? outDir : placeOf(lang);
      const print = (line) => console.log(`${lang}: ${line}`);
      const {status, isDoubtful} = await runTwice(
        command({siteDir, lang, isFirst, out, threads, hasSpareCore, nodeOptions}),
        {cwd: siteDir, signal: ending.signal, print},
      );
      isCacheDoubtful ||= isDoubtful;
      if (status !== 0 && failed === 0) {
        failed = status;
        ending.abort();
      }
    }
  };
  await Promise.all(Array.from({length: limit}, work));
  // Not before: all locales have theirs in it.
  if (isCacheDoubtful) {
    rmSync(path.join(siteDir, BUNDLER_CACHE), {recursive: true, force: true});
  }
  if (failed !== 0) {
    return failed;
  }
  for (const lang of locales.slice(1).filter((name) => existsSync(placeOf(name)))) {
    join(lang, places);
  }
  const outputs = locales.map((lang) => [lang, hashOutputs({siteDir, outDir, lang, locales})]);
  writeState(siteDir, {inputs, outputs: Object.fromEntries(outputs)});
  return 0;
}
