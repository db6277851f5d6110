import {createSearchDocument} from '../document';
import {isFunctionWord} from '../functionWords';
import {normalizeText} from '../normalize';
import type {Segment} from '../query';
import {SearchIndex} from '../searchIndex';
import {splitIntoSections} from '../sections';
import {isGram, splitRuns} from '../runs';
import {findChunks, readChunk} from '../tokenize';
import type {PageRecord} from '../types';
import {MAX_COUNT, rankSections, type Places} from './codeTexts';
import {CORE_FORMAT, type CoreNames} from './core';
import {writeTexts} from './coreTexts';
import {foldTerms} from './foldTerms';

function readPairs(word: string): string[] {
  const characters = Array.from(word);
  return characters.slice(1).map((character, i) => characters[i] + character);
}

// A word that the dictionary does not know, such as 插件, comes cut into its characters.
function joinCharacters(words: readonly string[]): string[] {
  const joined: string[] = [];
  let isOpen = false;
  for (const word of words) {
    const isCharacter = Array.from(word).length === 1 && !isFunctionWord(word);
    if (isCharacter && isOpen) {
      joined[joined.length - 1] += word;
    } else {
      joined.push(word);
    }
    isOpen = isCharacter;
  }
  return joined;
}

// Runs of scripts without blanks give the character pairs of their words; what stands across two words, and grammar, is left to
// the full index.
function readTerms(text: string, segment: Segment): string[] {
  return findChunks(text).flatMap((chunk) =>
    isGram(chunk)
      ? splitRuns(chunk).flatMap(({text: part, isRun}) =>
          isRun
            ? joinCharacters(segment(normalizeText(part)))
                .filter((word) => !isFunctionWord(word))
                .flatMap(readPairs)
            : findChunks(part).flatMap((own) => readChunk(own).terms),
        )
      : readChunk(chunk).terms,
  );
}

function countTerms(text: string, segment: Segment): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of readTerms(text, segment)) {
    counts.set(term, Math.min(MAX_COUNT, (counts.get(term) ?? 0) + 1));
  }
  return counts;
}

/** How often each term stands in each section of a page. */
export type PageTerms = readonly (readonly (readonly [term: string, count: number])[])[];

/** Counts the terms of a page, which is most of the work of `encodeCore`. */
export function countPageTerms({content, toc}: PageRecord, segment: Segment): PageTerms {
  return splitIntoSections({content, toc}).map(({start, end}) => [...countTerms(content.slice(start, end), segment)]);
}

function toNames(records: readonly PageRecord[]): CoreNames {
  const documents = records.map((record) => createSearchDocument(record));
  const groups = [...new Set(records.flatMap(({group}) => group ?? []))];
  return {
    lang: records[0]?.lang ?? '',
    version: records[0]?.version ?? '',
    titles: records.map(({title}) => title),
    routes: records.map(({routePath}) => routePath),
    domains: documents.some(({domain}) => domain !== '') ? documents.map(({domain}) => domain) : [],
    groups,
    groupOf: records.map(({group}) => (group === undefined ? -1 : groups.indexOf(group))),
    keywords: documents.map(({keywords}) => keywords),
    headings: records.map(({toc}) => toc.map(({text}) => text)),
    ids: records.map(({toc}) => toc.map(({id}) => id)),
    depths: records.map(({toc}) => toc.map(({depth}) => depth).join('')),
  };
}

// Lengths of sections are those of the full index.
function measureSections(records: readonly PageRecord[]): Int32Array {
  const index = new SearchIndex();
  records.forEach((record) => index.add(createSearchDocument(record)));
  return Int32Array.from(index.lengths, (length) => Math.round(length * 2));
}

/**
 * The core of an index: everything that finds and ranks pages, without their texts. Five lines: the format; names and addresses
 * as JSON; the terms, in two; which of them stand where. About half of the page records, and read in a tenth of the time that
 * they take to be indexed.
 *
 * @param count gives what `countPageTerms` gives, for one that remembers it
 */
export function encodeCore(
  records: readonly PageRecord[],
  segment: Segment,
  count: (record: PageRecord) => PageTerms = (record) => countPageTerms(record, segment),
): string {
  const texts = records.flatMap(count);
  // Composed letters can hold blanks, which no query asks for.
  const terms = [...new Set(texts.flatMap((counts) => counts.map(([term]) => term)))]
    .filter((term) => !/\s/.test(term))
    .sort();
  const sections = rankSections(measureSections(records));
  const places = new Map(terms.map((term): [string, Places] => [term, {ranks: [], counts: []}]));
  sections.order.forEach((section, rank) => {
    for (const [term, times] of texts[section]) {
      places.get(term)?.ranks.push(rank);
      places.get(term)?.counts.push(times);
    }
  });
  return [
    CORE_FORMAT,
    JSON.stringify(toNames(records)),
    ...foldTerms(terms),
    writeTexts(sections, [...places.values()]),
  ].join('\n');
}
