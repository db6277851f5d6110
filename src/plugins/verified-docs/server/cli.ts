import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {checkResults} from './checkResults';
import {formatAdvice, formatFigures, formatProblem} from './formatReport';
import {installEnv} from './installEnv';
import {refreshOverrides} from './checks/checkOverrides';
import {compareFacts} from './facts/compareFacts';
import {readInstalledFacts} from './facts/readInstalled';
import {getCacheFolder, getListFiles, writeList} from './lists';
import {isSnapshot, listDocsVersions} from './readPages';
import {getEnvFolder} from './samples/hashSample';
import type {Facts} from '../../../lib/facts/types';
import {getPageVersion} from '../../../server/content/pageVersion';
import {readFacts} from '../../../server/facts/readFacts';
import {toSitePath} from '../../../server/files/toSitePath';
import type {Problem} from './samples/types';
import {updatePage} from './updatePage';
import type {Verification, VerifyOptions} from './verifyVersion';
import {verifyVersion} from './verifyVersion';

/**
 * 256ths of the samples that a frozen run builds although the committed results prove them: some twenty, and ten of a snapshot, which
 * show that the tool works on this machine as on the one that proved them.
 */
const SPOT_CHECKS = {current: 8, snapshot: 4} as const;

const HOW_TO_NAME =
  'give its path, for example docs/config/lib/dts.mdx, or for --update also "all", "lists" or "overrides"';

export type RunOptions = {
  readonly siteDir: string;
  /** The only docs version that is checked: `0.x`; all of them by default, or the one of `page` or `update`. */
  readonly version?: string;
  /**
   * What is rewritten: the expected blocks of a page or of `all`, the ledger of links for `lists`, or for `overrides` what
   * each of them rests on.
   */
  readonly update?: string;
  /** The only page that is checked, for a quick answer while writing; the committed lists stay as they are. */
  readonly page?: string;
  /**
   * Committed lists that are out of date are a failure instead of being rewritten. Samples that the committed results prove
   * are not built again, apart from spot checks.
   */
  readonly isFrozen: boolean;
  readonly print: (text: string) => void;
};

/** Rewrites the page, or all pages for `all`; returns how many changed. */
function updatePages(siteDir: string, update: string, {pages, getResult}: Verification): number {
  const chosen = pages.filter(({file}) => update === 'all' || toSitePath(update) === file);
  if (chosen.length === 0) {
    throw new Error(`verified-docs: nothing to update in ${update}; ${HOW_TO_NAME}`);
  }
  const changed = chosen.filter((page) => updatePage(page, getResult) !== page.text);
  for (const page of changed) {
    writeFileSync(path.join(siteDir, page.file), updatePage(page, getResult));
  }
  return changed.length;
}

function updateOverrides(siteDir: string, version: string): void {
  const {facts, overrides} = readFacts(version);
  writeList(siteDir, getListFiles(version).overrides, refreshOverrides(overrides, facts));
}

/** What the installed package says otherwise than the facts that pages and checks use. */
function checkFacts({siteDir}: RunOptions, {pages}: Verification, version: string): Problem[] {
  const installed = readInstalledFacts(getEnvFolder(siteDir, version), getCacheFolder(siteDir));
  return compareFacts(readFacts(version).facts, JSON.parse(installed) as Facts, pages, getListFiles(version).facts);
}

