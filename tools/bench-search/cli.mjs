/**
 * `npm run bench:search [-- --queries FILE] [-- --remote URL] [-- --sizes 75,500]`: measures the search over the last
 * production build, and builds nothing. `--remote` asks a running tools/search-server as well.
 */
import '../typescript/register.mjs';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {brotliCompressSync} from 'node:zlib';
import {createSyntheticRecords, readIndexes} from './corpus.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const QUERY_FILES = ['../shared/search/sample-queries.json', 'tests/fixtures/search/sample-queries.json'];
const LIMIT = 7;

const {LocalSearch} = await import('../../src/lib/search/engine.ts');
const {judge} = await import('../../src/lib/search/judge.ts');

function percentile(times, share) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const ms = (value) => `${value.toFixed(2)} ms`;
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const MB = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

function createLocal(records) {
  const begin = performance.now();
  const engine = new LocalSearch({cache: 0});
  records.forEach((record) => engine.add(record));
  return {ready: performance.now() - begin, search: (query) => engine.search(query, {limit: LIMIT})};
}

function createRemote(address, lang) {
  return async (query) => {
    const url = new URL(address);
    url.search = new URLSearchParams({keyword: query, limit: String(LIMIT), searchIndexes: 'docs', lang}).toString();
    const groups = await (await fetch(url)).json();
    const pages = groups.flatMap(({hits}) => hits.map(({title, routePath}) => ({title, link: routePath, hits: []})));
    return {query, pages, total: pages.length, suggestions: []};
  };
}

async function measure(name, queries, search) {
  const times = [];
  const result = await judge(queries, async (query) => {
    const begin = performance.now();
    const answer = await search(query);
    times.push(performance.now() - begin);
    return answer;
  });
  console.log(
    `  ${name.padEnd(8)} MRR@7 ${result.mrr.toFixed(3)}  recall@7 ${result.recall.toFixed(3)}  empty ${result.empty}  ` +
      `query p50 ${ms(percentile(times, 0.5))} p95 ${ms(percentile(times, 0.95))}`,
  );
  result.misses.forEach(({query, found}) =>
    console.log(`    not first: ${query.query} -> ${found.slice(0, 3).join(' ')}`),
  );
}

async function measureIndex({lang, version, json, records}, queries, remote) {
  const local = createLocal(records);
  console.log(
    `${lang} ${version}: ${records.length} pages, index ${kB(json.length)}, brotli ${kB(brotliCompressSync(json).length)}, ` +
      `ready in ${ms(local.ready)}`,
  );
  const own = queries.filter((query) => query.lang === lang);
  if (records.some((record) => record.lang === lang) && own.length > 0) {
    await measure('local', own, local.search);
    if (remote !== undefined) {
      await measure('remote', own, createRemote(remote, lang));
    }
  } else {
    console.log(`  no page is in ${lang} yet, or no query is: nothing to judge`);
  }
}

function measureGrowth(records, queries, size) {
  const grown = createSyntheticRecords(records, size);
  const bytes = brotliCompressSync(JSON.stringify(grown), {params: {}}).length;
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const {ready, search} = createLocal(grown);
  const memory = process.memoryUsage().heapUsed - before;
  const times = queries.map(({query}) => {
    const begin = performance.now();
    search(query);
    return performance.now() - begin;
  });
  console.log(
    `  ${String(size).padStart(6)} pages  brotli ${kB(bytes).padStart(10)}  ready ${ms(ready).padStart(11)}  ` +
      `query p50 ${ms(percentile(times, 0.5))} p95 ${ms(percentile(times, 0.95))}  heap ${MB(memory)}`,
  );
}

async function main() {
  const {values} = parseArgs({
    options: {
      queries: {type: 'string'},
      remote: {type: 'string'},
      sizes: {type: 'string', default: '75,500,2000,10000'},
    },
  });
  const file = [values.queries, ...QUERY_FILES.map((name) => path.join(ROOT, name))].find(
    (name) => name && existsSync(name),
  );
  const queries = JSON.parse(readFileSync(file, 'utf8'));
  const indexes = readIndexes(path.join(ROOT, 'build'), ['en', 'zh']);
  if (indexes.length === 0) {
    throw new Error('there is no search index in build/. Run "npm run build" first.');
  }
  for (const index of indexes) {
    await measureIndex(index, queries, values.remote);
  }
  console.log('growth, synthetic pages made of the English ones:');
  const english = indexes.find(({lang}) => lang === 'en') ?? indexes[0];
  for (const size of values.sizes.split(',').map(Number)) {
    measureGrowth(
      english.records,
      queries.filter(({lang}) => lang === 'en'),
      size,
    );
  }
}

main().catch((error) => {
  console.error(`bench:search: ${error.message}`);
  process.exitCode = 1;
});
