import path from 'node:path';
import {simpleHash} from '@docusaurus/utils';
import {
  diffSections,
  type DeclaredSections,
  type FactChange,
  type Section,
  type SectionChange,
  type SectionDiff,
} from '../../../lib/changes';
import {splitPlace, type MovesBetween} from '../../../lib/versions';
import {buildCache} from '../../../server/cache/buildCache';
import {diffOption, type FactSides} from './diffFacts';
import {findMoved, type Compared} from './findMoved';
import type {DocPage, DocsVersion} from './listPages';
import {readSections, type PageSections} from './readSections';

export type PageComparison = {
  readonly page: DocPage;
  /** The page in the old version; absent when it is new. */
  readonly old?: DocPage;
  /** The page has another address than in the old version. */
  readonly hasMoved: boolean;
  readonly options: readonly FactChange[];
  readonly sections: readonly SectionChange[];
  readonly kept: number;
  /** True when the texts that were compared are those of the default language. */
  readonly isOriginal: boolean;
};

export type CompareInput = {
  readonly siteDir: string;
  readonly before: DocsVersion;
  readonly now: DocsVersion;
  /** From `toOwnNames`. */
  readonly own: RegExp;
  /** Absent when one of the versions has no fact file. */
  readonly facts?: FactSides;
  /** What is declared to have another place in the new version. */
  readonly moves: MovesBetween;
};

type Pair = {readonly page: DocPage; readonly old: DocPage; readonly input: CompareInput};
type Draft = Compared & {readonly options: readonly FactChange[]};

/** Both files in one language: a translation cannot be compared with a text in the original. */
function chooseSources(old: DocPage, page: DocPage): {before: string; now: string; isOriginal: boolean} {
  const isTranslated = [old, page].map(({source, original}) => source !== original);
  return isTranslated[0] && isTranslated[1]
    ? {before: old.source, now: page.source, isOriginal: false}
    : {before: old.original, now: page.original, isOriginal: true};
}

/** Options with a header on either page that differ, in the order of the new page, with their anchors. */
function compareOptions(before: PageSections, now: PageSections, facts: FactSides): FactChange[] {
  const places = new Map(now.options.map(({name, sectionId}) => [name, sectionId]));
  const names = [
    ...now.options.filter(({isRepeated}) => !isRepeated).map(({name}) => name),
    // One that is still there has its header on another page.
    ...before.options.filter(({isRepeated}) => !isRepeated).map(({name}) => name),
  ];
  return [...new Set(names)].flatMap((name) => {
    const change = diffOption(name, facts);
    const place = places.get(name);
    if (change === undefined || (place === undefined && change.kind !== 'removed')) {
      return [];
    }
    return [{...change, ...(place === undefined ? {} : {href: place === '' ? '#' : `#${place}`})}];
  });
}

/** What is declared of the sections of a page that both versions have. The texts before the first headings always belong together. */
function readDeclared(page: DocPage, old: DocPage, {sections}: MovesBetween): DeclaredSections {
  const places = [...sections].map(([now, before]) => ({now: splitPlace(now), before: splitPlace(before)}));
  const [arriving, leaving] = [
    places.filter(({now}) => now.key === page.key && now.id !== undefined),
    places.filter(({before}) => before.key === old.key && before.id !== undefined),
  ];
  const staying = arriving.filter((place) => leaving.includes(place));
  return {
    renamed: new Map(staying.map(({now, before}) => [now.id ?? '', before.id ?? ''])),
    arrived: new Set(arriving.filter((place) => !staying.includes(place)).map(({now}) => now.id ?? '')),
    left: new Set(leaving.filter((place) => !staying.includes(place)).map(({before}) => before.id ?? '')),
  };
}

/** The differences between two texts of a page; computed when one of them, or what is declared about them, is new. */
function diffPair(a: PageSections, b: PageSections, {page, old, input}: Pair): SectionDiff {
  const {siteDir, own, moves} = input;
  const declared = readDeclared(page, old, moves);
  const {renamed, arrived, left} = declared;
  // With the page: each has changes of its own, even if two have the same text.
  const parts = [page.key, a.key, b.key, own.source, [...renamed], [...arrived], [...left]];
  const key = simpleHash(JSON.stringify(parts), 32);
  const kept = buildCache<SectionDiff>('section-diffs', siteDir);
  const diff = kept.get(key) ?? diffSections(a.sections, b.sections, own, declared);
  kept.set(key, diff);
  return diff;
}

function comparePair(page: DocPage, old: DocPage, input: CompareInput): Draft {
  const {siteDir, facts} = input;
  const {before, now, isOriginal} = chooseSources(old, page);
  const [a, b] = [before, now].map((file) => readSections(path.join(siteDir, file), siteDir));
  return {
    page,
    old,
    isOriginal,
    options: facts ? compareOptions(a, b, facts) : [],
    diff: diffPair(a, b, {page, old, input}),
  };
}

/** A page that one version alone has; its sections may have come from other pages, or gone to them. */
function readLone(page: DocPage, side: 'page' | 'old', {siteDir, own}: CompareInput): Draft {
  const {source, original} = page;
  const {sections} = readSections(path.join(siteDir, source), siteDir);
  const [before, now]: (readonly Section[])[] = side === 'page' ? [[], sections] : [sections, []];
  return {[side]: page, isOriginal: source === original, options: [], diff: diffSections(before, now, own)};
}

/** The page of the old version that each page comes from: the declared one, else the one with the same id. */
function pairPages({before, now, moves}: CompareInput): Map<DocPage, DocPage> {
  const byKey = new Map(before.pages.map((page) => [page.key, page]));
  const byId = new Map(before.pages.map((page) => [page.id, page]));
  const taken = new Set(now.pages.map(({key}) => moves.pages.get(key)));
  return new Map(
    now.pages.flatMap((page): [DocPage, DocPage][] => {
      const from = moves.pages.get(page.key);
      const same = byId.get(page.id);
      const old = from === undefined ? (taken.has(same?.key) ? undefined : same) : byKey.get(from);
      return old ? [[page, old]] : [];
    }),
  );
}

/** What changed on each page of the new version, pages without a change included, in the order of their ids. */
export function comparePages(input: CompareInput): PageComparison[] {
  const {before, now, own, moves} = input;
  const pairs = pairPages(input);
  const kept = new Set(pairs.values());
  const drafts = new Map(
    now.pages.map((page) => {
      const old = pairs.get(page);
      return [page, old ? comparePair(page, old, input) : readLone(page, 'page', input)];
    }),
  );
  const gone = before.pages.filter((page) => !kept.has(page)).map((page) => readLone(page, 'old', input));
  const replaced = findMoved([...drafts.values(), ...gone], own, moves);
  return [...drafts].map(([page, {old, options, isOriginal, diff}]): PageComparison => {
    const sections = diff.changes.map(({change}) => replaced.get(change) ?? change);
    const hasMoved = old !== undefined && old.key !== page.key;
    // That all of a new page is new goes without saying.
    const isNews = old !== undefined || sections.some(({kind}) => kind === 'moved');
    return {
      page,
      ...(old ? {old} : {}),
      hasMoved,
      options,
      sections: isNews ? sections : [],
      kept: diff.kept,
      isOriginal,
    };
  });
}
