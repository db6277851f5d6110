import type {SampleResults} from '../types';
import {hashProof} from './samples/hashSample';
import type {Sample} from './samples/types';

/** Proofs are hexadecimal: sixteen shares of about the same size by their first digit. */
const SHARES = 16;

export type Trust = {
  readonly committed: SampleResults;
  /** Sixteenths of the proven samples that are built all the same: a machine where the tool works otherwise is noticed. */
  readonly spotChecks: number;
};

/**
 * The samples that need no build: inputs, commands, packages, all that the page says about them, and the code that builds and
 * compares are those of a committed result. Some of them, always the same, are left out as spot checks.
 */
export function findProven(
  samples: readonly Sample[],
  {committed, spotChecks}: Trust,
  envHash: string,
): ReadonlySet<Sample> {
  return new Set(
    samples.filter((sample) => {
      if (!Object.hasOwn(committed.samples, sample.key)) {
        return false;
      }
      const {proof, files} = committed.samples[sample.key];
      return proof === hashProof(sample, files, envHash) && Number.parseInt(proof[0], SHARES) >= spotChecks;
    }),
  );
}
