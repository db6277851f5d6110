import type {ExpandedGroup} from './expand';
import {FIELD} from './searchIndex';
import type {SearchIndex} from './searchIndex';
import {scoreStructure} from './structure';
import type {Match} from './vocabulary';

/** A page with its score and its sections that match, best first. */
export type RankedPage = {
  /** Number of the page in the index. */
  page: number;
  score: number;
  /** Share of what was asked that the page answers, 0 to 1. */
  coverage: number;
  sections: {section: number; score: number}[];
};

/** Measured on judged queries in English and Chinese; see README.md before turning one. */
export const WEIGHTS = {
  heading: 2.6,
  ancestors: 0.7,
  title: 3.4,
  route: 1.1,
  keywords: 0.9,
  /** BM25 over section texts. */
  k1: 1.1,
  b: 0.45,
  /** Headings and titles are divided by their length in words to this power. */
  shortness: 0.35,
  /** Shares of the best section per asked word, of the logarithm of the others, of the best section as a whole. */
  bestPerGroup: 0.6,
  otherSections: 0.1,
  bestSection: 0.7,
  coverage: 1.6,
  /** Pages that get a second look at their names. */
  reranked: 40,
};

/** Numbers by section or page; those that are not 0 are remembered, so that clearing costs what filling did. */
class Tally {
  readonly touched: number[] = [];
  readonly values: Float64Array;

  constructor(size: number) {
    this.values = new Float64Array(size);
  }

  add(i: number, value: number): void {
    if (this.values[i] === 0 && value !== 0) {
      this.touched.push(i);
    }
    this.values[i] += value;
  }

  raise(i: number, value: number): void {
    if (value > this.values[i]) {
      if (this.values[i] === 0) {
        this.touched.push(i);
      }
      this.values[i] = value;
    }
  }

  clear(): void {
    for (const i of this.touched) {
      this.values[i] = 0;
    }
    this.touched.length = 0;
  }
}

/** What one slot or one group found, by section and by page; `share` is how well it was matched there, 0 to 1. */
type Found = {section: Tally; sectionShare: Tally; page: Tally; pageShare: Tally};

function createFound({sections, pages}: SearchIndex): Found {
  return {
    section: new Tally(sections.length),
    sectionShare: new Tally(sections.length),
    page: new Tally(pages.length),
    pageShare: new Tally(pages.length),
  };
}

function clear(found: Found): void {
  Object.values(found).forEach((tally) => tally.clear());
}

function inverseFrequency(index: SearchIndex, matches: readonly Match[], fallback: number): number {
  let count = fallback;
  const exact = matches.find(({kind}) => kind === 'exact');
  if (exact !== undefined) {
    count = 0;
    let last = -1;
    for (const posting of index.postings[exact.term]) {
      const section = posting >> 7;
      if (section !== last && index.isLiving(section)) {
        count++;
      }
      last = section;
    }
  }
  return Math.log(1 + (index.livingSections - count + 0.5) / (count + 0.5));
}

/** Scores the terms of one slot; of several terms in the same field the nearest counts. */
class SlotScorer {
  private readonly counts: Tally;
  private readonly headings: Tally;
  private readonly ancestors: Tally;
  private readonly titles: Tally;
  private readonly routes: Tally;
  private readonly keywords: Tally;
  private readonly sectionStrength: Tally;
  private readonly pageStrength: Tally;

  constructor(private readonly index: SearchIndex) {
    const {sections, pages} = index;
    [this.counts, this.headings, this.ancestors, this.sectionStrength] = [1, 2, 3, 4].map(() => new Tally(sections.length));
    [this.titles, this.routes, this.keywords, this.pageStrength] = [1, 2, 3, 4].map(() => new Tally(pages.length));
  }

  private gather(matches: readonly Match[], accepts: (page: number) => boolean): void {
    const {postings, sections} = this.index;
    for (const {term, weight} of matches) {
      const strength = Math.sqrt(weight);
      for (const posting of postings[term]) {
        const section = posting >> 7;
        const {page} = sections[section];
        if (!accepts(page)) {
          continue;
        }
        switch ((posting >> 4) & 7) {
          case FIELD.title:
            this.titles.raise(page, weight);
            this.pageStrength.raise(page, strength);
            break;
          case FIELD.route:
            this.routes.raise(page, weight);
            this.pageStrength.raise(page, strength);
            break;
          case FIELD.keywords:
            this.keywords.raise(page, weight);
            this.pageStrength.raise(page, strength);
            break;
          case FIELD.heading:
            this.headings.raise(section, weight);
            this.sectionStrength.raise(section, strength);
            break;
          case FIELD.ancestors:
            this.ancestors.raise(section, weight);
            this.sectionStrength.raise(section, strength);
            break;
          default:
            this.counts.add(section, weight * (posting & 15));
            this.sectionStrength.raise(section, strength);
        }
      }
    }
  }

