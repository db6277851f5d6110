import {toPhrases} from './groonga.mjs';

const CANDIDATES = 25;
const COLUMNS = 'title * 10 || headings * 6 || keywords * 6 || content';

/** Names of titles and headings that are spelled like a word, by Groonga's fuzzy search. */
async function findSimilar(groonga, word) {
  const distance = word.length < 6 ? 1 : 2;
  const [[, , ...rows]] = await groonga.ask('select', {
    table: 'Names',
    filter: `fuzzy_search(_key, ${JSON.stringify(word)}, {"max_distance": ${distance}, "prefix_length": 1, "with_transposition": true})`,
    output_columns: '_key',
    limit: '3',
  });
  return rows.map(([name]) => name);
}

async function select(groonga, scope, query) {
  const [[, , ...rows]] = await groonga.ask('select', {
    table: 'Pages',
    match_columns: COLUMNS,
    query,
    filter: `scope == ${JSON.stringify(scope)}`,
    output_columns: '_key',
    sort_keys: '-_score',
    limit: String(CANDIDATES),
  });
  return rows.map(([key]) => key.slice(scope.length + 1));
}

/**
 * Route paths of the pages that may answer: those with all words, then with any, then with words spelled alike, until there
 * are enough. `undefined` when there are none: Groonga finds no part of a word, the ranker does, over all pages.
 */
export async function findCandidates(groonga, scope, keyword) {
  const phrases = toPhrases(keyword).map((word) => `"${word}"`);
  if (phrases.length === 0) {
    return undefined;
  }
  const found = new Set();
  const add = async (query) => (await select(groonga, scope, query)).forEach((route) => found.add(route));
  await add(phrases.join(' '));
  if (found.size < CANDIDATES) {
    await add(phrases.join(' OR '));
  }
  if (found.size < CANDIDATES) {
    const words = toPhrases(keyword).filter((word) => /^[\p{L}\p{N}]{3,}$/u.test(word));
    const similar = (await Promise.all(words.map((word) => findSimilar(groonga, word)))).flat();
    if (similar.length > 0) {
      await add(similar.map((name) => `"${name}"`).join(' OR '));
    }
  }
  return found.size > 0 ? found : undefined;
}
