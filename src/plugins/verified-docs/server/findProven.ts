import type {SampleResults} from '../types';
import {hashProof} from './samples/hashSample';
import type {Sample} from './samples/types';

/** One in sixteen is built all the same: a machine where the tool works otherwise is noticed. */
const SPOT_CHECK = '0';

/**
 * The samples that need no build: inputs, commands, packages and all that the page says about them are those of a
 * committed result. Some of them, always the same, are left out as spot checks.
 */
export function findProven(samples: readonly Sample[], committed: SampleResults, envHash: string): ReadonlySet<Sample> {
  return new Set(
    samples.filter((sample) => {
      const proof = hashProof(sample, envHash);
      return committed.samples[sample.key]?.proof === proof && !proof.startsWith(SPOT_CHECK);
    }),
  );
}
