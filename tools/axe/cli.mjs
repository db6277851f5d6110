/** Runs axe (WCAG 2.0 to 2.2 A and AA, best practices) over every page of the production build: `npm run test:axe -- --help`. */
import {mkdirSync, writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {OUT_DIR, ROOT} from '../build.mjs';
import {readCount} from '../readCount.mjs';
import {rememberVisit} from '../rememberVisit.mjs';
import {showHelp} from '../showHelp.mjs';
import {withBuild, withSite} from '../withSite.mjs';
import {checkPage, STATES} from './check.mjs';
import {listRoutes} from './listRoutes.mjs';
import {createReport, parseShard, takeShard} from './report.mjs';

const HELP = `npm run test:axe -- [options]

Runs axe over every page of the production build, in both themes, at 360 and 1440 px. Prints the pages and violations,
writes the list to .cache/axe/, and fails when there is one.

  --only TEXT   pages alone whose address has this text, as config/lib
  --shard 1/4   a part of them
  --tabs N      pages at the same time (as many as there are cores)
  --no-build    looks at the last build as it is`;

/** A line is printed each time as many pages are done. */
const PROGRESS_PAGES = 20;

/** Fills `runs` page by page, so that what is known survives a run that is ended early. */
async function checkAll({browser, origin, routes, tabs, runs}) {
  const context = await browser.newContext({locale: 'en-US'});
  await rememberVisit(context);
  const queue = [...routes];
  const work = async () => {
    const page = await context.newPage();
    for (let route = queue.shift(); route !== undefined; route = queue.shift()) {
      runs.push(...(await checkPage(page, origin, route)));
      if ((routes.length - queue.length) % PROGRESS_PAGES === 0) {
        console.log(`axe: ${routes.length - queue.length} of ${routes.length} pages`);
      }
    }
  };
  await Promise.all(Array.from({length: tabs}, work));
}

/** Prints and writes the list; returns the number of violations. */
function report(runs, {name, start}) {
  const {count, lines} = createReport(runs);
  const file = path.join(ROOT, '.cache', 'axe', `violations-${name}.txt`);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, `${lines.join('\n')}\n`);
  lines.forEach((line) => console.log(line));
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const pages = new Set(runs.map(({route}) => route)).size;
  console.log(`axe: ${pages} pages in ${STATES.length} states, ${count} violations, ${seconds} s`);
  console.log(`axe: ${path.relative(ROOT, file)}`);
  return count;
}

async function main(args) {
  if (showHelp(args, HELP)) {
    return;
  }
  const {values} = parseArgs({
    args,
    options: {
      only: {type: 'string', default: ''},
      shard: {type: 'string', default: '1/1'},
      tabs: {type: 'string', default: String(availableParallelism())},
      // For a build that is known to be right.
      'no-build': {type: 'boolean', default: false},
    },
  });
  const [index, total] = parseShard(values.shard);
  const tabs = readCount('tabs', values.tabs);
  await (values['no-build'] ? withBuild : withSite)(async ({browser, origin}) => {
    const chosen = listRoutes(OUT_DIR).filter((route) => route.includes(values.only));
    const routes = takeShard(chosen, index, total);
    if (routes.length === 0) {
      throw new Error(`no page to check with --only "${values.only}" and --shard ${values.shard}.`);
    }
    const runs = [];
    const about = {name: `${index}-of-${total}`, start: performance.now()};
    process.once('SIGTERM', () => {
      report(runs, about);
      process.exit(1);
    });
    await checkAll({browser, origin, routes, tabs, runs});
    process.exitCode = report(runs, about) === 0 ? 0 : 1;
  });
}

main(process.argv.slice(2)).catch((error) => {
  console.error(`axe: ${error.message}`);
  process.exitCode = 1;
});
