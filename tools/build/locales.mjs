import {spawn} from 'node:child_process';
import {cpSync, mkdirSync, renameSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {readLocales} from '../locales.mjs';

/** Where the locales after the first are built, and what the bundler of each is fed; ignored by git. */
const FOLDER = path.join('.cache', 'build');
/** Docusaurus' own folder of generated files: the first locale's, and in the end that of all. */
const GENERATED = '.docusaurus';
/** Parsing makes much garbage that is soon gone; with Node's 16 MB a fifth of the time is spent to collect it. */
const NODE_OPTIONS = ['--max-semi-space-size=32'];
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
 * @param {{siteDir: string, lang: string, isFirst: boolean, out: string, threads: number, nodeOptions?: string[]}} options
 */
export function createCommand({siteDir, lang, isFirst, out, threads, nodeOptions = []}) {
  const manifest = createRequire(import.meta.url).resolve('@docusaurus/core/package.json');
  const docusaurus = path.join(path.dirname(manifest), 'bin', 'docusaurus.mjs');
  return {
    args: [...NODE_OPTIONS, ...nodeOptions, docusaurus, 'build', siteDir, '--locale', lang, '--out-dir', out],
    env: {
      NODE_ENV: 'production',
      // Built alone, a locale would take the addresses of the first one.
      BUILD_LOCALES_APART: 'true',
      DOCUSAURUS_SSG_WORKER_THREAD_COUNT: String(threads),
      ...(isFirst ? {} : {DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(FOLDER, lang, 'generated')}),
    },
  };
}

function run({args, env}, {siteDir, print, running}) {
  return new Promise((resolve) => {
    const color = process.stdout.isTTY ? {FORCE_COLOR: '1'} : {};
    const child = spawn(process.execPath, args, {
      cwd: siteDir,
      env: {...process.env, ...color, ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({input: stream}).on('line', (line) => line.trim() === '' || print(line));
    }
    child.on('error', (error) => print(error.message));
    child.on('close', (status) => {
      running.delete(child);
      resolve(status ?? 1);
    });
  });
}

/**
 * Builds every locale of a site in a process of its own, as many at the same time as the machine bears, and puts them together
 * in `outDir`. The result does not depend on how many ran at once. Returns the exit status: that of the first that failed, which
 * ends the others.
 *
 * @param {{siteDir: string, outDir: string, jobs?: number, nodeOptions?: string[], command?: typeof createCommand}} options
 *   `nodeOptions` for each process; `command` makes the one of a locale
 */
export async function buildLocales({siteDir, outDir, jobs, nodeOptions, command = createCommand}) {
  const locales = readLocales(siteDir).map(({lang}) => lang);
  const limit = jobs ?? countJobs(locales.length);
  const threads = Math.max(1, Math.floor(os.availableParallelism() / limit));
  const queue = [...locales];
  const running = new Set();
  const placeOf = (lang) => path.join(siteDir, FOLDER, lang, 'site');
  let failed = 0;
  const work = async () => {
    while (queue.length > 0 && failed === 0) {
      const lang = queue.shift();
      const isFirst = lang === locales[0];
      rmSync(placeOf(lang), {recursive: true, force: true});
      const out = isFirst ? outDir : placeOf(lang);
      const print = (line) => console.log(`${lang}: ${line}`);
      const status = await run(command({siteDir, lang, isFirst, out, threads, nodeOptions}), {siteDir, print, running});
      if (status !== 0 && failed === 0) {
        failed = status;
        running.forEach((child) => child.kill('SIGTERM'));
      }
    }
  };
  await Promise.all(Array.from({length: limit}, work));
  if (failed !== 0) {
    return failed;
  }
  for (const lang of locales.slice(1)) {
    const target = path.join(outDir, lang);
    rmSync(target, {recursive: true, force: true});
    mkdirSync(outDir, {recursive: true});
    renameSync(path.join(placeOf(lang), lang), target);
    rmSync(placeOf(lang), {recursive: true});
    // Checks of a build read there what all locales are made of.
    cpSync(path.join(siteDir, FOLDER, lang, 'generated'), path.join(siteDir, GENERATED), {
      recursive: true,
      force: true,
    });
  }
  return 0;
}
