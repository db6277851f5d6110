import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {findCandidates} from './find.mjs';

const {LocalSearch} = await import('../../src/lib/search/engine.ts');

const MAX_KEYWORD = 128;
const MAX_LIMIT = 50;
const MAX_INDEXES = 10;
const MINUTE = 60_000;

/** Answers with a status of its own. */
class RequestError extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

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

function readParameters(url) {
  const read = (name) => url.searchParams.get(name) ?? '';
  const keyword = read('keyword').trim();
  const limit = Number(read('limit') || 7);
  const names = [...new Set(read('searchIndexes').split(',').filter(Boolean))];
  if (keyword === '' || keyword.length > MAX_KEYWORD) {
    throw new RequestError(400, `"keyword" needs 1 to ${MAX_KEYWORD} characters.`);
  }
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT) {
    throw new RequestError(400, `"limit" is a whole number from 1 to ${MAX_LIMIT}.`);
  }
  if (names.length === 0 || names.length > MAX_INDEXES) {
    throw new RequestError(400, `"searchIndexes" names 1 to ${MAX_INDEXES} indexes.`);
  }
  return {keyword, limit, names, lang: read('lang') || 'en'};
}

/**
 * What was loaded into a folder: a ranker for each index and language, and the records by scope and route path. Throws when
 * nothing was.
 */
export function readScopes(folder) {
  const file = path.join(folder, 'records.json');
  if (!existsSync(file)) {
    throw new Error(`nothing is loaded in ${folder}. Run the command "load" first.`);
  }
  const engines = new Map();
  const records = new Map();
  for (const {name, lang, records: own} of JSON.parse(readFileSync(file, 'utf8'))) {
    const scope = `${name} ${lang}`;
    // No cache: the candidates belong to the question.
    const engine = new LocalSearch({cache: 0});
    for (const record of own) {
      engine.add(record);
      records.set(`${scope} ${record.routePath}`, record);
    }
    engines.set(scope, engine);
  }
  return {engines, records};
}

/**
 * The HTTP interface of REMOTE: `GET /?keyword=&limit=&searchIndexes=&lang=` gives `[{index, hits}]`, hits being page records.
 * Groonga finds the candidates, the site's own ranker orders them. 400 bad parameters, 404 another path, 405 another method,
 * 429 too many requests, 503 Groonga does not answer. `engines` maps `<index> <lang>` to a `LocalSearch` over `records`.
 */
export function createSearchServer({groonga, engines, records, origins, perMinute}) {
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
    const {keyword, limit, names, lang} = readParameters(url);
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
