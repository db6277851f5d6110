import {type ReactNode, useEffect, useState} from 'react';
import Notice from '@site/src/components/Notice';
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

  return (
    <Notice
      closeLabel={translate({
        id: 'site.NewBuildNotice.close',
        message: 'Close this notice',
        description: 'Accessible name of the button that closes the notice about a newer version of the site',
      })}
      action={
        <button
          type="button"
          className={styles.reload}
          onClick={() => {
            if (found !== null) {
              window.location.assign(found.href);
            }
          }}
        >
          {translate({
            id: 'site.NewBuildNotice.reload',
            message: 'Reload',
            description: 'Button that loads the newer version of the site',
          })}
        </button>
      }
      onClose={() => setFound(null)}
    >
      {found === null
        ? null
        : translate({
            id: 'site.NewBuildNotice.message',
            message: 'A newer version of this site is available.',
            description: 'Shown when the published site is newer than this tab',
          })}
    </Notice>
  );
}
