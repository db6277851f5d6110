import {findMatches, findPhrase} from './patterns';
import type {Pattern} from './patterns';
import {normalizeText} from './normalize';
import type {RankedPage} from './rank';
import type {SearchIndex} from './searchIndex';
import type {Section} from './sections';
import {coveredImportance, createSnippet, highlight} from './snippet';
import type {PageHits, SearchDocument, SearchHit} from './types';

/** Between the headings of a trail (SEARCH-11). */
export const HEADER_SEPARATOR = ' > ';

export type HitsInput = {
  index: SearchIndex;
  /** The query as typed, repeated in each hit, and in normal form. */
  query: string;
  text: string;
  patterns: readonly Pattern[];
  /** Most hits shown for one page. */
  hitsPerPage: number;
  /** The texts are not here yet. */
  isPartial: boolean;
};

type Names = {has: boolean; share: number};

// Whether a title or heading holds the query, and how much of what was asked it holds.
function compareName(name: string, {text, patterns}: HitsInput, asked: number): Names {
  const normalized = normalizeText(name);
  const share = asked === 0 ? 0 : coveredImportance(findMatches(normalized, patterns)) / asked;
  return {has: findPhrase(normalized, text) >= 0, share};
}

function createSectionHit(
  section: Section,
  document: SearchDocument,
  input: HitsInput,
  asked: number,
): SearchHit | null {
  const {entry, ancestors, start, end} = section;
  const header = entry === null ? '' : [...ancestors, entry.text].join(HEADER_SEPARATOR);
  const base = {
    title: document.title,
    header,
    link: document.domain + document.routePath + (entry === null ? '' : `#${entry.id}`),
    query: input.query,
    group: document.group,
  };
  const heading = entry === null ? {has: false, share: 0} : compareName(entry.text, input, asked);
  const headerHit = (): SearchHit => ({...base, type: 'header', highlightInfoList: highlight(header, input.patterns)});
  if (heading.has || heading.share >= 0.5) {
    return headerHit();
  }
  if (input.isPartial) {
    return {...base, type: 'content', statement: '', highlightInfoList: []};
  }
  const snippet = createSnippet(document.content.slice(start, end), input.patterns, input.text);
  if (snippet !== null) {
    return {...base, type: 'content', ...snippet};
  }
  return heading.share > 0 ? headerHit() : null;
}

/**
 * Hits of one ranked page (SEARCH-11): the title when it holds the query or most of it, then the best sections, each
 * once, by its heading or by a piece of its text. A page found by its keywords or address alone shows its title.
 */
export function createPageHits({page, score, sections}: RankedPage, input: HitsInput): PageHits | null {
  const document = input.index.pages[page]?.document;
  if (document === undefined) {
    return null;
  }
  const {id, title, group} = document;
  const link = document.domain + document.routePath;
  const byGroup = new Map(input.patterns.map((pattern) => [pattern.group, pattern.importance]));
  const asked = [...byGroup.values()].reduce((sum, importance) => sum + importance, 0);
  const titleHit: SearchHit = {
    type: 'title',
    title,
    header: '',
    link,
    query: input.query,
    group,
    highlightInfoList: highlight(title, input.patterns),
  };

  const name = compareName(title, input, asked);
  const hits: SearchHit[] = name.has || name.share >= 0.5 ? [titleHit] : [];
  for (const {section} of sections) {
    if (hits.length >= input.hitsPerPage) {
      break;
    }
    const hit = createSectionHit(input.index.sections[section], document, input, asked);
    if (hit !== null) {
      hits.push(hit);
    }
  }
  return {id, title, link, group, score, hits: hits.length > 0 ? hits : [titleHit]};
}
