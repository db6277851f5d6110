import type {SampleResults} from '../types';
import {hashProof} from './samples/hashSample';
import type {Sample} from './samples/types';

/** Proofs are hexadecimal: by their first two digits they fall into 256 shares of about the same size. */
const DIGITS = 2;

export type Trust = {
  readonly committed: SampleResults;
  /** 256ths of the proven samples that are built all the same: a machine where the tool works otherwise is noticed. */
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
      return proof === hashProof(sample, files, envHash) && Number.parseInt(proof.slice(0, DIGITS), 16) >= spotChecks;
    }),
  );
}
