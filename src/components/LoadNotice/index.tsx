import {type ReactNode, useEffect, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Notice from '@site/src/components/Notice';
import useRouteChange from '@site/src/hooks/useRouteChange';
import {PART_FAILURE_EVENT} from '@site/src/lib/ui/events';

/** Tells a reader quietly that a part of the page that was asked for, such as the search, did not come. */
export default function LoadNotice(): ReactNode {
  const [hasFailed, setHasFailed] = useState(false);
  const close = (): void => setHasFailed(false);

  useRouteChange(close);
  useEffect(() => {
    const handleFailure = (): void => setHasFailed(true);
    window.addEventListener(PART_FAILURE_EVENT, handleFailure);
    return () => window.removeEventListener(PART_FAILURE_EVENT, handleFailure);
  }, []);

  return (
    <Notice
      closeLabel={translate({
        id: 'site.LoadNotice.close',
        message: 'Close this notice',
        description: 'Accessible name of the button that closes the notice about something that could not be loaded',
      })}
      onClose={close}
    >
      {hasFailed ? (
        <Translate
          id="site.LoadNotice.part"
          description="Shown when the code of a part that the reader asked for, such as the search, could not be loaded"
        >
          This part of the page could not be loaded. Check your connection, then try again. If it still does not come,
          load the page anew.
        </Translate>
      ) : null}
    </Notice>
  );
}
