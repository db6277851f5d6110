import {hashProof, hashSample} from '../samples/hashSample';
import type {BuildResult, Problem, Sample} from '../samples/types';
import type {SampleResult, SampleResults} from '../../types';

export type ResultsContext = {
  /** Name and version: `@rslib/core@1.0.1`. */
  readonly packageName: string;
  readonly problems: readonly Problem[];
  readonly envHash: string;
  readonly getResult: (sample: Sample) => BuildResult | undefined;
  /** Results that hold for the samples that were not built. */
  readonly committed?: SampleResults;
};

/** The hash in `index.5bec5608fb.js`: 8 to 20 hex digits between dots. */
const NAME_HASH = /\.[\da-f]{8,20}(?=\.)/g;

/**
 * The files of a sample, as they are on every machine: some plugins hash the folder of the project into a name, and a
 * failing command leaves behind what it had written until then.
 */
function listFiles(sample: Sample, result: BuildResult | undefined): string[] {
  if (sample.fails && sample.trees.length === 0) {
    return [];
  }
  const names = Object.keys(result?.files ?? {}).map((name) => name.replace(NAME_HASH, '.[hash]'));
  return [...new Set(names)];
}

function createResult(sample: Sample, result: BuildResult | undefined, envHash: string): SampleResult {
  const files = listFiles(sample, result);
  return {
    hash: hashSample(sample, envHash),
    proof: hashProof(sample, files, envHash),
    commands: sample.commands.length > 0 ? sample.commands : ['npx rslib build'],
    files,
    ...(sample.fails ? {fails: true as const} : {}),
  };
}

/** What readers see below samples: command and files of each that was built, without those of pages with problems. */
export function createResults(
  samples: readonly Sample[],
  {packageName, problems, envHash, getResult, committed}: ResultsContext,
): SampleResults {
  const bad = new Set(problems.map(({place}) => place.file));
  const entries: [string, SampleResult][] = samples
    .filter((sample) => !bad.has(sample.place.file))
    .flatMap((sample) => {
      const result = getResult(sample);
      const known = result ? undefined : committed?.samples[sample.key];
      if (known) {
        return [[sample.key, known]];
      }
      return result?.status === 0 || sample.fails ? [[sample.key, createResult(sample, result, envHash)]] : [];
    });
  return {package: packageName, samples: Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))};
}
