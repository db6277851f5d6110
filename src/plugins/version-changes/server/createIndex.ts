import path from 'node:path';
import {countChanges, type FactChange, type PageRow, type VersionIndex} from '../../../lib/changes';
import {sectionPlace, splitPlace} from '../../../lib/versions';
import type {CompareInput, PageComparison} from './comparePages';
import {diffApi, diffFlags, diffOptions} from './diffFacts';
import type {DocPage, DocsVersion} from './listPages';
import {readSections} from './readSections';

/** Address of the header of each option, by name; of the header's group for those without one of their own. */
function createOptionLinks({pages}: DocsVersion, siteDir: string): (name: string) => string | undefined {
  const links = new Map<string, string>();
  for (const {href, original} of pages) {
    for (const {name, sectionId, isRepeated} of readSections(path.join(siteDir, original), siteDir).options) {
      if (!isRepeated) {
        links.set(name, sectionId === '' ? href : `${href}#${sectionId}`);
      }
    }
  }
  return (name) => {
    for (let current = name; current !== ''; current = current.replace(/\.?[^.]+$/, '')) {
      const link = links.get(current);
      if (link !== undefined) {
        return link;
      }
    }
    return undefined;
  };
}

/**
 * Address of the section that tells of a name: headings of the API pages are named like the exports and types, those of the command line
 * like the commands and their flags. A field is found with its type, a flag without a heading with its command.
 */
function createAnchorLinks(
  {pages}: DocsVersion,
  siteDir: string,
  folder: string,
): (name: string) => string | undefined {
  const anchors = new Map<string, string>();
  for (const {id, href, original} of pages.filter((page) => page.id.startsWith(folder))) {
    for (const section of readSections(path.join(siteDir, original), siteDir).sections) {
      const words = section.title.map((run) => (typeof run === 'string' ? run : run[0])).join('');
      for (const word of words.split(/[^\w-]+/)) {
        if (word !== '' && !anchors.has(word)) {
          anchors.set(word, section.id === '' ? href : `${href}#${section.id}`);
        }
      }
    }
    anchors.set(id, href);
  }
  return (name) => {
    const [type] = name.split('.');
    const [, ...command] = name.split(' ');
    return [name, type, ...command.reverse()].map((part) => anchors.get(part)).find((href) => href !== undefined);
  };
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
  const {before, now, facts, lang, siteDir} = input;
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
  return {
    from: before.version,
    to: now.version,
    options: documentedFirst(withLinks(diffOptions(facts, lang), createOptionLinks(now, siteDir))),
    api: withLinks(diffApi(old, current), createAnchorLinks(now, siteDir, 'api/')),
    flags: withLinks(diffFlags(old, current), createAnchorLinks(now, siteDir, 'guide/basic/cli')),
    pages,
  };
}