  /** Adds the slot's scores, divided by the number of slots, to `into`. */
  score(matches: readonly Match[], slots: number, accepts: (page: number) => boolean, into: Found): void {
    this.gather(matches, accepts);
    const {index} = this;
    const found = Math.max(this.sectionStrength.touched.length, this.pageStrength.touched.length);
    const idf = inverseFrequency(index, matches, found) / slots;
    const meanLength = Math.max(1, index.totalLength / Math.max(1, index.livingSections));
    for (const s of this.sectionStrength.touched) {
      const {length, headingLength} = index.sections[s];
      const count = this.counts.values[s];
      const norm = WEIGHTS.k1 * (1 - WEIGHTS.b + (WEIGHTS.b * length) / meanLength);
      const text = (count * (WEIGHTS.k1 + 1)) / (count + norm);
      const heading = (WEIGHTS.heading * this.headings.values[s]) / headingLength ** WEIGHTS.shortness;
      into.section.add(s, idf * (text + heading + WEIGHTS.ancestors * this.ancestors.values[s]));
      into.sectionShare.add(s, this.sectionStrength.values[s] / slots);
    }
    for (const p of this.pageStrength.touched) {
      const titleLength = index.pages[p]?.titleLength ?? 1;
      const title = (WEIGHTS.title * this.titles.values[p]) / titleLength ** WEIGHTS.shortness;
      into.page.add(
        p,
        idf * (title + WEIGHTS.route * this.routes.values[p] + WEIGHTS.keywords * this.keywords.values[p]),
      );
      into.pageShare.add(p, this.pageStrength.values[p] / slots);
    }
    for (const tally of [this.counts, this.headings, this.ancestors, this.sectionStrength]) {
      tally.clear();
    }
    for (const tally of [this.titles, this.routes, this.keywords, this.pageStrength]) {
      tally.clear();
    }
  }
}

type Totals = {page: Tally; section: Tally; covered: Tally; best: Tally; rest: Tally; share: Tally};

function addGroup(index: SearchIndex, found: Found, {importance, required}: ExpandedGroup, totals: Totals): void {
  const {best, rest, share} = totals;
  for (const s of found.section.touched) {
    const {page} = index.sections[s];
    const matched = found.sectionShare.values[s];
    const score = found.section.values[s] * matched;
    totals.section.add(s, importance * score);
    rest.add(page, score);
    best.raise(page, score);
    share.raise(page, matched);
  }
  for (const p of found.page.touched) {
    const matched = found.pageShare.values[p];
    totals.page.add(p, importance * found.page.values[p] * matched);
    share.raise(p, matched);
  }
  for (const p of best.touched) {
    const others = rest.values[p] - best.values[p];
    totals.page.add(p, importance * (WEIGHTS.bestPerGroup * best.values[p] + WEIGHTS.otherSections * Math.log(1 + others)));
  }
  if (required) {
    share.touched.forEach((p) => totals.covered.add(p, importance * Math.min(1, share.values[p])));
  }
  [best, rest, share].forEach((tally) => tally.clear());
}

function byScore(a: {score: number; page: number}, b: {score: number; page: number}): number {
  return b.score - a.score || a.page - b.page;
}

/**
 * Ranks the pages of an index for an expanded query: BM25 over section texts plus flat parts for names, times the
 * squared-or-so share of the words that matched; then the best pages again by what they are called.
 * @param candidates Ids of the pages to rank, when another engine has found them; all pages by default.
 */
export function rank(
  index: SearchIndex,
  text: string,
  groups: readonly ExpandedGroup[],
  candidates?: ReadonlySet<string>,
): RankedPage[] {
  const {pages, sections} = index;
  function accepts(p: number): boolean {
    const page = pages[p];
    return page !== null && (candidates === undefined || candidates.has(page.document.id));
  }
  const scorer = new SlotScorer(index);
  const found = createFound(index);
  const totals: Totals = {
    page: new Tally(pages.length),
    section: new Tally(sections.length),
    covered: new Tally(pages.length),
    best: new Tally(pages.length),
    rest: new Tally(pages.length),
    share: new Tally(pages.length),
  };
  let asked = 0;
  for (const group of groups) {
    asked += group.required ? group.importance : 0;
    for (const slot of group.slots) {
      scorer.score(slot, group.slots.length, accepts, found);
    }
    addGroup(index, found, group, totals);
    clear(found);
  }

  const bestSections = new Tally(pages.length);
  totals.section.touched.forEach((s) => bestSections.raise(sections[s].page, totals.section.values[s]));
  bestSections.touched.forEach((p) => totals.page.add(p, WEIGHTS.bestSection * bestSections.values[p]));
  const ranked = totals.page.touched
    .map((page): RankedPage => {
      const coverage = asked === 0 ? 1 : totals.covered.values[page] / asked;
      return {page, coverage, score: totals.page.values[page] * coverage ** WEIGHTS.coverage, sections: []};
    })
    .filter(({score}) => score > 0)
    .sort(byScore);

  const top = ranked[0]?.score ?? 0;
  const second = ranked.slice(0, WEIGHTS.reranked);
  for (const one of second) {
    const page = pages[one.page];
    if (page === null) {
      continue;
    }
    const bonus = scoreStructure(index.structure(page), page.document, text);
    one.score += top * bonus.page;
    for (let i = 0; i < page.sectionCount; i++) {
      const section = page.firstSection + i;
      // The lead has no heading of its own.
      const score = totals.section.values[section] + top * (i === 0 ? 0 : (bonus.headings[i - 1] ?? 0));
      if (score > 0) {
        one.sections.push({section, score});
      }
    }
    one.sections.sort((a, b) => b.score - a.score || a.section - b.section);
  }
  return [...second.sort(byScore), ...ranked.slice(WEIGHTS.reranked)];
}
