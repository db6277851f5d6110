import {type ReactNode, useEffect, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import Notice from '@site/src/components/Notice';
import useRouteChange from '@site/src/hooks/useRouteChange';
import {translate} from '@docusaurus/Translate';
import {CONTENT_RELOAD_EVENT, LOAD_FAILURE_EVENT, type LoadFailure} from '@site/src/lib/ui/events';
import styles from './styles.module.css';

function getMessage({href}: LoadFailure): string {
  return href === undefined
    ? translate({
        id: 'site.LoadNotice.part',
        message: 'This part of the page could not be loaded. Check your connection, then try again.',
        description: 'Shown when the code of a part that the reader asked for, such as the search, could not be loaded',
      })
    : translate({
        id: 'site.LoadNotice.page',
        message: 'The page could not be loaded. Check your connection.',
        description: 'Shown when the page behind a link could not be loaded; the page before is still there',
      });
}

/** Tells a reader quietly that what was asked for did not come: the page behind a link, or a part of this page. */
export default function LoadNotice(): ReactNode {
  const [failure, setFailure] = useState<LoadFailure | null>(null);
  const history = useHistory();
  const close = (): void => setFailure(null);

  useRouteChange(close);
  useEffect(() => {
    const handleFailure = (event: Event): void => setFailure((event as CustomEvent<LoadFailure>).detail);
    const handlePage = (): void => setFailure(null);
    window.addEventListener(LOAD_FAILURE_EVENT, handleFailure);
    window.addEventListener(CONTENT_RELOAD_EVENT, handlePage);
    return () => {
      window.removeEventListener(LOAD_FAILURE_EVENT, handleFailure);
      window.removeEventListener(CONTENT_RELOAD_EVENT, handlePage);
    };
  }, []);

  const href = failure?.href;
  return (
    <Notice
      closeLabel={translate({
        id: 'site.LoadNotice.close',
        message: 'Close this notice',
        description: 'Accessible name of the button that closes the notice about something that could not be loaded',
      })}
      action={
        href !== undefined && (
          <button type="button" className={styles.retry} onClick={() => history.replace(href)}>
            {translate({
              id: 'site.LoadNotice.retry',
              message: 'Try again',
              description: 'Button that loads the page once more that could not be loaded',
            })}
          </button>
        )
      }
      onClose={close}
    >
      {failure === null ? null : getMessage(failure)}
    </Notice>
  );
}
