import {readFacts} from '../../../server/facts/readFacts';
import {toSitePath} from '../../../server/files/toSitePath';
import type {SampleResults} from '../types';
import type {Exemption} from './checks/checkBlocks';
import {compareSample} from './compare/compareSample';
import {createResults} from './compare/createResults';
import {createFigures, type Figures} from './createFigures';
import {findProven} from './findProven';
import {getListFiles, readLists, type Lists} from './lists';
import {readPages} from './readPages';
import {runChecks} from './runChecks';
import {buildSamples} from './runner/buildSamples';
import {getEnvFolder, hashEnv, hashSample} from './samples/hashSample';
import type {Page} from './samples/readPage';
import type {BuildResult, Problem, Sample} from './samples/types';

/** Samples that are built at the same time: enough for a machine with two cores, and no result depends on it. */
const JOBS = 2;

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
  /** Path of a page from the site folder: only its samples are built, and only its problems reported. */
  readonly page?: string;
  /**
   * With a number, samples that the committed results prove are not built again, apart from so many 256ths of them as spot
   * checks; all are built by default.
   */
  readonly spotChecks?: number;
  readonly onProgress?: (done: number, total: number) => void;
};

/** Checks everything that the pages of one docs version say. One failing sample never hides the others. */
export async function verifyVersion({
  siteDir,
  version,
  cacheFolder,
  envFolder = getEnvFolder(siteDir, version),
  factsFolder,
  page: onlyPage,
  spotChecks,
  onProgress,
}: VerifyOptions): Promise<Verification> {
  const versionFacts = readFacts(version, factsFolder);
  const {package: packageName} = versionFacts.facts;
  const lists = readLists(siteDir, version);
  const files = getListFiles(version);
  const envHash = hashEnv(envFolder);
  const {pages, translated} = readPages(siteDir, version);
  const isChosen = (file: string): boolean => onlyPage === undefined || file === toSitePath(onlyPage);
  const samples = pages.flatMap((page) => (isChosen(page.file) ? page.samples : []));
  const trust = spotChecks === undefined ? undefined : {committed: lists.results, spotChecks};
  const proven = trust ? findProven(samples, trust, envHash) : new Set<Sample>();
  const unproven = samples.filter((sample) => !proven.has(sample));
  const {results, builds} = await buildSamples(unproven, {
    envFolder,
    envHash,
    cacheFolder,
    jobs: JOBS,
    ...(onProgress ? {onProgress} : {}),
  });
  const getResult = (sample: Sample): BuildResult | undefined => results.get(hashSample(sample, envHash));
  const buildProblems = samples.flatMap((sample) => {
    const result = getResult(sample);
    return result ? compareSample(sample, result) : [];
  });
  const checks = runChecks({
    pages,
    translated,
    version: versionFacts,
    lists,
    files,
    buildProblems,
    envFolder,
    envHash,
    cacheFolder,
    isChosen,
  });
  const {problems, exemptions, links} = checks;
  return {
    pages,
    problems,
    exemptions,
    lists,
    getResult,
    links,
    results: createResults(samples, {
      packageName,
      problems,
      envHash,
      getResult,
      ...(trust ? {committed: trust.committed} : {}),
    }),
    figures: createFigures({
      package: packageName,
      pages,
      translated,
      checks,
      lists,
      samples: samples.length,
      proven: proven.size,
      builds: results.size,
      built: builds,
    }),
  };
}
