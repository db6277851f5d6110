import {type ReactNode, useEffect, useState} from 'react';
import Icon from '@site/src/components/Icon';
import {translate} from '@docusaurus/Translate';
import {NEW_BUILD_EVENT} from '@site/src/lib/ui/events';
import styles from './styles.module.css';

type NewBuild = {readonly href: string};

/** A quiet notice for a reader whose tab is older than the published site, when a page of it could no longer be loaded. */
export default function NewBuildNotice(): ReactNode {
  const [found, setFound] = useState<NewBuild | null>(null);

  useEffect(() => {
    const handleNewBuild = (event: Event): void => setFound((event as CustomEvent<NewBuild>).detail);
    window.addEventListener(NEW_BUILD_EVENT, handleNewBuild);
    return () => window.removeEventListener(NEW_BUILD_EVENT, handleNewBuild);
  }, []);

  // The region is there before its text, so that assistive technology announces the change.
  return (
    <div role="status" className={styles.region}>
      {found !== null && (
        <div className={styles.notice}>
          <span>
            {translate({
              id: 'site.NewBuildNotice.message',
              message: 'A newer version of this site is available.',
              description: 'Shown when the published site is newer than this tab',
            })}
          </span>
          <button
            type="button"
            className={styles.reload}
            onClick={() => {
              window.location.assign(found.href);
            }}
          >
            {translate({
              id: 'site.NewBuildNotice.reload',
              message: 'Reload',
              description: 'Button that loads the newer version of the site',
            })}
          </button>
          <button
            type="button"
            className={styles.close}
            onClick={() => setFound(null)}
            aria-label={translate({
              id: 'site.NewBuildNotice.close',
              message: 'Close this notice',
              description: 'Accessible name of the button that closes the notice about a newer version of the site',
            })}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
