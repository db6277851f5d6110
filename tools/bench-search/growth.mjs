import {createSyntheticRecords} from './corpus.mjs';
import {createEasyops} from './engines/easyops.mjs';
import {createLocal} from './engines/local.mjs';
import {brotli, MB, ms, percentile, printTable, timeQueries} from './format.mjs';

const ENGINES = {local: createLocal, easyops: createEasyops};

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
  return [MB(raw), MB(sent), ms(ready), ms(percentile(times, 0.5)), ms(percentile(times, 0.95)), MB(memory)];
}

/**
 * What becomes of an index as the site grows. The pages are made of the real ones and compress well: bytes are a lower bound.
 * @param easyopsLimit Sizes above it are not measured with easyops, whose index builder takes minutes there.
 */
export async function printGrowth({records, queries, sizes, limit, easyopsLimit}) {
  console.log(`\nGrowth: synthetic pages made of ${records.length} real ones, ${queries.length} queries`);
  const rows = [['pages', 'engine', 'index', 'brotli', 'ready', 'query p50', 'p95', 'memory']];
  for (const size of sizes) {
    const grown = createSyntheticRecords(records, size);
    for (const [name, create] of Object.entries(ENGINES)) {
      const isMeasured = name !== 'easyops' || size <= easyopsLimit;
      rows.push([
        size,
        name,
        ...(isMeasured ? await measure(create, grown, queries, limit) : Array.from({length: 6}, () => '-')),
      ]);
    }
  }
  printTable(rows);
  if (sizes.some((size) => size > easyopsLimit)) {
    console.log(`  easyops is not measured above ${easyopsLimit} pages: --easyops-limit raises it`);
  }
}
