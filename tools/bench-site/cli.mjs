/** What readers feel, measured on the production build: `npm run bench:site -- --help`. */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ensureBuild, OUT_DIR} from '../build.mjs';
import {launchChromium} from '../chromium.mjs';
import {readCount} from '../readCount.mjs';
import {showHelp} from '../showHelp.mjs';
import {measureHydration} from './hydration.mjs';
import {choosePages, measureLighthouse} from './lighthouse.mjs';
import {measureMemory} from './memory.mjs';
import {measureNavigation} from './navigation.mjs';
import {serveFolder} from './serveFolder.mjs';

const PARTS = ['lighthouse', 'hydration', 'navigation', 'memory'];
const HELP = `npm run bench:site -- [${PARTS.join('|')} ...] [options]

Prints figures of the production build beside their targets; nothing here passes or fails. Without a name, all of them:
  lighthouse   scores, paint, blocking time and layout shift of six kinds of pages, as a slow phone sees them
  hydration    tasks of the app's start that keep a slow phone from answering
  navigation   click to painted heading, for links that were pointed at and for those that were not
  memory       what 100 navigations leave behind

  --runs N     Lighthouse and hydration: visits of each page, whose median counts (5)
  --pages A,B  Lighthouse: these pages alone, by the names of the table
  --dir DIR    another build than a fresh one in build/`;

async function main(args) {
  if (showHelp(args, HELP)) {
    return;
  }
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {
      runs: {type: 'string', default: '5'},
      pages: {type: 'string'},
      dir: {type: 'string'},
    },
  });
  const unknown = positionals.find((name) => !PARTS.includes(name));
  if (unknown !== undefined) {
    throw new Error(`"${unknown}" is not known; there are ${PARTS.join(', ')}.`);
  }
  const runs = readCount('runs', values.runs);
  const pages = choosePages(values.pages?.split(','));
  if (values.dir === undefined) {
    await ensureBuild();
  }
  const has = (name) => positionals.length === 0 || positionals.includes(name);
  const {origin, stop} = await serveFolder(path.resolve(values.dir ?? OUT_DIR));
  try {
    if (has('lighthouse')) {
      await measureLighthouse(origin, {runs, pages});
    }
    const browser = await launchChromium();
    try {
      await (has('hydration') && measureHydration(browser, origin, {runs}));
      await (has('navigation') && measureNavigation(browser, origin));
      await (has('memory') && measureMemory(browser, origin));
    } finally {
      await browser.close();
    }
  } finally {
    stop();
  }
}

main(process.argv.slice(2)).catch((error) => {
  console.error(`bench:site: ${error.message}`);
  process.exitCode = 1;
});
