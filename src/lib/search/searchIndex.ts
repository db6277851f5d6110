import {Chunks} from './chunks';
import {addPosting, FIELD, packPosting} from './postings';
import {splitIntoSections} from './sections';
import {createStructure} from './structure';
import type {Structure} from './structure';
import {findChunks, isPlainRun} from './tokenize';
import type {Section} from './sections';
import type {SearchDocument} from './types';
import {Vocabulary} from './vocabulary';
import {WEIGHTS} from './weights';

/** Dead pages are dropped for good once they are this share of all. */
const DEAD_SHARE = 0.2;

export type IndexedPage = {
  document: SearchDocument;
  /** Number of the first section; the others follow it. */
  firstSection: number;
  sectionCount: number;
  /** Made when the page first comes near the top. */
  structure: Structure | null;
};

function toFactor(length: number): number {
  return 1 / Math.max(1, length) ** WEIGHTS.shortness;
}

/** What stands in the text of a section, without its order: tokens by number, and how often each stands there. */
export type SectionText = {
  /** In words. */
  length: number;
  tokens: readonly number[];
  counts: readonly number[];
};

/** The texts of a page's sections. */
export type PageText = {
  sections: readonly SectionText[];
  /** By token: its terms by number. */
  terms: readonly (readonly number[])[];
};

/** Inverted index over sections. Documents come and go; the numbers of pages and sections change with `compact`. */
export class SearchIndex {
  vocabulary = new Vocabulary();
  /** By term number: packed postings, rising. */
  postings: number[][] = [];
  pages: (IndexedPage | null)[] = [];
  sections: Section[] = [];
  /** By section number: the page, the words of its own text, what a match in its heading is multiplied by. */
  pageOf: number[] = [];
  lengths: number[] = [];
  headingFactors: number[] = [];
  /** By page number: what a match in its title is multiplied by. */
  titleFactors: number[] = [];
  /** Words in the texts of all living sections. */
  totalLength = 0;
  livingSections = 0;
  private readonly pageById = new Map<string, number>();
  private chunks = new Chunks(this.vocabulary);

  private readonly most: number;

  /** @param resolution Highest count kept for a term in one field of one section, at most 15. */
  constructor(resolution = 9) {
    this.most = resolution - 1;
  }

  get size(): number {
    return this.pageById.size;
  }

  get(id: string): SearchDocument | undefined {
    return this.pages[this.pageById.get(id) ?? -1]?.document;
  }

  /**
   * Adds a document; one with the same id is replaced.
   * @param pageText What stands in the texts of its sections, when the document comes without them.
   */
  add(document: SearchDocument, pageText?: PageText): void {
    this.remove(document.id);
    const page = this.pages.length;
    const firstSection = this.sections.length;
    const parts = splitIntoSections(document);
    this.titleFactors.push(toFactor(this.addText(firstSection, FIELD.title, document.title)));
    this.addText(firstSection, FIELD.route, document.routePath);
    this.addText(firstSection, FIELD.keywords, document.keywords);
    parts.forEach((part, i) => {
      const number = this.sections.push(part) - 1;
      this.pageOf.push(page);
      this.headingFactors.push(toFactor(this.addText(number, FIELD.heading, part.entry?.text ?? '')));
      this.addText(number, FIELD.ancestors, part.ancestors.join('\n'));
      const length =
        pageText === undefined
          ? this.addText(number, FIELD.text, document.content.slice(part.start, part.end))
          : this.addCounts(number, pageText.sections[i], pageText.terms);
      this.lengths.push(length);
      this.totalLength += length;
    });
    this.pages.push({document, firstSection, sectionCount: parts.length, structure: null});
    this.livingSections += parts.length;
    this.pageById.set(document.id, page);
  }

  /** Takes a document out; returns whether it was there. */
  remove(id: string): boolean {
    const number = this.pageById.get(id);
    const page = number === undefined ? null : this.pages[number];
    if (number === undefined || page === null) {
      return false;
    }
    for (let i = page.firstSection; i < page.firstSection + page.sectionCount; i++) {
      this.totalLength -= this.lengths[i];
    }
    this.livingSections -= page.sectionCount;
    this.pages[number] = null;
    this.pageById.delete(id);
    if (this.pages.length - this.size > this.pages.length * DEAD_SHARE && this.pages.length > 8) {
      this.compact();
    }
    return true;
  }

  /** Number of living sections that hold a term in any field. */
  countSections(term: number): number {
    let count = 0;
    let last = -1;
    for (const posting of this.postings[term]) {
      const section = posting >> 7;
      if (section !== last && this.pages[this.pageOf[section]] !== null) {
        count++;
      }
      last = section;
    }
    return count;
  }

  /** Names of a living page in the shapes that queries are compared with. */
  structure(page: IndexedPage): Structure {
    page.structure ??= createStructure(page.document, (raw) => this.chunks.read(raw));
    return page.structure;
  }

  private addText(section: number, field: number, text: string): number {
    const first = packPosting(section, field, 1);
    let length = 0;
    for (const raw of findChunks(text)) {
      if (isPlainRun(raw)) {
        // Most of a Chinese text: no lists on the way to the index.
        for (let i = 0; i < raw.length; i++) {
          addPosting(this.postings, this.vocabulary.intern(raw.slice(i, i + 2)), first, 1, this.most);
        }
        length += raw.length / 2;
        continue;
      }
      const chunk = this.chunks.read(raw);
      length += chunk.length;
      for (const term of chunk.terms) {
        addPosting(this.postings, term, first, 1, this.most);
      }
    }
    return length;
  }

  private addCounts(section: number, {length, tokens, counts}: SectionText, terms: PageText['terms']): number {
    const first = packPosting(section, FIELD.text, 1);
    for (let i = 0; i < tokens.length; i++) {
      for (const term of terms[tokens[i]]) {
        addPosting(this.postings, term, first, counts[i], this.most);
      }
    }
    return length;
  }

  private compact(): void {
    const documents = this.pages.filter((page) => page !== null).map(({document}) => document);
    this.vocabulary = new Vocabulary();
    this.postings = [];
    this.pages = [];
    this.sections = [];
    this.pageOf = [];
    this.lengths = [];
    this.headingFactors = [];
    this.titleFactors = [];
    this.chunks = new Chunks(this.vocabulary);
    this.totalLength = 0;
    this.livingSections = 0;
    this.pageById.clear();
    documents.forEach((document) => this.add(document));
  }
}
