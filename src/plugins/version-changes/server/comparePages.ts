import path from 'node:path';
import {
  compareSections,
  diffSection,
  diffSections,
  toLoneSection,
  type FactChange,
  type Section,
  type SectionChange,
  type SectionDiff,
} from '../../../lib/changes';
import {diffOption, type FactSides} from './diffFacts';
import type {DocPage, DocsVersion} from './listPages';
import {readSections, type PageSections} from './readSections';

/** Sections with as much in common, on two pages, are one that moved; with the same id less is enough. */
const MIN_MOVED = 0.7;
const MIN_MOVED_SAME_ID = 0.5;

export type PageComparison = {
  readonly page: DocPage;
  /** The page in the old version; absent when it is new. */
  readonly old?: DocPage;
  readonly options: readonly FactChange[];
  readonly sections: readonly SectionChange[];
  readonly kept: number;
  /** True when the texts that were compared are those of the default language. */
  readonly isOriginal: boolean;
};

export type CompareInput = {
  readonly siteDir: string;
  readonly lang: string;
  readonly before: DocsVersion;
  readonly now: DocsVersion;
  /** From `toOwnNames`. */
  readonly own: RegExp;
  /** Absent when one of the versions has no fact file. */
  readonly facts?: FactSides;
  /** Ids of docs in the old version by their id in the new one, for those that were renamed. */
  readonly moved?: Readonly<Record<string, string>>;
};

type Draft = {
  page: DocPage;
  old: DocPage;
  isOriginal: boolean;
  options: FactChange[];
  diff: SectionDiff;
};

/** Both files in one language: a translation cannot be compared with a text in the original. */
function chooseSources(old: DocPage, page: DocPage): {before: string; now: string; isOriginal: boolean} {
  const isTranslated = [old, page].map(({source, original}) => source !== original);
  return isTranslated[0] && isTranslated[1]
    ? {before: old.source, now: page.source, isOriginal: false}
    : {before: old.original, now: page.original, isOriginal: true};
}

/** Options with a header on either page that differ, in the order of the new page, with their anchors. */
function compareOptions(before: PageSections, now: PageSections, facts: FactSides, lang: string): FactChange[] {
  const places = new Map(now.options.map(({name, sectionId}) => [name, sectionId]));
  const names = [
    ...now.options.filter(({isRepeated}) => !isRepeated).map(({name}) => name),
    // One that is still there has its header on another page.
    ...before.options.filter(({isRepeated}) => !isRepeated).map(({name}) => name),
  ];
  return [...new Set(names)].flatMap((name) => {
    const change = diffOption(name, facts, lang);
    const place = places.get(name);
    if (change === undefined || (place === undefined && change.kind !== 'removed')) {
      return [];
    }
    return [{...change, ...(place === undefined ? {} : {href: place === '' ? '#' : `#${place}`})}];
  });
}

function draft(page: DocPage, old: DocPage, input: CompareInput): Draft {
  const {siteDir, own, facts, lang} = input;
  const {before, now, isOriginal} = chooseSources(old, page);
  const [a, b] = [before, now].map((file) => readSections(path.join(siteDir, file), siteDir));
  return {
    page,
    old,
    isOriginal,
    options: facts ? compareOptions(a, b, facts, lang) : [],
    diff: diffSections(a.sections, b.sections, own),
  };
}

type Lone = {readonly draft: Draft; readonly change: SectionChange; readonly source: Section};

function listLone(drafts: readonly Draft[], kind: 'added' | 'removed'): Lone[] {
  return drafts.flatMap((entry) =>
    entry.diff.changes.flatMap(({change, source}) =>
      change.kind === kind && source !== undefined ? [{draft: entry, change, source}] : [],
    ),
  );
}

function toLink({title, href}: DocPage): {title: string; href: string} {
  return {title, href};
}

/**
 * Sections that one page lost and another one got: the first says where to, the second where from and what is different.
 */
function findMoved(drafts: readonly Draft[], own: RegExp): Map<SectionChange, SectionChange> {
  const replaced = new Map<SectionChange, SectionChange>();
  const removed = listLone(drafts, 'removed');
  for (const added of listLone(drafts, 'added')) {
    const found = removed
      .filter(({draft: {page, isOriginal}, change}) => {
        const isOther = page !== added.draft.page && isOriginal === added.draft.isOriginal;
        return isOther && !replaced.has(change);
      })
      .map((candidate) => ({candidate, common: compareSections(candidate.source, added.source, own)}))
      .filter(
        ({candidate, common}) => common >= (candidate.change.id === added.change.id ? MIN_MOVED_SAME_ID : MIN_MOVED),
      )
      .sort((a, b) => b.common - a.common)
      .at(0)?.candidate;
    if (found === undefined) {
      continue;
    }
    const arrived = diffSection(found.source, added.source, own, true) ?? toLoneSection('added', added.source);
    replaced.set(added.change, {...arrived, kind: 'moved', page: toLink(found.draft.old)});
    const {href, title} = added.draft.page;
    replaced.set(found.change, {
      ...found.change,
      kind: 'moved',
      blocks: [],
      page: {title, href: `${href}#${added.change.id}`},
    });
  }
  return replaced;
}

/** What changed on each page of the new version, pages without a change included, in the order of their ids. */
export function comparePages(input: CompareInput): PageComparison[] {
  const {before, now, own, moved = {}} = input;
  const oldPages = new Map(before.pages.map((page) => [page.id, page]));
  const drafts = now.pages.flatMap((page) => {
    const old = oldPages.get(moved[page.id] ?? page.id);
    return old ? [draft(page, old, input)] : [];
  });
  const replaced = findMoved(drafts, own);
  const known = new Map(drafts.map((entry) => [entry.page, entry]));
  return now.pages.map((page): PageComparison => {
    const entry = known.get(page);
    if (entry === undefined) {
      return {page, options: [], sections: [], kept: 0, isOriginal: false};
    }
    const {old, options, isOriginal, diff} = entry;
    const sections = diff.changes.map(({change}) => replaced.get(change) ?? change);
    return {page, old, options, sections, kept: diff.kept, isOriginal};
  });
}
