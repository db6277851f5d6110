import MiniSearch from 'minisearch';

const {splitIntoSections} = await import('../../../src/lib/search/sections.ts');

const SEPARATORS = /[\n\r\p{Z}\p{P}]+/u;
const segmenter = new Intl.Segmenter('zh', {granularity: 'word'});

/** MiniSearch's own cut, and words in scripts that are written without blanks. */
function tokenize(text) {
  return text
    .split(SEPARATORS)
    .flatMap((word) =>
      /\p{Script=Han}/u.test(word) ? Array.from(segmenter.segment(word), ({segment}) => segment) : [word],
    );
}

const OPTIONS = {
  fields: ['title', 'titles', 'text'],
  storeFields: ['route'],
  tokenize,
  searchOptions: {fuzzy: 0.2, prefix: true, boost: {title: 4, text: 2, titles: 1}, tokenize},
};

/** MiniSearch over sections, with the options that VitePress gives it. The text of the pages is not in its index. */
export function createMiniSearch(records) {
  const index = new MiniSearch(OPTIONS);
  index.addAll(
    records.flatMap(({title, routePath, toc, content}) =>
      splitIntoSections({content, toc}).map(({entry, ancestors, start, end}, number) => ({
        id: `${routePath}#${number}`,
        route: routePath,
        title: entry?.text ?? title,
        titles: entry === null ? '' : [title, ...ancestors].join(' '),
        text: content.slice(start, end),
      })),
    ),
  );
  const bytes = JSON.stringify(index);
  const begin = performance.now();
  const loaded = MiniSearch.loadJSON(bytes, OPTIONS);
  const ready = performance.now() - begin;
  return {bytes, ready, search: (query) => [...new Set(loaded.search(query).map(({route}) => route))]};
}
