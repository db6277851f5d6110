import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {FEED_FILES} from '@site/src/lib/changes/feedFiles';
import FeedTags from './FeedTags';

function FeedLink({file, children}: {readonly file: string; readonly children: ReactNode}): ReactNode {
  return (
    <Link to={`pathname:///${file}`} target="_self">
      {children}
    </Link>
  );
}

/** Where to learn of the changes of the next version, for people and for feed readers. */
export default function FeedLinks(): ReactNode {
  return (
    <p>
      <FeedTags />
      <Translate
        id="site.FeedLinks.text"
        description="Below the list of all changes: leads to the feeds"
        values={{
          atom: (
            <FeedLink file={FEED_FILES.atom}>
              <Translate id="site.FeedLinks.atom" description="Name of a feed's format">
                Atom
              </Translate>
            </FeedLink>
          ),
          rss: (
            <FeedLink file={FEED_FILES.rss}>
              <Translate id="site.FeedLinks.rss" description="Name of a feed's format">
                RSS
              </Translate>
            </FeedLink>
          ),
        }}
      >
        {'The changes of the next version come by feed: {atom} or {rss}.'}
      </Translate>
    </p>
  );
}
