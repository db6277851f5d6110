import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {formatProblem} from '../formatReport';
import {installEnv} from '../installEnv';
import {getCacheFolder, getListFiles} from '../lists';
import {listDocsVersions, readPages} from '../readPages';
import {getEnvFolder} from '../samples/hashSample';
import type {Facts} from '../../../../lib/facts/types';
import {parseJson} from '../../../../server/files/readJson';
import {compareFacts} from './compareFacts';
import {readInstalledFacts} from './readInstalled';

export type FactsOptions = {
  readonly siteDir: string;
  /** The only docs version whose facts are read; all of them by default. */
  readonly version?: string;
  /** Only compares, and leaves the committed file as it is. */
  readonly isCheck: boolean;
  readonly print: (text: string) => void;
};

function refreshFacts({siteDir, isCheck, print}: FactsOptions, version: string): number {
  const envFolder = getEnvFolder(siteDir, version);
  installEnv(envFolder);
  const installed = readInstalledFacts(envFolder, getCacheFolder(siteDir));
  const {facts: file} = getListFiles(version);
  const absolute = path.join(siteDir, file);
  const committed = existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined;
  if (installed === committed) {
    print(`the facts of ${version} are those of the installed package`);
    return 0;
  }
  if (committed !== undefined) {
    const {pages} = readPages(siteDir, version);
    for (const problem of compareFacts(
      parseJson(committed, file) as Facts,
      JSON.parse(installed) as Facts,
      pages,
      file,
    )) {
      print(formatProblem(problem));
    }
  }
  if (isCheck) {
    return 1;
  }
  writeFileSync(absolute, installed);
  print(`rewrote ${file}: correct the pages above, then run "npm run docs:verify"`);
  return 0;
}

/**
 * Prints, for each docs version, what the installed package says otherwise than the committed facts, and rewrites them;
 * returns the exit status.
 */
export function runFacts(options: FactsOptions): number {
  const statuses = listDocsVersions(options.siteDir, options.version).map((version) => refreshFacts(options, version));
  return Math.max(...statuses);
}
