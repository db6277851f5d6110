/** The site beside other generators with the same docs, in one run on one machine: `npm run bench:peers -- --help`. */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ensureBuild, OUT_DIR, ROOT} from '../build.mjs';
import {serveFolder} from '../bench-site/serveFolder.mjs';
import {launchChromium} from '../chromium.mjs';
import {readCount} from '../readCount.mjs';
import {showHelp} from '../showHelp.mjs';
import {buildPeer} from './buildPeer.mjs';
import {readContent} from './content.mjs';
import {audit, navigate, weigh} from './measure.mjs';
import {PEERS} from './peers/index.mjs';

const LONG_PAGE = '/config/lib/dts';
/** Ignored by git. Packages stay there for the next run. */
const FOLDER = path.join(ROOT, '.cache', 'peers');
const HELP = `npm run bench:peers -- [${Object.keys(PEERS).join('|')} ...] [--runs 3]

Builds the English docs of this version with other generators in their stock themes (packages are installed below .cache/peers), and
prints for each, beside this site: bytes until the load event, Lighthouse's slow phone, and the time of a navigation to a page whose
link was pointed at. The seconds of a build compare generators with one another: this site builds two languages and two versions.

  --runs N   Lighthouse: visits of each page, whose median counts (3)`;

const ROWS = [
  ['build, cold, s', ({seconds}) => seconds?.toFixed(1) ?? '-'],
  ...['home', 'long'].flatMap((page) => [
    [`${page}: before load, kB`, (column) => column[page].all.toFixed(1)],
    ...['html', 'css', 'js', 'font'].map((kind) => [`  ${kind}`, (column) => column[page][kind].toFixed(1)]),
    ['  Lighthouse performance', (column) => String(column[page].performance)],
    ['  LCP, ms', (column) => column[page].lcp.toFixed(0)],
    ['  TBT, ms', (column) => column[page].tbt.toFixed(0)],
    ['  index of the machine', (column) => column[page].machine.toFixed(0)],
  ]),
  ['navigation, link pointed at, ms', ({navigation}) => navigation.toFixed(0)],
];

async function measureServed(origin, {runs, routes}) {
  const browser = await launchChromium();
  try {
    const column = {};
    for (const [name, route] of [
      ['home', '/'],
      ['long', LONG_PAGE],
    ]) {
      column[name] = {...(await weigh(browser, origin + route)), ...(await audit(origin + route, runs))};
    }
    return {...column, navigation: await navigate(browser, origin, LONG_PAGE, routes)};
  } finally {
    await browser.close();
  }
}

async function measure(outDir, options) {
  const {origin, stop} = await serveFolder(outDir);
  try {
    return await measureServed(origin, options);
  } finally {
    stop();
  }
}

async function main(args) {
  if (showHelp(args, HELP)) {
    return;
  }
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {runs: {type: 'string', default: '3'}},
  });
  const unknown = positionals.find((name) => !(name in PEERS));
  if (unknown !== undefined) {
    throw new Error(`"${unknown}" is not known; there are ${Object.keys(PEERS).join(', ')}.`);
  }
  const runs = readCount('runs', values.runs);
  await ensureBuild();
  const docs = readContent(OUT_DIR);
  const routes = docs.map(({route}) => route).filter((route) => /^\/config\/lib\//.test(route) && route !== LONG_PAGE);
  const options = {runs, routes};
  const columns = {'this site': await measure(OUT_DIR, options)};
  for (const name of positionals.length > 0 ? positionals : Object.keys(PEERS)) {
    console.log(`bench:peers: ${name}, ${docs.length} docs`);
    try {
      const {outDir, seconds} = buildPeer(path.join(FOLDER, name), PEERS[name], {docs, siteDir: OUT_DIR});
      columns[name] = {seconds, ...(await measure(outDir, options))};
    } catch (error) {
      // The others are worth their while without it.
      console.error(`bench:peers: ${name} is left out: ${error.message}`);
      process.exitCode = 1;
    }
  }
  console.log(
    ['', ...Object.keys(columns)].map((name, at) => (at === 0 ? name.padEnd(34) : name.padStart(12))).join(''),
  );
  for (const [name, read] of ROWS) {
    console.log([name.padEnd(34), ...Object.values(columns).map((column) => read(column).padStart(12))].join(''));
  }
}

main(process.argv.slice(2)).catch((error) => {
  console.error(`bench:peers: ${error.message}`);
  process.exitCode = 1;
});
