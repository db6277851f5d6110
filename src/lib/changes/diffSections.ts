import {align, findStable} from './align';
import {diffBlocks, toKeys} from './diffBlocks';
import {areSameRuns, diffRuns} from './diffRuns';
import {similarity} from './tokens';
import type {BlockChange, Section, SectionChange} from './types';

/** Sections with as much in common are the same one below another id. */
const MIN_RENAMED = 0.6;
/** Blocks of an added section that the panel shows; the page has all of them. */
const SHOWN_BLOCKS = 2;

function sectionKeys({blocks}: Section, own: RegExp): string[] {
  return blocks.flatMap((block) => toKeys(block, own));
}

/** How much two sections say the same, from 0 to 1; sections without text have nothing in common. */
export function compareSections(before: Section, now: Section, own: RegExp): number {
  const keys = sectionKeys(before, own);
  return keys.length === 0 ? 0 : similarity(keys, sectionKeys(now, own));
}

/** Old section of each new one: by id, then by what they say. */
function pairSections(before: readonly Section[], now: readonly Section[], own: RegExp): Map<Section, Section> {
  const byId = new Map(before.map((section) => [section.id, section]));
  const pairs = new Map<Section, Section>();
  for (const section of now) {
    const old = byId.get(section.id);
    if (old) {
      pairs.set(section, old);
      byId.delete(section.id);
    }
  }
  const added = now.filter((section) => !pairs.has(section) && section.id !== '');
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
export function diffSections(before: readonly Section[], now: readonly Section[], own: RegExp): SectionDiff {
  const pairs = pairSections(before, now, own);
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
