import {hasGroonga} from '../search-server/install.mjs';
import {median, percentile} from '../statistics.mjs';
import {createAlgolia} from './engines/algolia.mjs';
import {createEasyops} from './engines/easyops.mjs';
import {createLocal, createLocalCore} from './engines/local.mjs';
import {createMiniSearch} from './engines/minisearch.mjs';
import {createRemote} from './engines/remote.mjs';
import {brotli, kB, ms, printTable, timeQueries} from './format.mjs';

const {judge} = await import('../../src/lib/search/judge.ts');

const NO_TRAILING_SLASH = /(.)\/$/;

/**
 * The queries of a locale that can be answered: those with an acceptable page in the index that is written in the locale. An
 * untranslated page cannot be found in Chinese.
 */
export function selectQueries(queries, lang, records) {
  const prefix = new RegExp(`^/${lang}/`);
  const routes = new Set(
    records
      .filter((record) => record.lang === lang)
      .map(({routePath}) => routePath.replace(prefix, '/').replace(NO_TRAILING_SLASH, '$1')),
  );
  const own = queries.filter((query) => query.lang === lang);
  const selected = own.filter(({expect}) => expect.some((route) => routes.has(route.replace(NO_TRAILING_SLASH, '$1'))));
  return {selected, left: own.length - selected.length, pages: routes.size};
}

async function judgeEngine({search, isRemote}, queries, prefix) {
  const judgement = await judge(
    queries,
    async (query) => {
      const links = [...new Set((await search(query)).map((route) => route.split('#')[0]))];
      return {query, pages: links.map((link) => ({link, hits: []})), total: links.length, suggestions: []};
    },
    prefix,
  );
  return {judgement, times: await timeQueries(search, queries, isRemote)};
}

async function createEngines({records, lang}, remote, limit) {
  return [
    {name: 'local', ...createLocal(records, limit)},
    {name: 'local, core', ...createLocalCore(records, limit)},
    {name: 'easyops', ...(await createEasyops(records))},
    {name: 'algolia', ...(await createAlgolia(records, limit))},
    ...(remote === undefined
      ? []
      : [{name: 'remote', isRemote: true, ready: remote.ready, search: (query) => remote.search(query, lang)}]),
    {name: 'MiniSearch', ...createMiniSearch(records)},
  ];
}

/** What is asked of the ranking and its time. */
const QUALITY = {en: {mrr: 0.93, recall: 0.98}, zh: {mrr: 0.9, recall: 0.97}};
const QUERY_MS = 5;

function addTargets(targets, name, lang, {mrr, recall, empty}, p95) {
  const show = (value) => value.toFixed(3);
  targets.add(`${name}: MRR@7`, mrr, 'least', QUALITY[lang]?.mrr ?? 0.9, show);
  targets.add(`${name}: recall@7`, recall, 'least', QUALITY[lang]?.recall ?? 0.97, show);
  targets.add(`${name}: empty answers`, empty, 'most', 0);
  targets.add(`${name}: query p95`, p95, 'most', QUERY_MS, ms);
}

/** Our engines side by side, and MiniSearch to compare with, over one index. */
async function printIndex(index, queries, remote, limit, targets) {
  const {lang, version, records} = index;
  const {selected, left, pages} = selectQueries(queries, lang, records);
  console.log(`\n${lang} ${version}: ${records.length} pages, ${pages} of them in ${lang}`);
  if (selected.length === 0) {
    console.log(`  not judged: no page that a query accepts is written in ${lang} yet (${left} queries left out)`);
    return;
  }
  console.log(`  ${selected.length} queries judged, ${left} left out: their pages are not there yet`);
  const rows = [['engine', 'MRR@7', 'recall@7', 'empty', 'query p50', 'p95', 'index', 'brotli', 'texts', 'ready']];
  const misses = [];
  const prefix = records.some(({routePath}) => routePath.startsWith(`/${lang}/`)) ? `/${lang}` : '';
  const size = (text) => (text === undefined ? '-' : kB(brotli(text)));
  for (const engine of await createEngines(index, remote, limit)) {
    const {name, bytes, texts, ready, stop} = engine;
    // Also when it fails: a server that is left would keep the command from ending.
    const {judgement, times} = await judgeEngine(engine, selected, prefix).finally(() => stop?.());
    rows.push([
      name,
      judgement.mrr.toFixed(3),
      judgement.recall.toFixed(3),
      judgement.empty,
      ms(median(times)),
      ms(percentile(times, 0.95)),
      bytes === undefined ? '-' : kB(Buffer.byteLength(bytes)),
      size(bytes),
      size(texts),
      ms(ready),
    ]);
    if (name.startsWith('local')) {
      addTargets(targets, `${lang} ${version}, ${name}`, lang, judgement, percentile(times, 0.95));
    }
    if (name === 'local') {
      misses.push(...judgement.misses);
    }
  }
  printTable(rows);
  console.log(
    '  local: "index" is the core, which gives the first answer; the texts follow for snippets and the full index',
  );
  console.log(
    '  query: processor time; of algolia and remote, which answer over HTTP on loopback, the time that passes\n' +
      "  algolia: our engine and Algolia's client over a stand-in that ranks by the published settings of DocSearch",
  );
  misses.forEach(({query, found}) =>
    console.log(`  not first with local: "${query.query}" -> ${found.slice(0, 3).join(' ')}`),
  );
}

/** Relevance of every engine over every index of a build. */
export async function printQuality({indexes, queries, outDir, limit, targets}) {
  console.log(
    'Relevance, times and bytes. Ready: in memory, with nothing to fetch; remote: loaded into Groonga and answering.',
  );
  if (!hasGroonga()) {
    console.log('remote is left out: Groonga is not installed (Debian: apt-get install groonga-bin).');
  }
  const remote = hasGroonga()
    ? await createRemote(outDir, [...new Set(indexes.map(({lang}) => lang))], limit)
    : undefined;
  try {
    for (const index of indexes) {
      // The reference server calls the default version `docs`; others are not asked here.
      const isDefault = !index.records.some(({routePath}) => routePath.includes(`/${index.version}/`));
      await printIndex(index, queries, isDefault ? remote : undefined, limit, targets);
    }
  } finally {
    await remote?.stop();
  }
}
