import {countOwnPages, type SearchClient, type SearchOutcome} from './createSearchClient';

/** Matching pages of a version. */
export type VersionCount = {readonly version: string; readonly count: number};

/** The counts, with that of the version whose hits are shown taken from them: no chip says other than the list below it. */
export function withShownCount(counts: readonly VersionCount[], outcome: SearchOutcome): readonly VersionCount[] {
  const {scope, isFailed} = outcome;
  return counts.map((known) =>
    known.version === scope.version && !isFailed ? {...known, count: countOwnPages(outcome)} : known,
  );
}

/**
 * Matching pages of every version, in the order of the manifest; rejects when those of one cannot be had.
 *
 * @param outcome the answer that is shown
 * @param isCurrent whether the reader still waits for the counts
 * @returns `null` when the reader has gone on, or a newer query was asked
 */
export async function countVersions(
  client: SearchClient,
  outcome: SearchOutcome,
  isCurrent: () => boolean,
): Promise<readonly VersionCount[] | null> {
  const {asked, scope} = outcome;
  const counts: VersionCount[] = [];
  // One after another: of searches that wait together an engine may run only the newest.
  for (const version of Object.keys(client.manifest.indexes)) {
    const isShown = version === scope.version && !outcome.isFailed;
    const count = isShown ? countOwnPages(outcome) : await client.count(asked, {...scope, version});
    if (count === null || !isCurrent()) {
      return null;
    }
    counts.push({version, count});
  }
  return counts;
}
