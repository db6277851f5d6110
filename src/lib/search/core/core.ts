import type {TocEntry} from '../types';
import {CoreTexts} from './coreTexts';
import {unfoldTerms} from './foldTerms';

/** First line of a core. A reader of another number takes the page records in its place. */
export const CORE_FORMAT = 'site-search-core 2';

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
  /** Terms of the texts, sorted. */
  terms: string[];
  texts: CoreTexts;
};

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
  const [format, names, shared, endings, code] = text.split('\n');
  if (format !== CORE_FORMAT || code === undefined) {
    throw new Error('this is no search core of a known format.');
  }
  const pages = readPages(JSON.parse(names) as CoreNames);
  const terms = unfoldTerms(shared, endings);
  const sections = pages.reduce((sum, {toc}) => sum + toc.length + 1, 0);
  return {pages, terms, texts: new CoreTexts(code, sections, terms.length)};
}
