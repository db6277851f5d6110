import {createServer} from 'node:http';

const {countEdits} = await import('../../../src/lib/search/distance.ts');

const ATTRIBUTES = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content'];
/** Farther words count as this far apart. */
const FARTHEST = 8;
const segmenter = new Intl.Segmenter('zh', {granularity: 'word'});

function toWords(text) {
  return [...segmenter.segment(text.normalize('NFKC').toLowerCase())]
    .filter(({isWordLike}) => isWordLike)
    .flatMap(({segment}) => segment.split(/[._]/).filter(Boolean));
}

/** Typing errors that are forgiven: one from three letters, two from seven. */
const allowedTypos = (word) => (/\d/.test(word) || word.length < 3 ? 0 : word.length < 7 ? 1 : 2);

/** By term of the index how it answers a typed word: typing errors, and whether it is the word itself. */
function expand(word, isLast, terms) {
  const limit = allowedTypos(word);
  const found = new Map();
  for (const term of terms) {
    const {whole, prefix} = countEdits(word, term, limit);
    const isPlural = term === `${word}s` || word === `${term}s`;
    const typos = isPlural ? 0 : isLast ? Math.min(whole, prefix) : whole;
    if (typos <= limit) {
      found.set(term, {typos, exact: term === word || isPlural ? 1 : 0});
    }
  }
  return found;
}

/** What ranks a record: words found, typing errors, best attribute, nearness, exact words, level, position; least first. */
function criteria({words, level, position}, asked) {
  let found = 0;
  let typos = 0;
  let exact = 0;
  let attribute = ATTRIBUTES.length;
  const places = [];
  for (const answers of asked) {
    let best = null;
    words.forEach((own, number) => {
      own.forEach((term, place) => {
        const answer = answers.get(term);
        if (answer !== undefined && (best === null || answer.typos < best.typos)) {
          best = {...answer, number, place};
        }
      });
    });
    if (best !== null) {
      found += 1;
      typos += best.typos;
      exact += best.exact;
      attribute = Math.min(attribute, best.number);
      places.push(best);
    }
  }
  const nearness = places.slice(1).reduce((sum, {number, place}, at) => {
    const isSame = number === places[at].number;
    return sum + (isSame ? Math.min(FARTHEST, Math.abs(place - places[at].place)) : FARTHEST);
  }, 0);
  return found === 0 ? null : [-found, typos, attribute, nearness, -exact, level, position];
}

function compare(a, b) {
  const at = a.findIndex((value, number) => value !== b[number]);
  return at < 0 ? 0 : a[at] - b[at];
}

/** All words have to be there; where no record has them, any of them. One record of an address stays. */
function find(index, terms, query, limit) {
  const typed = toWords(query);
  const asked = typed.map((word, at) => expand(word, at === typed.length - 1, terms));
  const ranked = index
    .map((entry) => ({entry, by: criteria(entry, asked)}))
    .filter(({by}) => by !== null)
    .sort((a, b) => compare(a.by, b.by));
  const whole = ranked.filter(({by: [found]}) => found === -asked.length);
  const addresses = new Set();
  return (whole.length > 0 ? whole : ranked)
    .map(({entry}) => entry.record)
    .filter(({url}) => !addresses.has(url) && addresses.add(url))
    .slice(0, limit);
}

/** Answers the one request of Algolia's light client over records of its crawler, by the published settings of DocSearch. */
export function createAlgoliaServer(records) {
  const index = records.map((record, position) => ({
    record,
    words: ATTRIBUTES.map((name) => toWords((name === 'content' ? record.content : record.hierarchy[name]) ?? '')),
    level: ATTRIBUTES.indexOf(record.type),
    position,
  }));
  const terms = new Set(index.flatMap(({words}) => words.flat()));
  return createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const results = JSON.parse(body).requests.map(({query, hitsPerPage}) => {
        const hits = find(index, terms, query, hitsPerPage);
        return {hits, nbHits: hits.length, query};
      });
      response.writeHead(200, {'Content-Type': 'application/json'}).end(JSON.stringify({results}));
    });
  });
}
