import {median, percentile} from '../statistics.mjs';
import {createSyntheticRecords} from './corpus.mjs';
import {createEasyops} from './engines/easyops.mjs';
import {createLocal, createLocalCore} from './engines/local.mjs';
import {brotli, MB, ms, printTable, timeQueries} from './format.mjs';

const ENGINES = {local: createLocal, 'local, core': createLocalCore, easyops: createEasyops};

/** Size and milliseconds that are asked of the growing index. */
const QUERY_TARGET = {pages: 2000, ms: 20};

async function measure(create, records, queries, limit) {
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const {bytes, ready, search} = await create(records, limit);
  const times = await timeQueries(search, queries);
  const raw = Buffer.byteLength(bytes);
  const sent = brotli(bytes);
  globalThis.gc?.();
  // The text of the index is no part of what a worker keeps.
  const memory = Math.max(0, process.memoryUsage().heapUsed - before - raw);
  const p95 = percentile(times, 0.95);
  return {p95, cells: [MB(raw), MB(sent), ms(ready), ms(median(times)), ms(p95), MB(memory)]};
}

/**
 * What becomes of an index as the site grows. The pages are made of the real ones and compress well: bytes are a lower bound.
 * @param easyopsLimit Sizes above it are not measured with easyops, whose index builder takes minutes there.
 */
export async function printGrowth({records, queries, sizes, limit, easyopsLimit, targets}) {
  console.log(`\nGrowth: synthetic pages made of ${records.length} real ones, ${queries.length} queries`);
  const rows = [['pages', 'engine', 'index', 'brotli', 'ready', 'query p50', 'p95', 'memory']];
  for (const size of sizes) {
    const grown = createSyntheticRecords(records, size);
    for (const [name, create] of Object.entries(ENGINES)) {
      const isMeasured = name !== 'easyops' || size <= easyopsLimit;
      const {p95, cells} = isMeasured
        ? await measure(create, grown, queries, limit)
        : {p95: undefined, cells: Array.from({length: 6}, () => '-')};
      rows.push([size, name, ...cells]);
      if (size === QUERY_TARGET.pages && name.startsWith('local')) {
        targets.add(`${name}, ${size} pages: query p95`, p95, 'most', QUERY_TARGET.ms, ms);
      }
    }
  }
  printTable(rows);
  if (sizes.some((size) => size > easyopsLimit)) {
    console.log(`  easyops is not measured above ${easyopsLimit} pages: --easyops-limit raises it`);
  }
}
