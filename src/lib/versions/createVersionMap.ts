import {checkMoves, splitPlace} from './checkMoves';
import {findMove} from './findMove';
import {pageKey} from './pageKey';
import type {HeadingGaps, HeadingTarget, Move, PageTarget, VersionInput, VersionMap, VersionPage} from './types';

/** A version with what is looked up in it. */
type Side = {
  readonly name: string;
  readonly introduction: string;
  readonly pages: ReadonlyMap<string, VersionPage>;
  /** Pages by the id of a heading. */
  readonly owners: ReadonlyMap<string, readonly VersionPage[]>;
};

function createSide({name, introduction, pages}: VersionInput): Side {
  const owners = new Map<string, VersionPage[]>();
  for (const page of pages) {
    for (const id of new Set(page.ids)) {
      owners.set(id, [...(owners.get(id) ?? []), page]);
    }
  }
  return {name, introduction, pages: new Map(pages.map((page) => [pageKey(page.path), page])), owners};
}

/** The page above in the address, else the one above that, else the introduction. */
function findNearest(key: string, side: Side): PageTarget {
  const parent = key.slice(0, key.lastIndexOf('/'));
  const page = side.pages.get(parent === '' ? pageKey(side.introduction) : parent);
  if (page !== undefined) {
    return {path: page.path, title: page.title, kind: 'nearest'};
  }
  if (parent === '') {
    throw new Error(`The introduction of ${side.name}, "${side.introduction}", is no page of it.`);
  }
  return findNearest(parent, side);
}

/** Where a page is in another version; undefined at the same path. */
function findPage(page: VersionPage, from: Side, to: Side, moves: readonly Move[]): PageTarget | undefined {
  const key = pageKey(page.path);
  const moved = to.pages.get(splitPlace(findMove(moves, from.name, to.name, key) ?? '').key);
  const found = moved ?? to.pages.get(key);
  if (found === undefined) {
    return findNearest(key, to);
  }
  return found.path === page.path ? undefined : {path: found.path, title: found.title, kind: 'moved'};
}

/** Where a heading is in another version whose page does not have it; null when nothing tells. */
function findHeading(
  id: string,
  page: VersionPage,
  from: Side,
  to: Side,
  moves: readonly Move[],
): HeadingTarget | null {
  const declared = findMove(moves, from.name, to.name, `${pageKey(page.path)}#${id}`);
  if (declared !== undefined) {
    const {key, id: newId} = splitPlace(declared);
    const {path, title} = to.pages.get(key) ?? page;
    return {path: newId === undefined ? path : `${path}#${newId}`, title, kind: 'moved'};
  }
  // An id that several pages have, such as `usage`, says nothing.
  const owners = to.owners.get(id) ?? [];
  return owners.length === 1 && from.owners.get(id)?.length === 1
    ? {path: `${owners[0].path}#${id}`, title: owners[0].title, kind: 'similar'}
    : null;
}

function findHeadings(page: VersionPage, from: Side, to: Side, target: PageTarget | undefined, moves: readonly Move[]) {
  const isThere = target?.kind !== 'nearest';
  const other = isThere ? to.pages.get(pageKey(target?.path ?? page.path)) : undefined;
  const known = new Set(other?.ids);
  const found = page.ids.flatMap((id): [string, HeadingTarget | null][] => {
    const heading = findHeading(id, page, from, to, moves);
    // Of a page that is not there at all, only what is somewhere else is worth telling.
    return (known.has(id) && heading?.kind !== 'moved') || (heading === null && !isThere) ? [] : [[id, heading]];
  });
  return Object.fromEntries(found);
}

/**
 * For each page and heading of each version, what the other versions do not have at the same place, and where to go instead.
 * What is the same everywhere is left out, so the map's size follows the differences and not the number of pages.
 *
 * @throws when a declared move names a version, page or heading that does not exist
 */
export function createVersionMap({
  versions,
  moves,
}: {
  readonly versions: readonly VersionInput[];
  readonly moves: readonly Move[];
}): VersionMap {
  checkMoves(versions, moves);
  const sides = versions.map(createSide);
  const pages: Record<string, Record<string, Record<string, PageTarget>>> = {};
  const headings: Record<string, HeadingGaps> = {};
  for (const from of sides) {
    const ownPages: Record<string, Record<string, PageTarget>> = {};
    const ownHeadings: Record<string, Record<string, Record<string, HeadingTarget | null>>> = {};
    for (const [key, page] of from.pages) {
      for (const to of sides.filter(({name}) => name !== from.name)) {
        const target = findPage(page, from, to, moves);
        if (target !== undefined) {
          ownPages[key] = {...ownPages[key], [to.name]: target};
        }
        const missing = findHeadings(page, from, to, target, moves);
        if (Object.keys(missing).length > 0) {
          ownHeadings[key] = {...ownHeadings[key], [to.name]: missing};
        }
      }
    }
    pages[from.name] = ownPages;
    headings[from.name] = ownHeadings;
  }
  return {pages, headings};
}
