/**
 * Measures the search over the last production build:
 *   npm run bench:search [-- --queries FILE] [--sizes 75,500,2000,10000] [--easyops-limit 2000] [--only quality,bytes,growth,browser]
 * Figures only, nothing here passes or fails. It reads build/ and builds nothing.
 */
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
import {createTargets} from './targets.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const LIMIT = 7;

async function main() {
  const {parts, sizes, easyopsLimit, queries} = readOptions(process.argv.slice(2));
  const locales = readLocales(ROOT).map(({lang}) => lang);
  const targets = createTargets();
  const outDir = path.join(ROOT, 'build');
  const indexes = readIndexes(outDir, locales);
  if (indexes.length === 0) {
    throw new Error('there is no search index in build/. Run "npm run build" first.');
  }
  if (parts.has('quality')) {
    await printQuality({indexes, queries, outDir, limit: LIMIT, targets});
  }
  if (parts.has('bytes')) {
    indexes.forEach((index) => printBreakdown(index, targets));
  }
  if (parts.has('growth')) {
    await printGrowth({
      records: (indexes.findLast(({lang}) => lang === locales[0]) ?? indexes[0]).records,
      queries: queries.filter(({lang}) => lang === locales[0]),
      sizes,
      limit: LIMIT,
      easyopsLimit,
      targets,
    });
  }
  if (parts.has('browser')) {
    await printBrowser(targets, queries);
  }
  targets.print();
}

main().catch((error) => {
  console.error(`bench:search: ${error.message}`);
  process.exitCode = 1;
});
