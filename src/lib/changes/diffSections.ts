import {align, findStable} from './align';
import {diffBlocks, toKeys} from './diffBlocks';
import {areSameRuns, diffRuns} from './diffRuns';
import {similarity} from './tokens';
import type {BlockChange, Section, SectionChange} from './types';

/** Sections with as much in common are the same one below another id. */
const MIN_RENAMED = 0.6;
/** Blocks of an added section that the panel shows; the page has all of them. */
const SHOWN_BLOCKS = 2;

/** Words of sections by what versions call themselves: each section is compared with all that the other version alone has. */
const known = new WeakMap<RegExp, WeakMap<Section, readonly string[]>>();

function sectionKeys(section: Section, own: RegExp): readonly string[] {
  const bySection = known.get(own) ?? new WeakMap<Section, readonly string[]>();
  known.set(own, bySection);
  const keys = bySection.get(section) ?? section.blocks.flatMap((block) => toKeys(block, own));
  bySection.set(section, keys);
  return keys;
}

/** How much two sections say the same, from 0 to 1; sections without text have nothing in common. */
export function compareSections(before: Section, now: Section, own: RegExp): number {
  const keys = sectionKeys(before, own);
  return keys.length === 0 ? 0 : similarity(keys, sectionKeys(now, own));
}

/** What is declared of the sections of one page; everything else is found by ids and words. */
export type DeclaredSections = {
  /** Id in the old version, by id in the new one. */
  readonly renamed: ReadonlyMap<string, string>;
  /** Ids in the new version of sections that were on another page. */
  readonly arrived: ReadonlySet<string>;
  /** Ids in the old version of sections that are on another page. */
  readonly left: ReadonlySet<string>;
};

const NOTHING_DECLARED: DeclaredSections = {renamed: new Map(), arrived: new Set(), left: new Set()};

/** Old section of each new one: as declared, then by id, then by what they say. */
function pairSections(
  before: readonly Section[],
  now: readonly Section[],
  own: RegExp,
  {renamed: declared, arrived, left}: DeclaredSections,
): Map<Section, Section> {
  const byId = new Map(before.filter(({id}) => !left.has(id)).map((section) => [section.id, section]));
  const pairs = new Map<Section, Section>();
  const pair = (section: Section, id: string | undefined): void => {
    const old = id === undefined || pairs.has(section) || arrived.has(section.id) ? undefined : byId.get(id);
    if (old) {
      pairs.set(section, old);
      byId.delete(old.id);
    }
  };
  now.forEach((section) => pair(section, declared.get(section.id)));
  now.forEach((section) => pair(section, section.id));
  const added = now.filter((section) => !pairs.has(section) && section.id !== '' && !arrived.has(section.id));
  const removed = [...byId.values()].filter(({id}) => id !== '');
  const renamed = align(removed, added, (a, b) => {
    const common = compareSections(a, b, own);
    return common >= MIN_RENAMED ? common : 0;
  });
  for (const {before: old, now: current} of renamed) {
    if (old && current) {
      pairs.set(current, old);
    }
  }
  return pairs;
}

/** A section that came from another one; `undefined` when a reader finds the same. */
export function diffSection(before: Section, now: Section, own: RegExp, hasMoved: boolean): SectionChange | undefined {
  if (before === now && !hasMoved) {
    return undefined;
  }
  const blocks = diffBlocks(before.blocks, now.blocks, own);
  const isEdited = blocks.some(({op}) => op !== '=');
  const isRenamed = !areSameRuns(before.title, now.title, own);
  if (!isEdited && !isRenamed && !hasMoved) {
    return undefined;
  }
  return {
    kind: hasMoved ? 'moved' : 'changed',
    id: now.id,
    depth: now.depth,
    title: isRenamed ? diffRuns(before.title, now.title, own) : now.title,
    blocks: isEdited ? blocks : [],
  };
}

/** A section that one version alone has. */
export function toLoneSection(kind: 'added' | 'removed', {id, depth, title, blocks}: Section): SectionChange {
  const shown = kind === 'added' ? blocks.slice(0, SHOWN_BLOCKS) : blocks;
  const more = blocks.length - shown.length;
  return {
    kind,
    id,
    depth,
    title,
    blocks: shown.map((block): BlockChange => ({...block, op: kind === 'added' ? '+' : '-'})),
    ...(more > 0 ? {more} : {}),
  };
}

export type SectionDiff = {
  /** In the order of the new page; what was removed stands where it was. */
  readonly changes: readonly {
    readonly change: SectionChange;
    /** The whole section of an added or a removed one. */
    readonly source?: Section;
  }[];
  readonly kept: number;
};

/** Sections added, removed, reworded and moved between two versions of a page. */
export function diffSections(
  before: readonly Section[],
  now: readonly Section[],
  own: RegExp,
  declared: DeclaredSections = NOTHING_DECLARED,
): SectionDiff {
  // Pages with the same text share their sections.
  if (before === now && declared.arrived.size + declared.left.size + declared.renamed.size === 0) {
    return {changes: [], kept: now.length};
  }
  const pairs = pairSections(before, now, own, declared);
  const common = now.filter((section) => pairs.has(section));
  const places = new Map(before.map((section, index) => [section, index]));
  const placeOf = (section: Section): number => places.get(pairs.get(section) ?? section) ?? -1;
  const stable = findStable(common.map(placeOf));
  const moved = new Set(common.filter((_, index) => !stable.has(index)));
  const paired = new Set(pairs.values());
  const changes: SectionDiff['changes'][number][] = [];
  let kept = 0;
  const addRemoved = (from: number): void => {
    for (let index = from; index < before.length && !paired.has(before[index]); index++) {
      changes.push({change: toLoneSection('removed', before[index]), source: before[index]});
    }
  };
  addRemoved(0);
  for (const section of now) {
    const old = pairs.get(section);
    if (!old) {
      changes.push({change: toLoneSection('added', section), source: section});
      continue;
    }
    const change = diffSection(old, section, own, moved.has(section));
    if (change) {
      changes.push({change});
    } else {
      kept++;
    }
    addRemoved(placeOf(section) + 1);
  }
  return {changes, kept};
}
