import {hashSample} from '../samples/hashSample';
import type {BuildResult, Problem, Sample} from '../samples/types';
import type {SampleResult, SampleResults} from '../../types';

export type ResultsContext = {
  /** Name and version: `@rslib/core@1.0.1`. */
  readonly packageName: string;
  readonly problems: readonly Problem[];
  readonly envHash: string;
  readonly getResult: (sample: Sample) => BuildResult | undefined;
};

/** What readers see below samples: command and files of each that was built, without those of pages with problems. */
export function createResults(
  samples: readonly Sample[],
  {packageName, problems, envHash, getResult}: ResultsContext,
): SampleResults {
  const bad = new Set(problems.map(({place}) => place.file));
  const entries: [string, SampleResult][] = samples
    .filter((sample) => !bad.has(sample.place.file) && (getResult(sample)?.status === 0 || sample.fails))
    .map((sample) => [
      sample.key,
      {
        hash: hashSample(sample, envHash),
        commands: sample.commands.length > 0 ? sample.commands : ['npx rslib build'],
        files: Object.keys(getResult(sample)?.files ?? {}),
        ...(sample.fails ? {fails: true as const} : {}),
      },
    ]);
  return {package: packageName, samples: Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))};
}
