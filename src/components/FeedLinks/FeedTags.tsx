import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {FEED_FILES} from '@site/src/lib/changes/feedFiles';

/** Lets feed readers find the feeds of this language from the address of the page. */
export default function FeedTags(): ReactNode {
  const atom = useBaseUrl(`/${FEED_FILES.atom}`);
  const rss = useBaseUrl(`/${FEED_FILES.rss}`);
  return (
    <Head>
      <link rel="alternate" type="application/atom+xml" href={atom} />
      <link rel="alternate" type="application/rss+xml" href={rss} />
    </Head>
  );
}
