import {normalizeText, normalizeWithMap, toOriginalRange} from './normalize';
import {createSeparated, findMatches} from './patterns';
import {MAX_QUERY_LENGTH} from './query';
import type {SearchIndex} from './searchIndex';
import {findChunks, splitChunk} from './tokenize';
import type {SearchDocument} from './types';

const MAX_SUGGESTIONS = 3;
/** Corrections of one word whose writing is looked for. */
const MAX_TRIED = 6;

/** A text as written and in normal form. */
type Written = {text: string; normalized: string};

/** Title, headings and keywords of a document. */
const names = new WeakMap<SearchDocument, Written[]>();

function namesOf(document: SearchDocument): Written[] {
  let known = names.get(document);
  if (known === undefined) {
    const {title, headers, keywords} = document;
    known = [title, ...headers, keywords].map((text) => ({text, normalized: normalizeText(text)}));
    names.set(document, known);
  }
  return known;
}

/** How a term is written in a name, or else in a text. Terms are names run together, too: `null` for one that stands nowhere. */
function findSpelling(term: string, {pages}: SearchIndex): string | null {
  const separated = createSeparated(term);
  const pattern = {text: term, group: 0, importance: 1, separated};
  const documents = pages.flatMap((page) => page?.document ?? []);
  const texts = documents.map(({content, normalizedContent}) => ({text: content, normalized: normalizedContent}));
  for (const {text, normalized} of [...documents.flatMap(namesOf), ...texts]) {
    // Few hold it: the others are told apart without a list of matches.
    const mayHold = normalized.includes(term) || (separated !== null && normalized.search(separated) >= 0);
    const match = mayHold ? findMatches(normalized, [pattern])[0] : undefined;
    if (match !== undefined) {
      const {start, end} = toOriginalRange(normalizeWithMap(text), match.start, match.end);
      return text.slice(start, end);
    }
  }
  return null;
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
  const corrections = vocabulary.corrections(typed, unfinished);
  const whole = corrections.filter(({isPrefix}) => !isPrefix);
  return (whole.length > 0 ? whole : corrections)
    .map(({term, weight}) => ({term, worth: weight * Math.log(2 + index.postings(term).length)}))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MAX_TRIED)
    .flatMap(({term}) => findSpelling(vocabulary.terms[term], index) ?? [])
    .slice(0, MAX_SUGGESTIONS);
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
