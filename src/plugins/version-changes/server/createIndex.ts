import path from 'node:path';
import {countChanges, type FactChange, type PageRow, type VersionIndex} from '../../../lib/changes';
import {sectionPlace, splitPlace} from '../../../lib/versions';
import type {CompareInput, PageComparison} from './comparePages';
import {diffApi, diffFlags, diffOptions} from './diffFacts';
import type {DocPage, DocsVersion} from './listPages';
import {readSections} from './readSections';

/** Addresses by name. */
type Links = ReadonlyMap<string, string>;

/** Addresses of the headers of options. From the page as readers find it, which has been read by now, in any language. */
function readOptionLinks({pages}: DocsVersion, siteDir: string): Links {
  const links = new Map<string, string>();
  for (const {href, source} of pages) {
    for (const {name, sectionId, isRepeated} of readSections(path.join(siteDir, source), siteDir).options) {
      if (!isRepeated) {
        links.set(name, sectionId === '' ? href : `${href}#${sectionId}`);
      }
    }
  }
  return links;
}

/** Addresses of the sections of the pages in a folder, by their headings and each word of them; the first one counts. */
function readHeadingLinks({pages}: DocsVersion, siteDir: string, folder: string): Links {
  const links = new Map<string, string>();
  for (const {href, original} of pages.filter((page) => page.id.startsWith(folder))) {
    for (const section of readSections(path.join(siteDir, original), siteDir).sections) {
      const heading = section.title.map((run) => (typeof run === 'string' ? run : run[0])).join('');
      for (const name of [heading, ...heading.split(/[^\w-]+/)]) {
        if (name !== '' && !links.has(name)) {
          links.set(name, section.id === '' ? href : `${href}#${section.id}`);
        }
      }
    }
  }
  return links;
}

/** The address of a name, or of the nearest one it belongs to: the group of an option, the type of a field. */
function findNearest(links: Links, name: string): string | undefined {
  for (let current = name; current !== ''; current = current.replace(/\.?[^.]+$/, '')) {
    const link = links.get(current);
    if (link !== undefined) {
      return link;
    }
  }
  return undefined;
}

/** The address of a flag's own section, or that of its command: `rslib build --watch`, `rslib build`. */
function findFlag(links: Links, name: string): string | undefined {
  const [command, flag = ''] = name.split(/ (?=--)/);
  return links.get(flag) ?? links.get(command);
}

function withLinks(changes: readonly FactChange[], find: (name: string) => string | undefined): FactChange[] {
  return changes.map((change) => {
    const href = change.kind === 'removed' ? undefined : find(change.name);
    return href === undefined ? change : {...change, href};
  });
}

/** Options of Rsbuild that have no page come last; a removed one has no page to lead to. */
function documentedFirst(changes: readonly FactChange[]): FactChange[] {
  const isDocumented = ({href, kind}: FactChange): boolean => href !== undefined || kind === 'removed';
  return [...changes.filter(isDocumented), ...changes.filter((change) => !isDocumented(change))];
}

function toRow({page, old, hasMoved, options, sections}: PageComparison): PageRow[] {
  const {title, href} = page;
  const counts = countChanges(options, sections);
  if (old === undefined) {
    return [{kind: 'added', title, href, ...(Object.keys(counts).length === 0 ? {} : {counts})}];
  }
  if (hasMoved) {
    return [{kind: 'moved', title, href, from: old.title, counts}];
  }
  return Object.keys(counts).length === 0 ? [] : [{kind: 'changed', title, href, counts}];
}

/** A page that is gone; its text may have been taken over by a section of another page. */
function toGoneRow({key, title, href}: DocPage, {now, moves}: CompareInput): PageRow {
  const place = [...moves.sections].find(([, from]) => from === sectionPlace(key, ''))?.[0];
  const {key: target, id} = splitPlace(place ?? '');
  const page = place === undefined ? undefined : now.pages.find((candidate) => candidate.key === target);
  return page === undefined
    ? {kind: 'removed', title, href}
    : {kind: 'moved', title: page.title, href: id === undefined ? page.href : `${page.href}#${id}`, from: title};
}

/** Everything that changed between two versions, for `<VersionChanges>`. */
export function createIndex(input: CompareInput, comparisons: readonly PageComparison[]): VersionIndex {
  const {before, now, facts, siteDir} = input;
  const kept = new Set(comparisons.map(({old}) => old?.id));
  const removed = before.pages.filter(({id}) => !kept.has(id)).map((page) => toGoneRow(page, input));
  const order = ['added', 'moved', 'removed', 'changed'];
  const pages = [...comparisons.flatMap(toRow), ...removed].sort(
    (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind),
  );
  if (facts === undefined) {
    return {from: before.version, to: now.version, options: [], api: [], flags: [], pages};
  }
  const [old, current] = facts.map((side) => side.facts);
  const optionLinks = readOptionLinks(now, siteDir);
  const apiLinks = readHeadingLinks(now, siteDir, 'api/');
  const flagLinks = readHeadingLinks(now, siteDir, 'guide/basic/cli');
  return {
    from: before.version,
    to: now.version,
    options: documentedFirst(withLinks(diffOptions(facts), (name) => findNearest(optionLinks, name))),
    api: withLinks(diffApi(old, current), (name) => findNearest(apiLinks, name)),
    flags: withLinks(diffFlags(old, current), (name) => findFlag(flagLinks, name)),
    pages,
  };
}
