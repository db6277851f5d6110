/**
 * What a docs version costs: time and memory of a build, size of its output and bytes of scripts, for sites with 1, 2 and 4
 * versions. `npm run bench:build -- --help`.
 */
import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {parseArgs} from 'node:util';
import {createSite} from './createSite.mjs';
import {measureBuild} from './measure.mjs';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const ROOT = path.resolve(HERE, '..', '..');
/** Below the repository, so that packages are found; ignored by git. */
const FOLDER = path.join(ROOT, '.cache', 'bench-build');
/** The main bundle may grow by this many bytes (brotli) with each version. */
const MAX_GROWTH = 512;

const HELP = `npm run bench:build -- [--versions 1,2,4] [--locale en]

Builds copies of the site with so many docs versions, and prints what each costs. Versions that do not exist are
copies of the oldest one. The exit status is 1 when the main bundle grows by more than ${MAX_GROWTH} bytes with each version.

  --versions  how many, with commas
  --locale    builds one language instead of all`;

const COLUMNS = [
  ['versions', ({count}) => String(count)],
  ['pages', ({pages}) => String(pages)],
  ['time', ({seconds}) => `${seconds.toFixed(1)} s`],
  ['peak memory', ({peak}) => `${(peak / 1024).toFixed(0)} MB`],
  ['output', ({output}) => `${(output / 1024 / 1024).toFixed(1)} MB`],
  ['scripts of a page', ({scripts}) => `${(scripts / 1024).toFixed(2)} kB`],
  ['main bundle', ({main}) => `${(main / 1024).toFixed(2)} kB`],
  ['runtime', ({runtime}) => `${(runtime / 1024).toFixed(2)} kB`],
];

function build(site, outDir, locale) {
  const docusaurus = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@docusaurus/core/package.json')),
    'bin/docusaurus.mjs',
  );
  const peakFile = path.join(site, '.peak');
  const peakMemory = pathToFileURL(path.join(HERE, 'peakMemory.mjs')).href;
  const args = ['--import', peakMemory, docusaurus, 'build', site, '--out-dir', outDir];
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...args, ...(locale ? ['--locale', locale] : [])], {
      cwd: site,
      env: {...process.env, NODE_ENV: 'production', BENCH_PEAK_FILE: peakFile, NO_COLOR: '1'},
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (status) => {
      if (status !== 0 || !existsSync(peakFile)) {
        reject(new Error(`the build of ${site} failed:\n${output.split('\n').slice(-40).join('\n')}`));
        return;
      }
      resolve({seconds: (performance.now() - start) / 1000, peak: Number(readFileSync(peakFile, 'utf8'))});
    });
  });
}

async function measure(count, locale) {
  const site = path.join(FOLDER, String(count));
  const outDir = path.join(site, 'build');
  createSite(ROOT, site, count);
  const cost = await build(site, outDir, locale);
  return {count, ...cost, ...measureBuild(outDir)};
}

/** The longest figure, such as `1021 MB`, and room for two digits more. */
const CELL_WIDTH = 9;

function printRow(cells) {
  console.log(cells.map((cell, index) => cell.padStart(Math.max(COLUMNS[index][0].length, CELL_WIDTH))).join('  '));
}

/** What one more version adds, between the smallest and the largest site. */
function getGrowth(first, last) {
  const keys = ['pages', 'seconds', 'peak', 'output', 'scripts', 'main', 'runtime'];
  return Object.fromEntries(keys.map((key) => [key, (last[key] - first[key]) / (last.count - first.count)]));
}

async function main() {
  const {values} = parseArgs({
    options: {
      versions: {type: 'string', default: '1,2,4'},
      locale: {type: 'string'},
      help: {type: 'boolean', short: 'h'},
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const counts = values.versions.split(',').map(Number);
  if (counts.length < 2 || counts.some((count) => !Number.isInteger(count) || count < 1)) {
    throw new Error(`--versions "${values.versions}": expected two numbers or more, as 1,2,4`);
  }
  printRow(COLUMNS.map(([name]) => name));
  const rows = [];
  for (const count of counts.sort((a, b) => a - b)) {
    const row = await measure(count, values.locale);
    rows.push(row);
    printRow(COLUMNS.map(([, format]) => format(row)));
  }
  const growth = getGrowth(rows[0], rows.at(-1));
  console.log('\none more version:');
  printRow(COLUMNS.map(([name, format]) => (name === 'versions' ? '' : format(growth))));
  const isFlat = growth.main <= MAX_GROWTH;
  console.log(
    `\nmain bundle: ${growth.main.toFixed(0)} bytes a version, ${isFlat ? 'within' : 'MORE THAN'} ${MAX_GROWTH}`,
  );
  rmSync(FOLDER, {recursive: true, force: true});
  process.exitCode = isFlat ? 0 : 1;
}

main().catch((error) => {
  console.error(`bench:build: ${error.message}`);
  process.exitCode = 1;
});
