import type {VersionFacts} from '../../../server/facts/readFacts';
import {checkAnchors} from './checks/checkAnchors';
import {checkBlocks, type BlockChecks, type Exemption} from './checks/checkBlocks';
import {checkCoverage, checkOptionNames, type Coverage} from './checks/checkCoverage';
import {checkExports, type ExportCoverage} from './checks/checkExports';
import {checkFlagPage} from './checks/checkFlagPage';
import {checkInstalls} from './checks/checkInstalls';
import {checkLinks} from './checks/checkLinks';
import {checkOverrides} from './checks/checkOverrides';
import {checkPaths} from './checks/checkPaths';
import {checkTsconfigs} from './checks/checkTsconfig';
import {typecheckChanged, type TypecheckContext} from './checks/typecheckChanged';
import type {ListFiles, Lists} from './lists';
import type {Page} from './samples/readPage';
import type {Problem} from './samples/types';

/** The largest share of blocks that nothing checks. */
const MAX_EXEMPT_SHARE = 0.05;

export type ChecksInput = TypecheckContext & {
  readonly pages: readonly Page[];
  readonly translated: readonly Page[];
  readonly version: VersionFacts;
  readonly lists: Lists;
  readonly files: ListFiles;
  /** What the builds of the samples gave otherwise than the pages say. */
  readonly buildProblems: readonly Problem[];
};

export type Checks = {
  readonly problems: readonly Problem[];
  readonly exemptions: readonly Exemption[];
  readonly counts: BlockChecks['counts'];
  /** Blocks whose types are checked. */
  readonly typed: number;
  readonly tsconfigs: number;
  /** Option paths in texts. */
  readonly paths: number;
  /** What install commands name, each once. */
  readonly installs: readonly string[];
  /** Addresses of other sites, each once, sorted. */
  readonly links: readonly string[];
  readonly coverage: Coverage;
  readonly exports: ExportCoverage;
  readonly flags: ReturnType<typeof checkFlagPage>;
};

function checkExemptions(exemptions: readonly Exemption[], blocks: number): Problem[] {
  if (exemptions.length <= blocks * MAX_EXEMPT_SHARE) {
    return [];
  }
  const message = `${exemptions.length} of ${blocks} blocks are unchecked, more than ${MAX_EXEMPT_SHARE * 100} %`;
  return [{place: exemptions[exemptions.length - 1].place, message}];
}

function sumCounts(checks: readonly BlockChecks[]): BlockChecks['counts'] {
  const sum = (key: keyof BlockChecks['counts']): number => checks.reduce((total, {counts}) => total + counts[key], 0);
  return {blocks: sum('blocks'), commands: sum('commands'), packageJson: sum('packageJson')};
}

/** Every check of the pages that needs no build of a sample, in the order in which the problems are told. */
export function runChecks(input: ChecksInput): Checks {
  const {pages, translated, version, lists, files, buildProblems, envFolder, isChosen} = input;
  const {facts, overrides, overridesText} = version;
  const all = [...pages, ...translated];
  const blocks = pages.map((page) => checkBlocks(page, facts));
  const counts = sumCounts(blocks);
  const typed = blocks.flatMap((check) => check.typed);
  const exemptions = blocks.flatMap((check) => check.exemptions);
  const installs = all.flatMap((page) => page.installs);
  const links = all.flatMap((page) => page.links);
  const options = pages.flatMap((page) => page.options);
  const named = all.flatMap((page) => [...page.options, ...page.repeats]);
  const keys = new Set(pages.flatMap((page) => page.samples.map(({key}) => key)));
  const coverage = checkCoverage(options, facts, lists.undocumented, files.undocumented, pages);
  const flags = checkFlagPage(pages, facts.cli);
  const exports = checkExports(pages, facts);
  const paths = checkPaths(all, facts, lists.foreign, files.foreign);
  const tsconfigs = checkTsconfigs(all, envFolder);
  const problems = [
    ...pages.flatMap((page) => page.problems),
    ...blocks.flatMap((check) => check.problems),
    ...translated.flatMap((page) => [...page.problems, ...checkBlocks(page, facts).problems]),
    ...typecheckChanged(typed, input),
    ...buildProblems,
    ...coverage.problems,
    ...checkOptionNames(named, facts),
    ...flags.problems,
    ...exports.problems,
    ...paths.problems,
    ...tsconfigs.problems,
    ...checkAnchors(pages, translated).problems,
    ...checkOverrides(overrides, facts, keys, {file: files.overrides, text: overridesText}),
    ...checkInstalls(installs, lists.packages, files.packages),
    ...checkLinks(links, lists.links, files.links),
    ...checkExemptions(exemptions, counts.blocks),
  ];
  return {
    problems: problems.filter(({place}) => isChosen(place.file)),
    exemptions,
    counts,
    typed: typed.length,
    tsconfigs: tsconfigs.checked,
    paths: paths.checked,
    installs: [...new Set(installs.map(({spec}) => spec))],
    links: [...new Set(links.map(({url}) => url))].sort(),
    coverage,
    exports,
    flags,
  };
}
