import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {docuHash, simpleHash} from '@docusaurus/utils';
import {
  countChanges,
  toOwnNames,
  type PageChanges,
  type PageEntries,
  type SinceEntry,
  type VersionIndex,
} from '../../../lib/changes';
import {readMoves, type Move} from '../../../lib/versions';
import {comparePages, type CompareInput, type PageComparison} from './comparePages';
import {createIndex} from './createIndex';
import type {FactSides} from './diffFacts';
import type {DocPage, DocsVersion} from './listPages';
import {readSections, type PageSections} from './readSections';

/** Folder of the files below the base URL of the locale. */
export const CHANGES_FOLDER = 'assets/changes';

export type ChangesFile = {
  /** Name with a hash of the content: `config-lib-dts.0.x.1a2b3c4d.json`. */
  readonly name: string;
  readonly json: string;
};

export type Changes = {
  /** What each page imports, by the page's source file. */
  readonly entries: ReadonlyMap<string, PageEntries>;
  /** What the panels load. */
  readonly files: readonly ChangesFile[];
  /** What `<VersionChanges>` imports: see `indexFileName`. */
  readonly indexes: readonly VersionIndex[];
};

export type ChangesInput = {
  readonly siteDir: string;
  readonly lang: string;
  readonly defaultLang: string;
  /** Newest first. */
  readonly versions: readonly DocsVersion[];
  /** Facts of both versions, when both have a fact file. */
  readonly readFacts: (before: string, now: string) => FactSides | undefined;
  /** What has another place in another version: see `plugins/versions`. */
  readonly moves: readonly Move[];
};

/** File of a page's entries in the plugin's data folder, from the page's source file. `remarkChanges` imports it by this name. */
export function entriesFileName(source: string): string {
  return `page-${docuHash(source)}.json`;
}

/** File of the list of all changes between two versions in the plugin's data folder. */
export function indexFileName(from: string, to: string): string {
  return `index-${from}-${to}.json`;
}

/** Removes files of both kinds from the data folder that a build does not write. */
export function removeOthers(folder: string, kept: ReadonlySet<string>): void {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  names
    .filter((name) => /^(?:page|index)-.*\.json$/.test(name) && !kept.has(name))
    .forEach((name) => rmSync(path.join(folder, name)));
}

function createFile({page}: PageComparison, changes: PageChanges): ChangesFile {
  const json = JSON.stringify(changes);
  return {name: `${page.id.replaceAll('/', '-')}.${changes.from}.${simpleHash(json, 12)}.json`, json};
}

/** Labels of both versions, and the releases of the package that they describe. */
function listOwnNames(before: string, now: string, facts: FactSides | undefined): string[] {
  return [before, now, ...(facts ?? []).map((side) => side.facts.package.replace(/^.*@/, ''))];
}

