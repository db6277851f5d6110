import {SEARCH_INDEX_RESOLUTION} from '../constants';
import {Chunks, type Chunk} from './chunks';
import type {Core} from './core/core';
import type {CoreTexts} from './core/coreTexts';
import {addPosting, FIELD, packPosting} from './postings';
import {splitIntoSections, type Section} from './sections';
import {createStructure, type Structure} from './structure';
import {isPlainRun} from './runs';
import {findChunks} from './tokenize';
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
  /** Chunks of the names of the page, until its structure is made of them. */
  names: Map<string, readonly Chunk[]> | null;
};

function toFactor(length: number): number {
  return 1 / Math.max(1, length) ** WEIGHTS.shortness;
}

/** Inverted index over sections. Documents come and go; the numbers of pages and sections change with `compact`. */
export class SearchIndex {
  vocabulary = new Vocabulary();
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
  /** By term number: packed postings, rising. */
  private lists: (number[] | undefined)[];
  private readonly texts: CoreTexts | null = null;
  /** By number of the first terms: 1 when `lists` has their postings of `texts` too. */
  private readonly isMerged: Uint8Array;

  private readonly most: number;

  /**
   * @param resolution Highest count kept for a term in one field of one section, at most 15.
   * @param core Terms and what stands in the texts of the documents, when they come without them and in this order.
   */
  constructor(resolution = SEARCH_INDEX_RESOLUTION as number, core?: Pick<Core, 'terms' | 'texts'>) {
    this.most = resolution - 1;
    this.texts = core?.texts ?? null;
    this.isMerged = new Uint8Array(core?.terms.length ?? 0);
    core?.terms.forEach((term) => this.vocabulary.intern(term));
    // Of its length from the start: one that is filled here and there is kept as a table, and slow.
    this.lists = new Array<number[]>(this.isMerged.length);
  }

  get size(): number {
    return this.pageById.size;
  }

  get(id: string): SearchDocument | undefined {
    return this.pages[this.pageById.get(id) ?? -1]?.document;
  }

  /** Adds a document; one with the same id is replaced. */
  add(document: SearchDocument): void {
    this.remove(document.id);
    const page = this.pages.length;
    const firstSection = this.sections.length;
    const parts = splitIntoSections(document);
    const names: IndexedPage['names'] = new Map();
    const addName = (section: number, field: number, name: string): number =>
      this.addChunks(section, field, this.readName(name, names));
    this.titleFactors.push(toFactor(addName(firstSection, FIELD.title, document.title)));
    addName(firstSection, FIELD.route, document.routePath);
    for (const line of document.keywords === '' ? [] : document.keywords.split('\n')) {
      addName(firstSection, FIELD.keywords, line);
    }
    for (const part of parts) {
      const number = this.sections.push(part) - 1;
      this.pageOf.push(page);
      this.headingFactors.push(toFactor(part.entry === null ? 0 : addName(number, FIELD.heading, part.entry.text)));
      part.ancestors.forEach((ancestor) => addName(number, FIELD.ancestors, ancestor));
      const length =
        this.texts === null
          ? this.addText(number, FIELD.text, document.content.slice(part.start, part.end))
          : this.texts.lengths[number];
      this.lengths.push(length);
      this.totalLength += length;
    }
    this.pages.push({document, firstSection, sectionCount: parts.length, structure: null, names});
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

  /** Packed postings of a term by its number, rising. */
  postings(term: number): readonly number[] {
    if (this.texts !== null && this.isMerged[term] === 0) {
      this.merge(term, this.texts);
    }
    return this.lists[term] ?? [];
  }

  /** Number of living sections that hold a term in any field. */
  countSections(term: number): number {
    let count = 0;
    let last = -1;
    for (const posting of this.postings(term)) {
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
    page.structure ??= createStructure(page.document, (name) => this.readName(name, page.names));
    page.names = null;
    return page.structure;
  }

  private readName(name: string, known: IndexedPage['names']): readonly Chunk[] {
    const chunks = known?.get(name) ?? findChunks(name).map((raw) => this.chunks.read(raw));
    known?.set(name, chunks);
    return chunks;
  }

  private addChunks(section: number, field: number, chunks: readonly Chunk[]): number {
    const first = packPosting(section, field, 1);
    let sum = 0;
    for (const {terms, length} of chunks) {
      for (const term of terms) {
        addPosting(this.lists, term, first, 1, this.most);
      }
      sum += length;
    }
    return sum;
  }

  private addText(section: number, field: number, text: string): number {
    const first = packPosting(section, field, 1);
    let length = 0;
    for (const raw of findChunks(text)) {
      if (isPlainRun(raw)) {
        // Most of a Chinese text: no lists on the way to the index.
        for (let i = 0; i < raw.length; i++) {
          addPosting(this.lists, this.vocabulary.intern(raw.slice(i, i + 2)), first, 1, this.most);
        }
        length += raw.length / 2;
        continue;
      }
      const chunk = this.chunks.read(raw);
      length += chunk.length;
      for (const term of chunk.terms) {
        addPosting(this.lists, term, first, 1, this.most);
      }
    }
    return length;
  }

  // Few terms are ever asked for: what a core says of one is put with its places in names when it is.
  private merge(term: number, texts: CoreTexts): void {
    const own = texts.postings(term).map((posting) => posting - Math.max(0, (posting & 15) - 1 - this.most));
    this.lists[term] = [...(this.lists[term] ?? []), ...own].sort((a, b) => a - b);
    // Not before: a damaged block has no postings, and whoever asks again has to hear of it too.
    this.isMerged[term] = 1;
  }

  private compact(): void {
    const documents = this.pages.filter((page) => page !== null).map(({document}) => document);
    this.vocabulary = new Vocabulary();
    this.lists = [];
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
