import {createAlgoliaServer} from './algoliaServer.mjs';

const {splitIntoSections} = await import('../../../src/lib/search/sections.ts');
const {default: createEngine} = await import('../../../src/plugins/search/client/engines/algolia.ts');

const OPTIONS = {appId: 'LOOPBACK', apiKey: 'test-search-only-key', indexName: 'docs'};
const LEVELS = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
const EMPTY = Object.fromEntries(LEVELS.map((level) => [level, null]));

/** What the DocSearch crawler stores of a page: its title, its headings and its paragraphs. */
function crawl({title, routePath, toc, content, group, lang}, origin) {
  return splitIntoSections({content, toc}).flatMap(({entry, ancestors, start, end}) => {
    const trail = entry === null ? [] : [...ancestors, entry.text];
    const hierarchy = {...EMPTY, lvl0: group, lvl1: title};
    trail.slice(0, LEVELS.length).forEach((text, depth) => {
      hierarchy[LEVELS[depth]] = text;
    });
    const type = entry === null ? 'lvl1' : (LEVELS[trail.length - 1] ?? 'lvl6');
    const common = {
      url: `${origin}${routePath}${entry === null ? '' : `#${entry.id}`}`,
      hierarchy,
      language: lang,
      docusaurus_tag: 'docs-default-current',
    };
    const paragraphs = content
      .slice(start, end)
      .split(/\n\s*\n/)
      .map((text) => text.replace(/\s+/g, ' ').trim());
    return [
      {...common, type, content: null},
      ...paragraphs.filter((text) => text !== '').map((text) => ({...common, type: 'content', content: text})),
    ];
  });
}

/**
 * The site's Algolia engine and the light client, over a server on loopback that speaks Algolia's contract. It ranks by the
 * published settings of DocSearch, as far as they are written in `algoliaServer.mjs`: no measure of Algolia's own servers.
 */
export async function createAlgolia(records, limit) {
  const begin = performance.now();
  const origin = 'https://site.test';
  const server = createAlgoliaServer(records.flatMap((record) => crawl(record, origin)));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const ready = performance.now() - begin;
  globalThis.location = new URL(origin);
  const [{lang}] = records;
  const host = `http://127.0.0.1:${server.address().port}`;
  const engine = createEngine({algolia: {...OPTIONS, host}, base: '/', currentVersion: 'current', lang});
  return {
    ready,
    isRemote: true,
    search: async (query) => {
      const answer = await engine.search(query, {lang, version: 'current'}, limit);
      return answer.groups.flatMap(({pages}) => pages.map(({id}) => id));
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
