import {FIELD} from './postings';
import type {SearchIndex} from './searchIndex';
import {Tally} from './tally';
import type {Match} from './vocabulary';
import {WEIGHTS} from './weights';

/** What one group found, by section and by page; a share is how well it was matched there, 0 to 1. */
export type Found = {section: Tally; sectionShare: Tally; page: Tally; pageShare: Tally};

/** Room to compute in, for an index of a given size. All zero between queries. */
export class SlotScorer {
  private readonly counts: Float64Array;
  private readonly headings: Float64Array;
  private readonly ancestors: Float64Array;
  private readonly titles: Float64Array;
  private readonly routes: Float64Array;
  private readonly keywords: Float64Array;
  private readonly sectionStrength: Tally;
  private readonly pageStrength: Tally;

  constructor(sections: number, pages: number) {
    [this.counts, this.headings, this.ancestors] = [1, 2, 3].map(() => new Float64Array(sections));
    [this.titles, this.routes, this.keywords] = [1, 2, 3].map(() => new Float64Array(pages));
    this.sectionStrength = new Tally(sections);
    this.pageStrength = new Tally(pages);
  }

  // Of several terms in the same field the nearest counts; in texts their occurrences add up.
  private gather(index: SearchIndex, matches: readonly Match[], accepted: Uint8Array): void {
    const {pageOf} = index;
    for (const {term, weight} of matches) {
      const strength = Math.sqrt(weight);
      for (const posting of index.postings(term)) {
        const section = posting >> 7;
        const page = pageOf[section];
        if (accepted[page] === 0) {
          continue;
        }
        const field = (posting >> 4) & 7;
        if (field < FIELD.heading) {
          const values = field === FIELD.title ? this.titles : field === FIELD.route ? this.routes : this.keywords;
          values[page] = Math.max(values[page], weight);
          this.pageStrength.raise(page, strength);
          continue;
        }
        if (field === FIELD.text) {
          this.counts[section] += weight * (posting & 15);
        } else {
          const values = field === FIELD.heading ? this.headings : this.ancestors;
          values[section] = Math.max(values[section], weight);
        }
        this.sectionStrength.raise(section, strength);
      }
    }
  }

  // Sections that hold the exact term; where there is none, all that were found, or rare garbage would win.
  private inverseFrequency(index: SearchIndex, matches: readonly Match[]): number {
    const exact = matches.find(({kind}) => kind === 'exact');
    const found = Math.max(this.sectionStrength.count, this.pageStrength.count);
    const count = exact === undefined ? found : index.countSections(exact.term);
    return Math.log(1 + (index.livingSections - count + 0.5) / (count + 0.5));
  }

  /**
   * Adds the scores of one slot of a group, divided by the number of slots, to `into`.
   * @returns How telling the slot is: its inverse frequency.
   */
  score(index: SearchIndex, matches: readonly Match[], slots: number, accepted: Uint8Array, into: Found): number {
    this.gather(index, matches, accepted);
    const {counts, headings, ancestors, titles, routes, keywords, sectionStrength, pageStrength} = this;
    const {k1, b} = WEIGHTS;
    const inverse = this.inverseFrequency(index, matches);
    const idf = inverse / slots;
    const meanLength = Math.max(1, index.totalLength / Math.max(1, index.livingSections));
    for (let k = 0; k < sectionStrength.count; k++) {
      const s = sectionStrength.touched[k];
      const count = counts[s];
      const norm = k1 * (1 - b + (b * index.lengths[s]) / meanLength);
      const text = (count * (k1 + 1)) / (count + norm);
      const heading = WEIGHTS.heading * headings[s] * index.headingFactors[s];
      into.section.add(s, idf * (text + heading + WEIGHTS.ancestors * ancestors[s]));
      into.sectionShare.add(s, sectionStrength.values[s] / slots);
      counts[s] = headings[s] = ancestors[s] = 0;
    }
    for (let k = 0; k < pageStrength.count; k++) {
      const p = pageStrength.touched[k];
      const title = WEIGHTS.title * titles[p] * index.titleFactors[p];
      into.page.add(p, idf * (title + WEIGHTS.route * routes[p] + WEIGHTS.keywords * keywords[p]));
      into.pageShare.add(p, pageStrength.values[p] / slots);
      titles[p] = routes[p] = keywords[p] = 0;
    }
    sectionStrength.clear();
    pageStrength.clear();
    return inverse;
  }
}
