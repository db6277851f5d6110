import {FEED_FILES} from '../../../../lib/changes/feedFiles';
import {formatRelease} from '../../../../lib/facts/formatRelease';
import type {ServedFile} from '../../../../server/devServer/serveFiles';
import {listFactVersions, readFacts} from '../../../../server/facts/readFacts';
import {createFeed, type FeedInput, type FeedStep} from './createFeed';
import {listSteps, type StepsInput} from './listSteps';
import {readReleaseDate} from './readReleaseDate';

export type FeedFilesInput = Omit<FeedInput, 'steps' | 'updated'> &
  Omit<StepsInput, 'releases'> & {
    readonly siteDir: string;
  };

/** The version whose facts tell of the newest release; without one that is out, the newest version with facts. */
function findNewest({versions, releases}: Omit<StepsInput, 'indexes'>): string {
  const newest = versions.find(({version, isReleased}) => isReleased && releases.has(version));
  return newest?.version ?? [...releases.keys()][0];
}

/** The feeds with a step for each release that a version with facts is about. */
export async function createFeedFiles({siteDir, versions, indexes, ...input}: FeedFilesInput): Promise<ServedFile[]> {
  const releases = new Map(
    listFactVersions().map((version) => [version, formatRelease(readFacts(version).facts.package)]),
  );
  const steps = await Promise.all(
    listSteps({versions, indexes, releases}).map(async ({index, release}): Promise<FeedStep> => ({
      index,
      release,
      href: index.page ?? '/',
      updated: await readReleaseDate(siteDir, index.to),
    })),
  );
  const dates =
    steps.length === 0
      ? [await readReleaseDate(siteDir, findNewest({versions, releases}))]
      : steps.map(({updated}) => updated);
  const feed = createFeed({...input, steps, updated: new Date(Math.max(...dates.map(Number)))});
  return [
    {path: FEED_FILES.atom, type: 'application/atom+xml', text: feed.atom},
    {path: FEED_FILES.rss, type: 'application/rss+xml', text: feed.rss},
  ];
}
