import {loadTypeScript} from '../loadTypeScript.mjs';

const {SEARCH_LIMIT} = loadTypeScript('src/lib/constants.ts');

const MAX_KEYWORD = 128;
const MAX_LIMIT = 50;
const MAX_INDEXES = 10;

/** Answers with a status of its own. */
export class RequestError extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/** What a question asks for; `defaultLang` is the language of one that names none. Throws with status 400 at what cannot be asked. */
export function readParameters(url, defaultLang) {
  const read = (name) => url.searchParams.get(name) ?? '';
  const keyword = read('keyword').trim();
  const limit = Number(read('limit') || SEARCH_LIMIT);
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
  return {keyword, limit, names, lang: read('lang') || defaultLang};
}
