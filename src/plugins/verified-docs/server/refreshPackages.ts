import {spawnSync} from 'node:child_process';
import {getListFiles, readLists, writeList} from './lists';
import {listDocsVersions, readPages} from './readPages';

/** npm's code for a package or version that the registry does not have; any other one says nothing about the package. */
const NOT_FOUND = /\bE404\b/;

/**
 * The newest version that a spec resolves to, asked from the registry of the npm setting; `undefined` if there is none.
 * Throws when the registry cannot be asked.
 */
function findVersion(spec: string): string | undefined {
  const {status, stdout, stderr, error} = spawnSync('npm', ['view', spec, 'version', '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0 && !NOT_FOUND.test(`${stdout}\n${stderr}`)) {
    const reason = error?.message ?? /"summary": "(.+)"/.exec(stdout)?.[1] ?? stderr.trim().split('\n')[0];
    throw new Error(
      `verified-docs: cannot look up ${spec}: ${reason}; no list was written, run it again when the registry answers`,
    );
  }
  if (status !== 0 || stdout.trim() === '') {
    return undefined;
  }
  const answer = JSON.parse(stdout) as string | string[];
  return typeof answer === 'string' ? answer : answer[answer.length - 1];
}

type Find = (spec: string) => string | undefined;

type Lookup = {
  readonly version: string;
  /** The new list: versions, and reasons that were kept. */
  readonly found: Readonly<Record<string, string>>;
  readonly missing: readonly string[];
};

function lookUp(siteDir: string, version: string, find: Find): Lookup {
  const {pages, translated} = readPages(siteDir, version);
  const {packages} = readLists(siteDir, version);
  const specs = [...new Set([...pages, ...translated].flatMap((page) => page.installs.map(({spec}) => spec)))].sort();
  const found: Record<string, string> = {};
  const missing: string[] = [];
  for (const spec of specs) {
    const kept = packages[spec];
    const answer = find(spec) ?? (kept?.includes(' ') ? kept : undefined);
    if (answer === undefined) {
      missing.push(spec);
    } else {
      found[spec] = answer;
    }
  }
  return {version, found, missing};
}

function writeLookup(siteDir: string, {version, found, missing}: Lookup, print: (text: string) => void): number {
  writeList(siteDir, getListFiles(version).packages, found);
  print(`${Object.keys(found).length} packages in install commands of ${version}`);
  for (const spec of missing) {
    print(`✗ the registry has no package ${spec}: correct the page, or add it to the list with a reason`);
  }
  return missing.length === 0 ? 0 : 1;
}

/**
 * Looks up every package of the install commands and rewrites the committed lists of all versions, or of one. A package that
 * the registry does not have keeps an entry that gives a reason; without one it is reported. Returns the exit status. Throws,
 * before it writes anything, when the registry cannot be asked.
 */
export function refreshPackages(siteDir: string, print: (text: string) => void, only?: string): number {
  const answers = new Map<string, string | undefined>();
  const find = (spec: string): string | undefined => {
    if (!answers.has(spec)) {
      answers.set(spec, findVersion(spec));
    }
    return answers.get(spec);
  };
  const lookups = listDocsVersions(siteDir, only).map((version) => lookUp(siteDir, version, find));
  return Math.max(...lookups.map((lookup) => writeLookup(siteDir, lookup, print)));
}
