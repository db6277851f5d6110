import type {VersionIndex} from '../../../../lib/changes';
import {FEED_FILES} from '../../../../lib/changes/feedFiles';
import {formatRelease} from '../../../../lib/facts/formatRelease';
import type {ServedFile} from '../../../../server/devServer/serveFiles';
import {listFactVersions, readFacts} from '../../../../server/facts/readFacts';
import {createFeed, type FeedInput, type FeedStep} from './createFeed';
import {readReleaseDate} from './readReleaseDate';

export type FeedFilesInput = Omit<FeedInput, 'steps'> & {
  readonly siteDir: string;
  /** Names of the docs versions, newest first. */
  readonly versions: readonly string[];
  readonly indexes: readonly VersionIndex[];
};

/** The feeds with a step for each version that has facts and one before it. */
export async function createFeedFiles({siteDir, versions, indexes, ...input}: FeedFilesInput): Promise<ServedFile[]> {
  const known = listFactVersions();
  const steps = versions.flatMap((version, position) => {
    const index = indexes.find(({from, to}) => to === version && from === versions[position + 1]);
    return index === undefined || !known.includes(version) ? [] : [index];
  });
  const feed = createFeed({
    ...input,
    steps: await Promise.all(
      steps.map(async (index): Promise<FeedStep> => ({
        index,
        release: formatRelease(readFacts(index.to).facts.package),
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
