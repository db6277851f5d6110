import type {VersionIndex} from '../../../../lib/changes';
import type {DocsVersion} from '../listPages';
import type {FeedStep} from './createFeed';

export type StepsInput = {
  /** Newest first. */
  readonly versions: readonly Pick<DocsVersion, 'version' | 'isReleased'>[];
  /** Of the newest version first, and since the newest one. */
  readonly indexes: readonly VersionIndex[];
  /** The release of the package that each version with facts is about. */
  readonly releases: ReadonlyMap<string, string>;
};

/** The released versions, those about one release together. */
function groupByRelease({versions, releases}: StepsInput): string[][] {
  const groups: string[][] = [];
  for (const {version} of versions.filter(({isReleased}) => isReleased)) {
    const newer = groups.at(-1);
    const release = releases.get(version);
    if (newer !== undefined && release !== undefined && release === releases.get(newer[0])) {
      newer.push(version);
    } else {
      groups.push([version]);
    }
  }
  return groups;
}

function isEmpty({options, api, flags, pages}: VersionIndex): boolean {
  return [options, api, flags, pages].every((changes) => changes.length === 0);
}

/**
 * What changed from each release to the one before it, newest first. A version that was frozen from another one is about the same
 * release until that one goes on: a cut is no news. Neither are the docs of a release that is not out, and a release that changed nothing.
 */
export function listSteps(input: StepsInput): Pick<FeedStep, 'index' | 'release'>[] {
  const groups = groupByRelease(input);
  return groups.flatMap((group, position) => {
    const before = groups[position + 1] ?? [];
    const index = input.indexes.find(({from, to}) => group.includes(to) && before.includes(from));
    const release = input.releases.get(group[0]);
    return index === undefined || release === undefined || isEmpty(index) ? [] : [{index, release}];
  });
}
