import {
  compareSections,
  diffSection,
  toLoneSection,
  type Section,
  type SectionChange,
  type SectionDiff,
} from '../../../lib/changes';
import {sectionPlace, type MovesBetween} from '../../../lib/versions';
import type {DocPage} from './listPages';

/** Sections with as much in common, on two pages, are one that moved; with the same id less is enough. */
const MIN_MOVED = 0.7;
const MIN_MOVED_SAME_ID = 0.5;

/** A page with its old self; one of them is absent for a page that one version alone has. */
export type Compared = {
  readonly page?: DocPage;
  readonly old?: DocPage;
  /** True when the texts that were compared are those of the default language. */
  readonly isOriginal: boolean;
  readonly diff: SectionDiff;
};

type Lone = {
  readonly pair: Compared;
  readonly page: DocPage;
  readonly change: SectionChange;
  readonly source: Section;
  /** See `sectionPlace`. */
  readonly place: string;
};

function listLone(pairs: readonly Compared[], kind: 'added' | 'removed'): Lone[] {
  return pairs.flatMap((pair) => {
    const page = kind === 'added' ? pair.page : pair.old;
    return page === undefined
      ? []
      : pair.diff.changes.flatMap(({change, source}) =>
          change.kind === kind && source !== undefined
            ? [{pair, page, change, source, place: sectionPlace(page.key, source.id)}]
            : [],
        );
  });
}

/** The removed section that says most of what an added one says. */
function findAlike(added: Lone, removed: readonly Lone[], own: RegExp): Lone | undefined {
  return added.source.id === ''
    ? undefined
    : removed
        .filter(({pair, source}) => pair !== added.pair && source.id !== '')
        .map((lone) => ({lone, common: compareSections(lone.source, added.source, own)}))
        .filter(({lone, common}) => common >= (lone.source.id === added.source.id ? MIN_MOVED_SAME_ID : MIN_MOVED))
        .sort((a, b) => b.common - a.common)
        .at(0)?.lone;
}

function toLink({title, href}: DocPage, id = ''): {title: string; href: string} {
  return {title, href: id === '' ? href : `${href}#${id}`};
}

/**
 * Sections that one page lost and another one got, as declared or by what they say: the first says where to, the second where
 * from and what is different.
 */
export function findMoved(
  pairs: readonly Compared[],
  own: RegExp,
  {sections}: MovesBetween,
): Map<SectionChange, SectionChange> {
  const replaced = new Map<SectionChange, SectionChange>();
  const removed = listLone(pairs, 'removed');
  const added = listLone(pairs, 'added');
  const replace = (lone: Lone, found: Lone): void => {
    const {source} = lone;
    // The text before the first heading has no title that could have changed.
    const before = found.source.id === '' || source.id === '' ? {...found.source, title: source.title} : found.source;
    const arrived = diffSection(before, source, own, true) ?? toLoneSection('added', source);
    replaced.set(lone.change, {...arrived, kind: 'moved', from: toLink(found.page)});
    replaced.set(found.change, {...found.change, kind: 'moved', blocks: [], to: toLink(lone.page, source.id)});
  };
  const isFree = ({change}: Lone): boolean => !replaced.has(change);
  // Both texts have to be in one language.
  const listFree = ({pair}: Lone): Lone[] =>
    removed.filter((candidate) => isFree(candidate) && candidate.pair.isOriginal === pair.isOriginal);
  for (const lone of added) {
    const from = sections.get(lone.place);
    const found = from === undefined ? undefined : listFree(lone).find(({place}) => place === from);
    if (found) {
      replace(lone, found);
    }
  }
  for (const lone of added.filter(isFree)) {
    const found = findAlike(lone, listFree(lone), own);
    if (found) {
      replace(lone, found);
    }
  }
  return replaced;
}
