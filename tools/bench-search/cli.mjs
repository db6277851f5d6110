/** Measures the search over the last production build: `npm run bench:search -- --help`. */
import '../typescript/register.mjs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {readLocales} from '../locales.mjs';
import {printBreakdown} from './breakdown.mjs';
import {printBrowser} from './browser.mjs';
import {readIndexes} from './corpus.mjs';
import {printGrowth} from './growth.mjs';
import {readOptions} from './options.mjs';
import {printQuality} from './quality.mjs';
import {showHelp} from '../showHelp.mjs';
import {createTargets} from './targets.mjs';

const {SEARCH_LIMIT} = await import('../../src/lib/constants.ts');

const HELP = `npm run bench:search -- [options]

Answers, index size and speed of the search, over the last production build. Figures only, nothing here passes or fails;
it builds nothing.

  --only PARTS        some of quality,bytes,growth,browser
  --queries FILE      other sample queries than tests/fixtures/search/sample-queries.json
  --sizes 75,500      growth: numbers of pages (75,500,2000,10000)
  --easyops-limit N   growth: most pages that the engine easyops is measured with (2000)`;

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

async function main(args) {
  if (showHelp(args, HELP)) {
    return;
  }
  const {parts, sizes, easyopsLimit, queries} = readOptions(args);
  const locales = readLocales(ROOT).map(({lang}) => lang);
  const targets = createTargets();
  const outDir = path.join(ROOT, 'build');
  const indexes = readIndexes(outDir, locales);
  if (indexes.length === 0) {
    throw new Error('there is no search index in build/. Run "npm run build" first.');
  }
  if (parts.has('quality')) {
    await printQuality({indexes, queries, outDir, limit: SEARCH_LIMIT, targets});
  }
  if (parts.has('bytes')) {
    indexes.forEach((index) => printBreakdown(index, targets));
  }
  if (parts.has('growth')) {
    await printGrowth({
      records: (indexes.findLast(({lang}) => lang === locales[0]) ?? indexes[0]).records,
      queries: queries.filter(({lang}) => lang === locales[0]),
      sizes,
      limit: SEARCH_LIMIT,
      easyopsLimit,
      targets,
    });
  }
  if (parts.has('browser')) {
    await printBrowser(targets, queries);
  }
  targets.print();
}

main(process.argv.slice(2)).catch((error) => {
  console.error(`bench:search: ${error.message}`);
  process.exitCode = 1;
});
