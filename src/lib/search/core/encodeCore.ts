import {createSearchDocument} from '../document';
import {SearchIndex} from '../searchIndex';
import {splitIntoSections} from '../sections';
import type {PageRecord} from '../types';
import {codeTexts, MAX_COUNT, rankSections, type TextCounts} from './codeTexts';
import {CORE_FORMAT, type CoreNames} from './core';
import {BitWriter} from './rangeCoder';
import {readTokens, type Segment} from './tokens';

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) {
    binary += String.fromCharCode(byte);
  }
  return btoa(binary);
}

function countTokens(text: string, segment: Segment): Map<string, number> {
  const counts = new Map<string, number>();
  for (const token of readTokens(text, segment)) {
    counts.set(token, Math.min(MAX_COUNT, (counts.get(token) ?? 0) + 1));
  }
  return counts;
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

/**
 * The core of an index: everything that finds and ranks pages, without their texts. Four lines: the format; names and addresses
 * as JSON; the tokens; in base64 which of them stand where. About half of the page records, and read in a tenth of the time that
 * they take to be indexed.
 */
export function encodeCore(records: readonly PageRecord[], segment: Segment): string {
  // Lengths of sections are those of the full index.
  const index = new SearchIndex();
  records.forEach((record) => index.add(createSearchDocument(record)));
  const texts = records.flatMap(({content, toc}) =>
    splitIntoSections({content, toc}).map(({start, end}) => countTokens(content.slice(start, end), segment)),
  );
  const tokens = [...new Set(texts.flatMap((counts) => [...counts.keys()]))].sort();
  const numbers = new Map(tokens.map((token, number) => [token, number]));
  const counts: TextCounts = {
    lengths: index.lengths.map((length) => Math.round(length * 2)),
    postings: tokens.map(() => ({sections: [], counts: []})),
  };
  rankSections(counts.lengths).forEach((section, place) => {
    for (const [token, count] of texts[section]) {
      const posting = counts.postings[numbers.get(token) ?? 0];
      posting.sections.push(place);
      posting.counts.push(count);
    }
  });
  const writer = new BitWriter();
  codeTexts(writer, counts, texts.length, tokens.length);
  return [CORE_FORMAT, JSON.stringify(toNames(records)), tokens.join(' '), toBase64(writer.finish())].join('\n');
}
