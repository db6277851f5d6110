import {createServer} from 'node:http';
import {createRequire, register} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {ROOT} from '../../build.mjs';
import {readLocales} from '../../locales.mjs';

const {splitIntoSections} = await import('../../../src/lib/search/sections.ts');
const {guardQuery} = await import('../../../src/plugins/search/client/engines/guardQuery.ts');

/** Those of the site, as `src/lib/site/createSearchSetup.ts` has it. */
const LANGUAGES = readLocales(ROOT).map(({lang}) => lang);
/** As the site asks: sections of one page stand together. */
const HITS = 28;
/** Headings that easyops reads. */
const DEEPEST_HEADING = 3;

/** The lists that easyops makes of the built pages, made of page records. */
function createDocuments(records) {
  const lists = {titles: [], headings: [], descriptions: [], keywords: [], contents: []};
  let i = 0;
  for (const {title, routePath: u, toc, content, frontmatter} of records) {
    i += 1;
    const p = i;
    lists.titles.push({i, t: title, u, b: []});
    if (frontmatter.description) {
      lists.descriptions.push({i, t: frontmatter.description, s: title, u, p});
    }
    if (frontmatter.keywords?.length > 0) {
      lists.keywords.push({i, t: frontmatter.keywords.join(', '), s: title, u, p});
    }
    for (const {entry, start, end} of splitIntoSections({content, toc})) {
      const h = entry === null ? '' : `#${entry.id}`;
      if (entry !== null && entry.depth <= DEEPEST_HEADING) {
        i += 1;
        lists.headings.push({i, t: entry.text, u, h, p});
      }
      const text = content.slice(start, end).replace(/\s+/g, ' ').trim();
      if (text !== '') {
        i += 1;
        lists.contents.push({i, t: text, s: entry?.text ?? title, u, h, p});
      }
    }
  }
  return Object.values(lists);
}

/** easyops' worker takes its index from an address only. */
function serveText(text) {
  const server = createServer((_request, response) => {
    response.writeHead(200, {'Content-Type': 'application/json'}).end(text);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve({server, origin: `http://127.0.0.1:${server.address().port}`}));
  });
}

let modules;

function loadEasyops() {
  register('./easyopsHooks.mjs', {parentURL: import.meta.url, data: {languages: LANGUAGES}});
  const require = createRequire(import.meta.url);
  const dist = path.resolve(path.dirname(require.resolve('@easyops-cn/docusaurus-search-local')), '../..');
  const {buildIndex} = require(path.join(dist, 'server/server/utils/buildIndex.js'));
  return import(pathToFileURL(path.join(dist, 'client/client/theme/worker.js')).href).then(({SearchWorker}) => ({
    buildIndex,
    SearchWorker,
  }));
}

/** easyops as the site uses it: its index builder and its worker's class, our guard, over page records. */
export async function createEasyops(records) {
  modules ??= loadEasyops();
  const {buildIndex, SearchWorker} = await modules;
  const options = {language: LANGUAGES, removeDefaultStopWordFilter: ['en']};
  const index = JSON.stringify(buildIndex(createDocuments(records), options));
  const {server, origin} = await serveText(index);
  globalThis.location = {origin};
  const worker = new SearchWorker();
  const begin = performance.now();
  await worker.fetchIndexes(`${origin}/`, '');
  const ready = performance.now() - begin;
  server.close();
  server.closeAllConnections();
  return {
    bytes: index,
    ready,
    search: async (query) => {
      const results = await worker.search(`${origin}/`, '', guardQuery(query), HITS);
      return [...new Set(results.map(({document}) => document.u))];
    },
  };
}