/** What a page needs to have a `<VersionChanges>`, itself or in a file that it embeds. Reading a page takes longer than asking. */
const MAY_HAVE_INDEX = /<VersionChanges\b|^import\b.*\.mdx?['"]/m;

function readIndexes({original}: DocPage, siteDir: string): PageSections['indexes'] {
  const file = path.join(siteDir, original);
  return MAY_HAVE_INDEX.test(readFileSync(file, 'utf8')) ? readSections(file, siteDir).indexes : [];
}

/** Page and section that show everything that changed since a version. */
function findIndexPage({pages}: DocsVersion, from: string, siteDir: string): string | undefined {
  for (const page of pages) {
    const {href} = page;
    const found = readIndexes(page, siteDir).find((index) => index.from === from);
    if (found) {
      return found.sectionId === '' ? href : `${href}#${found.sectionId}`;
    }
  }
  return undefined;
}

/** The version that readers get by default is compared with all older ones, any other with the one before it. */
function listOlder(versions: readonly DocsVersion[], index: number): readonly DocsVersion[] {
  return versions.slice(index + 1, versions[index].isLast ? undefined : index + 2);
}

/** Versions that a `<VersionChanges>` of the version's pages starts from. */
function listIndexed({pages}: DocsVersion, siteDir: string): Set<string> {
  return new Set(pages.flatMap((page) => readIndexes(page, siteDir).map(({from}) => from)));
}

type PageChangesInput = Pick<ChangesInput, 'lang' | 'defaultLang'> &
  Pick<CompareInput, 'before' | 'now'> & {
    /** `before` is the version before `now`. */
    readonly isNewest: boolean;
  };

/** What changed on one page since one version: the file, and what the panel says of it. Nothing when nothing changed. */
function createPageChanges(
  result: PageComparison,
  {lang, defaultLang, before, now, isNewest}: PageChangesInput,
): {file?: ChangesFile; entry?: SinceEntry} {
  const {old, hasMoved, options, sections, kept, isOriginal} = result;
  const since = before.version;
  const counts = countChanges(options, sections);
  if (Object.keys(counts).length === 0 && !hasMoved) {
    // "New" is news since the version before only.
    return old === undefined && isNewest ? {entry: {since}} : {};
  }
  const file = createFile(result, {
    from: since,
    to: now.version,
    counts,
    options,
    sections,
    kept,
    ...(old && hasMoved ? {was: {title: old.title, href: old.href}} : {}),
    ...(isOriginal && lang !== defaultLang ? {lang: defaultLang} : {}),
  });
  return {
    file,
    entry: {since, file: `${CHANGES_FOLDER}/${file.name}`, counts, ...(hasMoved ? {hasMoved} : {})},
  };
}

/** The changes of one version's pages since the older ones. */
function createVersionChanges(input: ChangesInput, now: DocsVersion, position: number): Changes {
  const {siteDir, versions, readFacts, moves} = input;
  const files: ChangesFile[] = [];
  const indexes: VersionIndex[] = [];
  const older = listOlder(versions, position);
  const found = new Map<DocPage, SinceEntry[]>();
  const indexed = listIndexed(now, siteDir);
  // A page may list what changed since a version that is further back.
  const compared = versions.slice(position + 1).filter((one) => older.includes(one) || indexed.has(one.version));
  for (const before of compared) {
    const facts = readFacts(before.version, now.version);
    const comparison: CompareInput = {
      siteDir,
      before,
      now,
      own: toOwnNames(listOwnNames(before.version, now.version, facts)),
      ...(facts ? {facts} : {}),
      moves: readMoves(moves, before.version, now.version),
    };
    const results = comparePages(comparison);
    const page = findIndexPage(now, before.version, siteDir);
    indexes.push({...createIndex(comparison, results), ...(page === undefined ? {} : {page})});
    for (const result of older.includes(before) ? results : []) {
      const {file, entry} = createPageChanges(result, {...input, before, now, isNewest: before === older[0]});
      files.push(...(file ? [file] : []));
      found.set(result.page, [...(found.get(result.page) ?? []), ...(entry ? [entry] : [])]);
    }
  }
  const indexPage = older.length === 0 ? undefined : findIndexPage(now, older[0].version, siteDir);
  const entries = (older.length === 0 ? [] : now.pages).map((page): [string, PageEntries] => {
    const own = found.get(page) ?? [];
    return [
      page.source,
      {
        version: now.version,
        entries: own,
        ...(own.length === 0 || indexPage === undefined ? {} : {index: indexPage}),
      },
    ];
  });
  return {entries: new Map(entries), files, indexes};
}

/** Everything the plugin hands on, for one locale: computed from the sources and the fact files alone. */
export function createChanges(input: ChangesInput): Changes {
  const changes = input.versions.map((now, position) => createVersionChanges(input, now, position));
  return {
    entries: new Map(changes.flatMap(({entries}) => [...entries])),
    files: changes.flatMap(({files}) => files),
    indexes: changes.flatMap(({indexes}) => indexes),
  };
}
