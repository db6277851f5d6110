import path from 'node:path';
import {readFacts} from '../../../server/facts/readFacts';
import type {SampleResults} from '../types';
import {buildSamples} from './runner/buildSamples';
import {checkAnchors} from './checks/checkAnchors';
import {checkBlocks} from './checks/checkBlocks';
import type {Exemption} from './checks/checkBlocks';
import {checkCoverage, checkOptionNames} from './checks/checkCoverage';
import {checkExports} from './checks/checkExports';
import {checkFlagPage} from './checks/checkFlagPage';
import {checkInstalls} from './checks/checkInstalls';
import {checkLinks} from './checks/checkLinks';
import {checkOverrides} from './checks/checkOverrides';
import {checkPaths} from './checks/checkPaths';
import {checkTsconfigs} from './checks/checkTsconfig';
import {typecheckChanged} from './checks/typecheckChanged';
import {createResults} from './compare/createResults';
import {compareSample} from './compare/compareSample';
import {findProven} from './findProven';
import {getListFiles, readLists} from './lists';
import type {Lists} from './lists';
import {readPages} from './readPages';
import {getEnvFolder, hashEnv, hashSample} from './samples/hashSample';
import type {Page} from './samples/readPage';
import type {BuildResult, Problem, Sample} from './samples/types';

const MAX_EXEMPT_SHARE = 0.05;
const SLOWEST = 3;

type Share = {readonly documented: number; readonly existing: number};

export type Figures = {
  readonly package: string;
  readonly pages: number;
  readonly translatedPages: number;
  readonly blocks: number;
  readonly typed: number;
  readonly packageJson: number;
  readonly tsconfig: number;
  readonly commands: number;
  readonly samples: number;
  /** Distinct builds, and how many of them were not in the cache. */
  readonly builds: number;
  readonly built: number;
  /** Samples that a committed result proves. */
  readonly proven: number;
  /** The builds of this run that took longest. */
  readonly slowest: readonly {readonly key: string; readonly seconds: number}[];
  readonly options: {readonly documented: number; readonly existing: number; readonly excused: number};
  readonly flags: Share;
  readonly exports: Share;
  readonly types: Share;
  readonly fields: Share;
  /** Option paths in texts. */
  readonly paths: number;
  readonly installs: number;
  readonly links: number;
};

export type Verification = {
  readonly pages: readonly Page[];
  readonly problems: readonly Problem[];
  readonly exemptions: readonly Exemption[];
  readonly figures: Figures;
  /** What the committed lists should hold. */
  readonly links: readonly string[];
  readonly results: SampleResults;
  readonly lists: Lists;
  readonly getResult: (sample: Sample) => BuildResult | undefined;
};

export type VerifyOptions = {
  readonly siteDir: string;
  readonly version: string;
  readonly cacheFolder: string;
  /** Folder of the packages; the site's own for the version by default. */
  readonly envFolder?: string;
  /** Folder of the fact files; the plugin's own by default. */
  readonly factsFolder?: string;
  readonly jobs?: number;
  /** Path of a page from the site folder: only its samples are built, and only its problems reported. */
  readonly page?: string;
  /**
   * With a number, samples that the committed results prove are not built again, apart from so many sixteenths of them as spot
   * checks; all are built by default.
   */
  readonly spotChecks?: number;
  readonly onProgress?: (done: number, total: number) => void;
};

function checkExemptions(exemptions: readonly Exemption[], blocks: number): Problem[] {
  if (exemptions.length <= blocks * MAX_EXEMPT_SHARE) {
    return [];
  }
  const message = `${exemptions.length} of ${blocks} blocks are unchecked, more than ${MAX_EXEMPT_SHARE * 100} %`;
  return [{place: exemptions[exemptions.length - 1].place, message}];
}

