/**
 * Measures the search over the last production build:
 *   npm run bench:search [-- --queries FILE] [--sizes 75,500,2000,10000] [--easyops-limit 2000] [--only quality,bytes,growth,browser]
 * Figures only, nothing here passes or fails. It reads build/ and builds nothing.
 */
import '../typescript/register.mjs';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {printBreakdown} from './breakdown.mjs';
import {printBrowser} from './browser.mjs';
import {readIndexes} from './corpus.mjs';
import {printGrowth} from './growth.mjs';
import {printQuality} from './quality.mjs';
import {createTargets} from './targets.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const QUERY_FILES = ['../shared/search/sample-queries.json', 'tests/fixtures/search/sample-queries.json'];
const LIMIT = 7;
const OPTIONS = {
  queries: {type: 'string'},
  sizes: {type: 'string', default: '75,500,2000,10000'},
  'easyops-limit': {type: 'string', default: '2000'},
  only: {type: 'string', default: 'quality,bytes,growth,browser'},
};

async function main() {
  const {values} = parseArgs({options: OPTIONS});
  const targets = createTargets();
  const parts = new Set(values.only.split(','));
  const files = [values.queries, ...QUERY_FILES.map((name) => path.join(ROOT, name))];
  const queries = JSON.parse(
    readFileSync(
      files.find((name) => name && existsSync(name)),
      'utf8',
    ),
  );
  const outDir = path.join(ROOT, 'build');
  const indexes = readIndexes(outDir, ['en', 'zh']);
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
      records: (indexes.findLast(({lang}) => lang === 'en') ?? indexes[0]).records,
      queries: queries.filter(({lang}) => lang === 'en'),
      sizes: values.sizes.split(',').map(Number),
      limit: LIMIT,
      easyopsLimit: Number(values['easyops-limit']),
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
