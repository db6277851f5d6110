/** What builds cost: time, memory, size, and how they grow. `npm run bench:build -- --help`. */
import {appendFileSync, existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {readLocales} from '../locales.mjs';
import {readCounts} from '../readCount.mjs';
import {showHelp} from '../showHelp.mjs';
import {addPages, createSite, keepFirstLocale} from './createSite.mjs';
import {measureBuild} from './measure.mjs';
import {forgetBuilds, runBuild} from './runBuild.mjs';
import {formatSteps} from './steps.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
/** Below the repository, so that packages are found; ignored by git. */
const FOLDER = path.join(ROOT, '.cache', 'bench-build');
/** The main bundle may grow by this many bytes (brotli) with each version. */
const MAX_GROWTH = 512;
/** On two cores that do nothing else. Seconds, and kB. */
const TARGETS = {cold: 20, warm: 6, peak: 1.5 * 1024 * 1024};
/** Seconds of a step that is worth a line. */
const SHOWN_STEP = 0.2;
/** The page that the last build finds changed. */
const CHANGED_PAGE = 'docs/guide/start/quick-start.mdx';

const HELP = `npm run bench:build -- [options]

Builds copies of the site and prints what it costs. Without options: the site as it is, first cold, then again with nothing
changed, then with the output removed, so that only caches help, then with a sentence more on one page. Behind that, how
long each step took in each locale.

  --pages 75,500,2000  the newest docs alone, copied until there are so many pages of each language: cold, and again
                       without the output; then, how long each step took cold
  --versions 1,2,4     so many docs versions, cold; those that do not exist are copies of the oldest one. The exit status is 1
                       when the main bundle grows by more than ${MAX_GROWTH} bytes with each version.
  --locale LANG        builds the default language, which LANG names, instead of all

2000 pages take a quarter of an hour and 6 GB of memory.`;

const COLUMNS = [
  ['build', ({name}) => name],
  ['pages', ({pages}) => String(pages)],
  ['time', ({seconds}) => `${seconds.toFixed(1)} s`],
  ['processor', ({processor}) => `${processor.toFixed(1)} s`],
  ['peak memory', ({peak}) => `${(peak / 1024).toFixed(0)} MB`],
  ['output', ({output}) => `${(output / 1024 / 1024).toFixed(1)} MB`],
  ['scripts of a page', ({scripts}) => `${(scripts / 1024).toFixed(2)} kB`],
  ['main bundle', ({main}) => `${(main / 1024).toFixed(2)} kB`],
  ['runtime', ({runtime}) => `${(runtime / 1024).toFixed(2)} kB`],
];

/** The longest figure, such as `1021 MB`, and room for two digits more. */
const CELL_WIDTH = 9;
/** The longest name of a build. */
const NAME_WIDTH = 16;

function printRow(cells) {
  const width = (index) => (index === 0 ? NAME_WIDTH : Math.max(COLUMNS[index][0].length, CELL_WIDTH));
  console.log(
    cells.map((cell, index) => (index === 0 ? cell.padEnd(NAME_WIDTH) : cell.padStart(width(index)))).join('  '),
  );
}

async function measure(site, name) {
  const cost = await runBuild(ROOT, site);
  const row = {name, ...cost, ...measureBuild(path.join(site, 'build'))};
  printRow(COLUMNS.map(([, format]) => format(row)));
  return row;
}

/** A copy of the site; `use` gets its folder. */
async function withCopy(name, versions, isSingle, use) {
  const site = path.join(FOLDER, name);
  createSite(ROOT, site, versions);
  if (isSingle) {
    keepFirstLocale(site);
  }
  forgetBuilds(site);
  return use(site);
}

function countVersions() {
  return JSON.parse(readFileSync(path.join(ROOT, 'versions.json'), 'utf8')).length + 1;
}

/** The site as it is: cold, again, without the output, and after a small change. */
async function measureSite(isSingle) {
  await withCopy('site', countVersions(), isSingle, async (site) => {
    const cold = await measure(site, 'cold');
    const again = await measure(site, 'nothing changed');
    rmSync(path.join(site, 'build'), {recursive: true});
    const removed = await measure(site, 'output removed');
    if (!existsSync(path.join(site, CHANGED_PAGE))) {
      throw new Error(`there is no ${CHANGED_PAGE} to change.`);
    }
    appendFileSync(path.join(site, CHANGED_PAGE), '\nOne sentence more.\n');
    const changed = await measure(site, 'a page changed');
    console.log(`\n${formatSteps([cold, removed, changed], SHOWN_STEP).join('\n')}`);
    const verdict = (is, limit) => (is <= limit ? 'reached' : 'MISSED');
    const peak = Math.max(cold.peak, again.peak, changed.peak);
    console.log(`\ncold ${TARGETS.cold} s: ${verdict(cold.seconds, TARGETS.cold)}`);
    console.log(`warm ${TARGETS.warm} s: ${verdict(Math.max(again.seconds, changed.seconds), TARGETS.warm)}`);
    console.log(`peak memory ${(TARGETS.peak / 1024).toFixed(0)} MB: ${verdict(peak, TARGETS.peak)}`);
  });
}

/** More and more pages: what each hundred of them adds should be the same. */
async function measurePages(counts, isSingle) {
  const rows = [];
  for (const count of counts) {
    await withCopy(`pages-${count}`, 1, isSingle, async (site) => {
      addPages(site, count);
      rows.push(await measure(site, `${count} cold`));
      rmSync(path.join(site, 'build'), {recursive: true});
      await measure(site, `${count} again`);
      rmSync(site, {recursive: true, force: true});
    });
  }
  console.log(`\n${formatSteps(rows, SHOWN_STEP).join('\n')}`);
  console.log('\neach 100 pages more:');
  rows.slice(1).forEach((row, index) => {
    const before = rows[index];
    const each = (key) => ((row[key] - before[key]) / (row.pages - before.pages)) * 100;
    console.log(
      `${before.pages} to ${row.pages}: ${each('seconds').toFixed(1)} s, ${each('processor').toFixed(1)} s of processor, ` +
        `${(each('peak') / 1024).toFixed(0)} MB of memory, ${(each('output') / 1024 / 1024).toFixed(1)} MB of output`,
    );
  });
}

/** What one more version adds, between the smallest and the largest site. */
function getGrowth(first, last, count) {
  const keys = ['pages', 'seconds', 'processor', 'peak', 'output', 'scripts', 'main', 'runtime'];
  return Object.fromEntries(keys.map((key) => [key, (last[key] - first[key]) / count]));
}

async function measureVersions(counts, isSingle) {
  const rows = [];
  for (const count of counts) {
    await withCopy(String(count), count, isSingle, async (site) => {
      rows.push(await measure(site, `${count} version${count === 1 ? '' : 's'}`));
    });
  }
  const growth = getGrowth(rows[0], rows.at(-1), counts.at(-1) - counts[0]);
  printRow(COLUMNS.map(([, format]) => format({...growth, name: 'one more'})));
  const isFlat = growth.main <= MAX_GROWTH;
  console.log(
    `\nmain bundle: ${growth.main.toFixed(0)} bytes a version, ${isFlat ? 'within' : 'MORE THAN'} ${MAX_GROWTH}`,
  );
  process.exitCode = isFlat ? 0 : 1;
}

/** From the least to the most, to see how much each adds; one alone adds nothing. */
function readSorted(name, text) {
  return readCounts(name, text, 2).sort((a, b) => a - b);
}

async function main(args) {
  if (showHelp(args, HELP)) {
    return;
  }
  const {values} = parseArgs({
    args,
    options: {pages: {type: 'string'}, versions: {type: 'string'}, locale: {type: 'string'}},
  });
  const [{lang}] = readLocales(ROOT);
  if (values.locale !== undefined && values.locale !== lang) {
    throw new Error(`--locale "${values.locale}": only the default language can be built alone, ${lang}`);
  }
  const isSingle = values.locale !== undefined;
  const versions = values.versions && readSorted('versions', values.versions);
  const pages = values.pages && readSorted('pages', values.pages);
  printRow(COLUMNS.map(([name]) => name));
  try {
    if (versions) {
      await measureVersions(versions, isSingle);
    } else if (pages) {
      await measurePages(pages, isSingle);
    } else {
      await measureSite(isSingle);
    }
  } finally {
    rmSync(FOLDER, {recursive: true, force: true});
  }
}

main(process.argv.slice(2)).catch((error) => {
  console.error(`bench:build: ${error.message}`);
  process.exitCode = 1;
});
