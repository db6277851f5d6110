const {LocalSearch} = await import('../../../src/lib/search/engine.ts');
const {encodeCore} = await import('../../../src/lib/search/core/encodeCore.ts');
const {createSegment} = await import('../../../src/lib/search/query.ts');

const toSearch = (engine, limit) => (query) => engine.search(query, {limit}).pages.map(({link}) => link);

function prepare(engine) {
  for (const steps = engine.prepare(); !steps.next().done;);
}

/** The site's own engine as it is once everything is there: made of the page records, which hold the texts. */
export function createLocal(records, limit) {
  const texts = JSON.stringify(records);
  const begin = performance.now();
  const engine = new LocalSearch({cache: 0});
  JSON.parse(texts).forEach((record) => engine.add(record));
  prepare(engine);
  const ready = performance.now() - begin;
  return {bytes: encodeCore(records, createSegment()), texts, ready, search: toSearch(engine, limit)};
}

/** The same as it gives its first answer: made of the core, without texts. */
export function createLocalCore(records, limit) {
  const bytes = encodeCore(records, createSegment());
  const begin = performance.now();
  const engine = LocalSearch.fromCore(bytes, {cache: 0});
  prepare(engine);
  const ready = performance.now() - begin;
  return {bytes, ready, search: toSearch(engine, limit)};
}
