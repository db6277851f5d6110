import {spawnSync} from 'node:child_process';
import {getListFiles, readLists, writeList} from './lists';
import {listDocsVersions, readPages} from './readPages';

/** The newest version that a spec resolves to, asked from the registry of the npm setting; `undefined` if there is none. */
function findVersion(spec: string): string | undefined {
  const {status, stdout} = spawnSync('npm', ['view', spec, 'version', '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0 || stdout.trim() === '') {
    return undefined;
  }
  const answer = JSON.parse(stdout) as string | string[];
  return typeof answer === 'string' ? answer : answer[answer.length - 1];
}

type Find = (spec: string) => string | undefined;

function refreshList(siteDir: string, version: string, print: (text: string) => void, find: Find): number {
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
  writeList(siteDir, getListFiles(version).packages, found);
  print(`${Object.keys(found).length} packages in install commands of ${version}`);
  for (const spec of missing) {
    print(`✗ the registry has no package ${spec}: correct the page, or add it to the list with a reason`);
  }
  return missing.length === 0 ? 0 : 1;
}

/**
 * Looks up every package of the install commands and rewrites the committed lists of all versions, or of one. A package that
 * the registry does not have keeps an entry that gives a reason; without one it is reported. Returns the exit status.
 */
export function refreshPackages(siteDir: string, print: (text: string) => void, only?: string): number {
  const answers = new Map<string, string | undefined>();
  const find = (spec: string): string | undefined => {
    if (!answers.has(spec)) {
      answers.set(spec, findVersion(spec));
    }
    return answers.get(spec);
  };
  const statuses = listDocsVersions(siteDir, only).map((version) => refreshList(siteDir, version, print, find));
  return Math.max(...statuses);
}
