import type {Lists} from './lists';
import type {Checks} from './runChecks';
import type {TimedBuild} from './runner/buildSamples';
import type {Page} from './samples/readPage';

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

export type FiguresInput = {
  readonly package: string;
  readonly pages: readonly Page[];
  readonly translated: readonly Page[];
  readonly checks: Checks;
  readonly lists: Lists;
  readonly samples: number;
  readonly proven: number;
  /** Distinct builds, those from the cache too. */
  readonly builds: number;
  /** The builds of this run, the slowest first. */
  readonly built: readonly TimedBuild[];
};

/** The summary of a run. */
export function createFigures({checks, pages, translated, lists, built, ...input}: FiguresInput): Figures {
  const {counts, coverage, exports, flags} = checks;
  return {
    package: input.package,
    pages: pages.length,
    translatedPages: translated.length,
    blocks: counts.blocks,
    typed: checks.typed,
    packageJson: counts.packageJson,
    tsconfig: checks.tsconfigs,
    commands: counts.commands,
    samples: input.samples,
    builds: input.builds,
    built: built.length,
    proven: input.proven,
    slowest: built.slice(0, SLOWEST).map(({sample, seconds}) => ({key: sample.key, seconds})),
    options: {
      documented: coverage.documented,
      existing: coverage.existing,
      excused: Object.keys(lists.undocumented).length,
    },
    exports: exports.exports,
    types: exports.types,
    fields: exports.fields,
    paths: checks.paths,
    flags: {documented: flags.documented, existing: flags.existing},
    installs: checks.installs.length,
    links: checks.links.length,
  };
}
