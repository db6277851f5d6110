const {LocalSearch} = await import('../../../src/lib/search/engine.ts');

/** The site's own engine; its index file is the list of page records. */
export function createLocal(records, limit) {
  const bytes = JSON.stringify(records);
  const begin = performance.now();
  const engine = new LocalSearch({cache: 0});
  JSON.parse(bytes).forEach((record) => engine.add(record));
  engine.prepare();
  const ready = performance.now() - begin;
  return {bytes, ready, search: (query) => engine.search(query, {limit}).pages.map(({link}) => link)};
}
