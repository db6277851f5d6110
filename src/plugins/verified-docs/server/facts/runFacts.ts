import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {CURRENT_VERSION_LABEL} from '../../../../lib/site/docsVersions';
import {formatProblem} from '../formatReport';
import {installEnv} from '../installEnv';
import {getCacheFolder, getListFiles} from '../lists';
import {readPages} from '../readPages';
import {getEnvFolder} from '../samples/hashSample';
import type {Facts} from '../../types';
import {compareFacts} from './compareFacts';
import {readInstalledFacts} from './readInstalled';

export type FactsOptions = {
  readonly siteDir: string;
  /** Only compares, and leaves the committed file as it is. */
  readonly isCheck: boolean;
  readonly print: (text: string) => void;
};

/** Prints what the installed package says otherwise than the committed facts, and rewrites them; returns the exit status. */
export function runFacts({siteDir, isCheck, print}: FactsOptions): number {
  const version = CURRENT_VERSION_LABEL;
  const envFolder = getEnvFolder(siteDir, version);
  installEnv(envFolder);
  const installed = readInstalledFacts(envFolder, getCacheFolder(siteDir));
  const {facts: file} = getListFiles(version);
  const committed = readFileSync(path.join(siteDir, file), 'utf8');
  if (installed === committed) {
    print('the facts are those of the installed package');
    return 0;
  }
  const {pages} = readPages(siteDir, version);
  for (const problem of compareFacts(JSON.parse(committed) as Facts, JSON.parse(installed) as Facts, pages, file)) {
    print(formatProblem(problem));
  }
  if (isCheck) {
    return 1;
  }
  writeFileSync(path.join(siteDir, file), installed);
  print(`rewrote ${file}: correct the pages above, then run "npm run docs:verify"`);
  return 0;
}
