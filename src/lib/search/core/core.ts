import type {TocEntry} from '../types';
import {codeTexts, type TextCounts} from './codeTexts';
import {BitReader} from './rangeCoder';

/** First line of a core. A reader of another number takes the page records in its place. */
export const CORE_FORMAT = 'site-search-core 1';

/** Names and addresses of all pages, column by column: like stands beside like and compresses well. */
export type CoreNames = {
  lang: string;
  version: string;
  titles: string[];
  routes: string[];
  domains: string[];
  /** Sidebar groups, and by page the number of its own; -1 for none. */
  groups: string[];
  groupOf: number[];
  /** Front-matter `description` and `keywords`, joined with line breaks. */
  keywords: string[];
  /** By page: texts, ids and depths of the headings. */
  headings: string[][];
  ids: string[][];
  depths: string[];
};

/** A page as a core holds it: without text. */
export type CorePage = {
  title: string;
  routePath: string;
  domain: string;
  group: string | undefined;
  keywords: string;
  toc: TocEntry[];
};

/** What a core holds. */
export type Core = {
  pages: CorePage[];
  tokens: string[];
  /** By section, all pages one after another: its length in words, the tokens of its text by number, how often each stands there. */
  texts: {length: number; tokens: number[]; counts: number[]}[];
};

function fromBase64(text: string): Uint8Array {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) {
    bytes[i] = binary.charCodeAt(i);
  }
  return bytes;
}

function readPages(names: CoreNames): CorePage[] {
  return names.titles.map((title, page) => ({
    title,
    routePath: names.routes[page],
    domain: names.domains[page] ?? '',
    group: names.groups[names.groupOf[page]],
    keywords: names.keywords[page],
    toc: names.headings[page].map((text, i) => ({
      text,
      id: names.ids[page][i],
      depth: Number(names.depths[page][i]),
      charIndex: -1,
    })),
  }));
}

/** Reads what `encodeCore` wrote. Throws when the text is something else, or a core of another format. */
export function decodeCore(text: string): Core {
  const [format, names, words, code] = text.split('\n');
  if (format !== CORE_FORMAT || code === undefined) {
    throw new Error('this is no search core of a known format.');
  }
  const pages = readPages(JSON.parse(names) as CoreNames);
  const tokens = words === '' ? [] : words.split(' ');
  const sections = pages.reduce((sum, {toc}) => sum + toc.length + 1, 0);
  const counts: TextCounts = {lengths: [], postings: []};
  const order = codeTexts(new BitReader(fromBase64(code)), counts, sections, tokens.length);
  const texts: Core['texts'] = counts.lengths.map((length) => ({length: length / 2, tokens: [], counts: []}));
  counts.postings.forEach((posting, token) => {
    for (let i = 0; i < posting.sections.length; i++) {
      const one = texts[order[posting.sections[i]]];
      one.tokens.push(token);
      one.counts.push(posting.counts[i]);
    }
  });
  return {pages, tokens, texts};
}