/** Checks one docs version and prints its report; returns the exit status. */
async function verifyAndReport(run: RunOptions, version: string): Promise<number> {
  const {siteDir, update, page, isFrozen, print} = run;
  const start = performance.now();
  const files = getListFiles(version);
  if (installEnv(getEnvFolder(siteDir, version))) {
    print(`installed the packages of docs version ${version}`);
  }
  const options: VerifyOptions = {
    siteDir,
    version,
    ...(page === undefined ? {} : {page}),
    ...(isFrozen ? {spotChecks: isSnapshot(version) ? SPOT_CHECKS.snapshot : SPOT_CHECKS.current} : {}),
    cacheFolder: getCacheFolder(siteDir),
    onProgress: (done, total) => {
      if (done % 20 === 0 || done === total) {
        print(`built ${done} of ${total} samples`);
      }
    },
  };
  let verification = await verifyVersion(options);
  if (update !== undefined) {
    if (update === 'overrides') {
      updateOverrides(siteDir, version);
    } else if (update !== 'lists') {
      print(`updated ${updatePages(siteDir, update, verification)} pages`);
    } else {
      writeList(siteDir, files.links, verification.links);
    }
    verification = await verifyVersion(options);
  }
  if (!isFrozen && page === undefined) {
    writeList(siteDir, files.results, verification.results);
  }
  const problems = [
    ...(page === undefined ? checkFacts(run, verification, version) : []),
    ...verification.problems,
    ...(isFrozen ? checkResults(verification, files.results, page) : []),
  ];
  for (const problem of problems) {
    print(formatProblem(problem));
  }
  print('');
  print(formatFigures(verification.figures, verification.exemptions));
  print(`problems              ${problems.length}`);
  print(`time                  ${((performance.now() - start) / 1000).toFixed(1)} s`);
  const advice = formatAdvice(problems);
  if (advice !== '') {
    print(advice);
  }
  return problems.length === 0 ? 0 : 1;
}

/** What `update` may be instead of a page. */
const UPDATE_WORDS = ['all', 'lists', 'overrides'];

/** The pages that a run names, each with the option that does. */
function listNamed({page, update}: RunOptions): {readonly option: string; readonly file: string}[] {
  return [
    ...(page === undefined ? [] : [{option: '--page', file: page}]),
    ...(update === undefined || UPDATE_WORDS.includes(update) ? [] : [{option: '--update', file: update}]),
  ];
}

/**
 * Throws if a run names a page that is not there, of which it would find nothing, asks for more than the one page it checks, or is to
 * rewrite what it must leave as it is.
 */
function assertPages(run: RunOptions): void {
  const {siteDir, page, update, isFrozen} = run;
  if (isFrozen && update !== undefined) {
    throw new Error(`verified-docs: --frozen writes nothing; leave it out to --update ${update}`);
  }
  if (page !== undefined && update === 'lists') {
    throw new Error('verified-docs: the lists are of all pages; use --update lists without --page');
  }
  const named = listNamed(run);
  for (const {file} of named) {
    const isPage = getPageVersion(toSitePath(file)) !== undefined && /\.mdx?$/.test(file);
    if (!isPage || !existsSync(path.join(siteDir, file))) {
      throw new Error(`verified-docs: there is no page ${file}; ${HOW_TO_NAME}`);
    }
  }
  const isOther = named.length > 1 && toSitePath(named[0].file) !== toSitePath(named[1].file);
  if (page !== undefined && (update === 'all' || isOther)) {
    throw new Error(
      `verified-docs: --page ${page} builds the samples of that page alone, so there is nothing to --update ${update} with; ` +
        'name one page in both, or leave out --page',
    );
  }
}

/** The docs versions that a run is about: that of the page it names, the one it asks for, or all. Throws if these are two. */
function chooseVersions(run: RunOptions): string[] {
  const {siteDir, version} = run;
  const pages = listNamed(run).map((named) => ({...named, version: getPageVersion(toSitePath(named.file))?.version}));
  const other = pages.find((named) => version !== undefined && named.version !== version);
  if (other) {
    throw new Error(
      `verified-docs: ${other.option} ${other.file} is of docs version ${other.version}, and --version asks for ${version}; ` +
        'leave out --version',
    );
  }
  return listDocsVersions(siteDir, version ?? pages[0]?.version);
}

/**
 * Checks the docs versions of the site, one after another, and prints a report for each; returns the exit status. Throws if there is no
 * page that the run names.
 */
export async function runVerify(run: RunOptions): Promise<number> {
  assertPages(run);
  const versions = chooseVersions(run);
  const failed: string[] = [];
  for (const version of versions) {
    if (versions.length > 1) {
      run.print(`\ndocs version ${version}`);
    }
    if ((await verifyAndReport(run, version)) !== 0) {
      failed.push(version);
    }
  }
  if (versions.length > 1) {
    run.print(
      failed.length === 0
        ? `\ndocs versions ${versions.join(', ')}: no problems`
        : `\ndocs versions with problems: ${failed.join(', ')}`,
    );
  }
  return failed.length === 0 ? 0 : 1;
}
