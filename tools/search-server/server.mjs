import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {findCandidates} from './find.mjs';
import {readParameters, RequestError} from './readParameters.mjs';

const {LocalSearch} = await import('../../src/lib/search/engine.ts');

const MINUTE = 60_000;

/** Counts requests of each address; true while there are no more than `perMinute` in a minute. */
function createRateLimit(perMinute) {
  let counts = new Map();
  let begin = Date.now();
  return (address) => {
    if (Date.now() - begin > MINUTE) {
      counts = new Map();
      begin = Date.now();
    }
    counts.set(address, (counts.get(address) ?? 0) + 1);
    return counts.get(address) <= perMinute;
  };
}

/**
 * What was loaded into a folder: a ranker for each index and language, the records by scope and route path, and the language of a
 * question that names none, the first that was loaded. Throws when nothing was.
 */
export function readScopes(folder) {
  const file = path.join(folder, 'records.json');
  if (!existsSync(file)) {
    throw new Error(`nothing is loaded in ${folder}. Run the command "load" first.`);
  }
  const engines = new Map();
  const records = new Map();
  const loaded = JSON.parse(readFileSync(file, 'utf8'));
  for (const {name, lang, records: own} of loaded) {
    const scope = `${name} ${lang}`;
    // No cache: the candidates belong to the question.
    const engine = new LocalSearch({cache: 0});
    for (const record of own) {
      engine.add(record);
      records.set(`${scope} ${record.routePath}`, record);
    }
    engines.set(scope, engine);
  }
  return {engines, records, defaultLang: loaded[0]?.lang};
}

/**
 * The HTTP interface of REMOTE: `GET /?keyword=&limit=&searchIndexes=&lang=` gives `[{index, hits}]`, hits being page records.
 * Groonga finds the candidates, the site's own ranker orders them. 400 bad parameters, 404 another path, 405 another method,
 * 429 too many requests, 503 Groonga does not answer. `engines`, `records` and `defaultLang` are those of `readScopes`.
 */
export function createSearchServer({groonga, engines, records, defaultLang, origins, perMinute}) {
  const isAllowed = createRateLimit(perMinute);

  async function answer(request) {
    const url = new URL(request.url, 'http://localhost');
    if (url.pathname !== '/') {
      throw new RequestError(404, 'there is only "/".');
    }
    if (request.method !== 'GET') {
      throw new RequestError(405, 'only GET is answered.');
    }
    if (!isAllowed(request.socket.remoteAddress)) {
      throw new RequestError(429, 'too many requests, try again in a minute.');
    }
    const {keyword, limit, names, lang} = readParameters(url, defaultLang);
    return Promise.all(
      names
        .map((index) => ({index, scope: `${index} ${lang}`}))
        .filter(({scope}) => engines.has(scope))
        .map(async ({index, scope}) => {
          const candidates = await findCandidates(groonga, scope, keyword).catch((cause) => {
            console.error('search-server: groonga does not answer.', cause.message);
            throw new RequestError(503, 'the search engine does not answer.');
          });
          const {pages} = engines.get(scope).search(keyword, {limit, candidates});
          return {index, hits: pages.map(({id}) => records.get(`${scope} ${id}`))};
        }),
    );
  }

  return createServer((request, response) => {
    const {origin} = request.headers;
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Origin',
    };
    if (origin !== undefined && (origins.includes(origin) || origins.includes('*'))) {
      headers['Access-Control-Allow-Origin'] = origin;
    }
    answer(request)
      .then((groups) => response.writeHead(200, headers).end(JSON.stringify(groups)))
      .catch((error) => {
        if (!(error instanceof RequestError)) {
          console.error('search-server:', error);
        }
        const {status = 500, message} = error;
        response.writeHead(status, headers).end(JSON.stringify({error: status === 500 ? 'internal error' : message}));
      });
  });
}
