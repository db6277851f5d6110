import {FEED_FILES} from '../../../../lib/changes/feedFiles';
import {formatRelease} from '../../../../lib/facts/formatRelease';
import type {ServedFile} from '../../../../server/devServer/serveFiles';
import {listFactVersions, readFacts} from '../../../../server/facts/readFacts';
import {createFeed, type FeedInput, type FeedStep} from './createFeed';
import {listSteps, type StepsInput} from './listSteps';
import {readReleaseDate} from './readReleaseDate';

export type FeedFilesInput = Omit<FeedInput, 'steps'> &
  Omit<StepsInput, 'releases'> & {
    readonly siteDir: string;
  };

/** The feeds with a step for each release that a version with facts is about. */
export async function createFeedFiles({siteDir, versions, indexes, ...input}: FeedFilesInput): Promise<ServedFile[]> {
  const releases = new Map(
    listFactVersions().map((version) => [version, formatRelease(readFacts(version).facts.package)]),
  );
  const feed = createFeed({
    ...input,
    steps: await Promise.all(
      listSteps({versions, indexes, releases}).map(async ({index, release}): Promise<FeedStep> => ({
        index,
        release,
        href: index.page ?? '/',
        updated: await readReleaseDate(siteDir, index.to),
      })),
    ),
  });
  return [
    {path: FEED_FILES.atom, type: 'application/atom+xml', text: feed.atom},
    {path: FEED_FILES.rss, type: 'application/rss+xml', text: feed.rss},
  ];
}
