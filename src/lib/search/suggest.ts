import {MAX_QUERY_LENGTH} from './query';
import type {SearchIndex} from './searchIndex';
import {findChunks, splitChunk} from './tokenize';
import type {SearchDocument} from './types';

const MAX_SUGGESTIONS = 3;

/** Title and headings of a document, as written and in lower case. */
const names = new WeakMap<SearchDocument, {name: string; lower: string}[]>();

function namesOf(document: SearchDocument): {name: string; lower: string}[] {
  let known = names.get(document);
  if (known === undefined) {
    known = [document.title, ...document.headers].map((name) => ({name, lower: name.toLowerCase()}));
    names.set(document, known);
  }
  return known;
}

/** How a term is written in a title or heading; the term itself when it stands in none. */
function findSpelling(term: string, {pages}: SearchIndex): string {
  for (const page of pages) {
    for (const {name, lower} of page === null ? [] : namesOf(page.document)) {
      const at = lower.indexOf(term);
      const spelled = at < 0 ? '' : name.slice(at, at + term.length);
      if (spelled.toLowerCase() === term) {
        return spelled;
      }
    }
  }
  return term;
}

// Better spellings of a chunk, best first; none when it is known or not a plain word or name.
function correct(chunk: string, unfinished: boolean, index: SearchIndex): string[] {
  const [piece, ...others] = splitChunk(chunk);
  if (piece === undefined || others.length > 0 || piece.type === 'run') {
    return [];
  }
  const {vocabulary} = index;
  const typed = piece.name.whole ?? piece.name.words[0].joined;
  const isKnown =
    vocabulary.find(typed) >= 0 ||
    vocabulary.stemMates(typed).length > 0 ||
    vocabulary.completions(typed).length > 0 ||
    vocabulary.surroundings(typed).length > 0;
  if (isKnown) {
    return [];
  }
  return vocabulary
    .corrections(typed, unfinished)
    .map(({term, weight}) => ({term, worth: weight * Math.log(2 + index.postings(term).length)}))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MAX_SUGGESTIONS)
    .map(({term}) => findSpelling(vocabulary.terms[term], index));
}

/** "Did you mean": the query with its unknown words replaced by known ones, best first, at most three. */
export function suggest(query: string, index: SearchIndex): string[] {
  const cut = query.slice(0, MAX_QUERY_LENGTH);
  const chunks = findChunks(cut);
  const corrections = chunks.map((chunk, i) => correct(chunk, i === chunks.length - 1 && !/\s$/.test(cut), index));
  const variants = Math.min(MAX_SUGGESTIONS, Math.max(0, ...corrections.map(({length}) => length)));
  const suggestions = Array.from({length: variants}, (_, variant) => {
    let from = 0;
    let text = '';
    chunks.forEach((chunk, i) => {
      const at = cut.indexOf(chunk, from);
      const options = corrections[i];
      text += cut.slice(from, at) + (options[Math.min(variant, options.length - 1)] ?? chunk);
      from = at + chunk.length;
    });
    return (text + cut.slice(from)).trim();
  });
  return [...new Set(suggestions)];
}
