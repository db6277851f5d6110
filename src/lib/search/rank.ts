import type {ExpandedGroup} from './expand';
import {SlotScorer} from './scoreSlot';
import type {Found} from './scoreSlot';
import type {SearchIndex} from './searchIndex';
import type {Asked} from './structure';
import {createAsked, scoreStructure} from './structure';
import {Tally} from './tally';
import {WEIGHTS} from './weights';

/** A page with its score and its sections that match, best first. */
export type RankedPage = {
  /** Number of the page in the index. */
  page: number;
  score: number;
  /** Share of what was asked that the page answers, 0 to 1. */
  coverage: number;
  /** Filled for the pages at the top. */
  sections: {section: number; score: number}[];
};

/** Room to compute in; all zero between queries. */
type Workspace = {
  sections: number;
  pages: number;
  scorer: SlotScorer;
  found: Found;
  page: Tally;
  section: Tally;
  covered: Tally;
  best: Tally;
  rest: Tally;
  share: Tally;
};

/** Those not in use: a query that throws takes its own away with it, half filled. */
const workspaces = new WeakMap<SearchIndex, Workspace>();

function openWorkspace(index: SearchIndex): Workspace {
  const [sections, pages] = [index.sections.length, index.pages.length];
  const known = workspaces.get(index);
  workspaces.delete(index);
  if (known?.sections === sections && known.pages === pages) {
    return known;
  }
  const bySection = (): Tally => new Tally(sections);
  const byPage = (): Tally => new Tally(pages);
  return {
    sections,
    pages,
    scorer: new SlotScorer(sections, pages),
    found: {section: bySection(), sectionShare: bySection(), page: byPage(), pageShare: byPage()},
    page: byPage(),
    section: bySection(),
    covered: byPage(),
    best: byPage(),
    rest: byPage(),
    share: byPage(),
  };
}

function clear(tallies: readonly Tally[]): void {
  tallies.forEach((tally) => tally.clear());
}

// Takes what a group found into the totals of pages and sections.
function addGroup({pageOf}: SearchIndex, importance: number, mass: number, workspace: Workspace): void {
  const {found, best, rest, share, page, section, covered} = workspace;
  for (let k = 0; k < found.section.count; k++) {
    const s = found.section.touched[k];
    const p = pageOf[s];
    const matched = found.sectionShare.values[s];
    const score = found.section.values[s] * matched;
    section.add(s, importance * score);
    rest.add(p, score);
    best.raise(p, score);
    share.raise(p, matched);
  }
  for (let k = 0; k < found.page.count; k++) {
    const p = found.page.touched[k];
    const matched = found.pageShare.values[p];
    page.add(p, importance * found.page.values[p] * matched);
    share.raise(p, matched);
  }
  for (let k = 0; k < best.count; k++) {
    const p = best.touched[k];
    const others = Math.log(1 + Math.max(0, rest.values[p] - best.values[p]));
    page.add(p, importance * (WEIGHTS.bestPerGroup * best.values[p] + WEIGHTS.otherSections * others));
  }
  if (mass > 0) {
    for (let k = 0; k < share.count; k++) {
      const p = share.touched[k];
      covered.add(p, mass * Math.min(1, share.values[p]));
    }
  }
  clear([best, rest, share, found.section, found.sectionShare, found.page, found.pageShare]);
}

function byScore(a: RankedPage, b: RankedPage): number {
  return b.score - a.score || a.page - b.page;
}

function scorePages(
  index: SearchIndex,
  groups: readonly ExpandedGroup[],
  accepted: Uint8Array,
  workspace: Workspace,
): RankedPage[] {
  const {scorer, found, page, section, covered, best} = workspace;
  let asked = 0;
  for (const group of groups) {
    let inverse = 0;
    for (const slot of group.slots) {
      inverse += scorer.score(index, slot, group.slots.length, accepted, found) / group.slots.length;
    }
    const mass = group.required ? group.importance * inverse ** WEIGHTS.telling : 0;
    asked += mass;
    addGroup(index, group.importance, mass, workspace);
  }
  for (let k = 0; k < section.count; k++) {
    const s = section.touched[k];
    best.raise(index.pageOf[s], section.values[s]);
  }
  for (let k = 0; k < best.count; k++) {
    const p = best.touched[k];
    page.add(p, WEIGHTS.bestSection * best.values[p]);
  }
  const ranked: RankedPage[] = [];
  for (let k = 0; k < page.count; k++) {
    const p = page.touched[k];
    const coverage = asked === 0 ? 1 : covered.values[p] / asked;
    if (coverage > 0) {
      ranked.push({page: p, coverage, score: page.values[p] * coverage ** WEIGHTS.coverage, sections: []});
    }
  }
  return ranked.sort(byScore);
}

// Adds what the best pages earn by their names, and puts their sections in order.
function lookAgain(index: SearchIndex, asked: Asked, ranked: readonly RankedPage[], totals: Tally): RankedPage[] {
  const top = ranked[0]?.score ?? 0;
  return ranked.slice(0, WEIGHTS.reranked).map((one) => {
    const page = index.pages[one.page];
    if (page === null) {
      return one;
    }
    const bonus = scoreStructure(index.structure(page), page.document, asked);
    const sections: RankedPage['sections'] = [];
    for (let i = 0; i < page.sectionCount; i++) {
      const section = page.firstSection + i;
      // The lead has no heading of its own.
      const score = totals.values[section] + top * (i === 0 ? 0 : (bonus.headings[i - 1] ?? 0));
      if (score > 0) {
        sections.push({section, score});
      }
    }
    sections.sort((a, b) => b.score - a.score || a.section - b.section);
    return {...one, score: one.score + top * bonus.page, sections};
  });
}

/**
 * Ranks the pages of an index for an expanded query: BM25 over section texts plus flat parts for names, times a power
 * of the share of the words that matched; then the best pages again by what they are called.
 * @param text The query in normal form.
 * @param candidates Ids of the pages to rank, when another engine has found them; all pages by default.
 */
export function rank(
  index: SearchIndex,
  text: string,
  groups: readonly ExpandedGroup[],
  candidates?: ReadonlySet<string>,
): RankedPage[] {
  const accepted = Uint8Array.from(index.pages, (page) =>
    page !== null && (candidates === undefined || candidates.has(page.document.id)) ? 1 : 0,
  );
  const workspace = openWorkspace(index);
  const ranked = scorePages(index, groups, accepted, workspace);
  const second = lookAgain(index, createAsked(text, groups), ranked, workspace.section);
  clear([workspace.page, workspace.section, workspace.covered, workspace.best]);
  workspaces.set(index, workspace);
  return [...second.sort(byScore), ...ranked.slice(WEIGHTS.reranked)];
}