/** Checks everything that the pages of one docs version say. One failing sample never hides the others. */
export async function verifyVersion({
  siteDir,
  version,
  cacheFolder,
  envFolder = getEnvFolder(siteDir, version),
  factsFolder,
  jobs = 2,
  page: onlyPage,
  spotChecks,
  onProgress,
}: VerifyOptions): Promise<Verification> {
  const {facts, overrides, overridesText} = readFacts(version, factsFolder);
  const lists = readLists(siteDir, version);
  const files = getListFiles(version);
  const envHash = hashEnv(envFolder);
  const {pages, translated} = readPages(siteDir, version);
  const checks = pages.map((page) => checkBlocks(page, facts));
  const isChosen = (file: string): boolean => onlyPage === undefined || file === path.normalize(onlyPage);
  const typed = checks.flatMap((check) => check.typed);
  const samples = pages.flatMap((page) => (isChosen(page.file) ? page.samples : []));
  const trust = spotChecks === undefined ? undefined : {committed: lists.results, spotChecks};
  const proven = trust ? findProven(samples, trust, envHash) : new Set<Sample>();
  const unproven = samples.filter((sample) => !proven.has(sample));
  const {results, builds} = await buildSamples(unproven, {
    envFolder,
    envHash,
    cacheFolder,
    jobs,
    ...(onProgress ? {onProgress} : {}),
  });
  const getResult = (sample: Sample): BuildResult | undefined => results.get(hashSample(sample, envHash));
  const exemptions = checks.flatMap((check) => check.exemptions);
  const sum = (key: 'blocks' | 'commands' | 'packageJson'): number =>
    checks.reduce((total, {counts}) => total + counts[key], 0);
  const all = [...pages, ...translated];
  const installs = all.flatMap((page) => page.installs);
  const links = all.flatMap((page) => page.links);
  const coverage = checkCoverage(
    pages.flatMap((page) => page.options),
    facts,
    lists.undocumented,
    files.undocumented,
    pages,
  );
  const flags = checkFlagPage(pages, facts.cli);
  const exports = checkExports(pages, facts);
  const paths = checkPaths(all, facts, lists.foreign, files.foreign);
  const tsconfigs = checkTsconfigs(all, envFolder);
  const keys = new Set(pages.flatMap((page) => page.samples.map(({key}) => key)));
  const problems = [
    ...pages.flatMap((page) => page.problems),
    ...checks.flatMap((check) => check.problems),
    ...translated.flatMap((page) => [...page.problems, ...checkBlocks(page, facts).problems]),
    ...typecheckChanged(typed, {envFolder, envHash, cacheFolder, isChosen}),
    ...samples.flatMap((sample) => {
      const result = getResult(sample);
      return result ? compareSample(sample, result) : [];
    }),
    ...coverage.problems,
    ...checkOptionNames(
      all.flatMap((page) => [...page.options, ...page.repeats]),
      facts,
    ),
    ...flags.problems,
    ...exports.problems,
    ...paths.problems,
    ...tsconfigs.problems,
    ...checkAnchors(pages, translated).problems,
    ...checkOverrides(overrides, facts, keys, {file: files.overrides, text: overridesText}),
    ...checkInstalls(installs, lists.packages, files.packages),
    ...checkLinks(links, lists.links, files.links),
    ...checkExemptions(exemptions, sum('blocks')),
  ].filter(({place}) => isChosen(place.file));
  return {
    pages,
    problems,
    exemptions,
    lists,
    getResult,
    links: [...new Set(links.map(({url}) => url))].sort(),
    results: createResults(samples, {
      packageName: facts.package,
      problems,
      envHash,
      getResult,
      ...(trust ? {committed: trust.committed} : {}),
    }),
    figures: {
      package: facts.package,
      pages: pages.length,
      translatedPages: translated.length,
      blocks: sum('blocks'),
      typed: typed.length,
      packageJson: sum('packageJson'),
      tsconfig: tsconfigs.checked,
      commands: sum('commands'),
      samples: samples.length,
      builds: results.size,
      built: builds.length,
      proven: proven.size,
      slowest: builds.slice(0, SLOWEST).map(({sample, seconds}) => ({key: sample.key, seconds})),
      options: {
        documented: coverage.documented,
        existing: coverage.existing,
        excused: Object.keys(lists.undocumented).length,
      },
      exports: exports.exports,
      types: exports.types,
      fields: exports.fields,
      paths: paths.checked,
      flags: {documented: flags.documented, existing: flags.existing},
      installs: new Set(installs.map(({spec}) => spec)).size,
      links: new Set(links.map(({url}) => url)).size,
    },
  };
}
