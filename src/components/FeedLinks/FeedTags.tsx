import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** Lets feed readers find the feeds of this language from the address of the page. */
export default function FeedTags(): ReactNode {
  const atom = useBaseUrl('/atom.xml');
  const rss = useBaseUrl('/rss.xml');
  return (
    <Head>
      <link rel="alternate" type="application/atom+xml" href={atom} />
      <link rel="alternate" type="application/rss+xml" href={rss} />
    </Head>
  );
}
