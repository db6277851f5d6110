import {startTransition, useEffect, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {CONTENT_COMPLETE_EVENT} from '@site/src/lib/ui/events';
import {PENDING_FOLD_ID} from '@site/src/lib/ui/ids';
import afterFrame from '@site/src/hooks/afterFrame';
import styles from './styles.module.css';

export interface BelowFoldProps {
  readonly children: ReactNode;
}

/**
 * What lies below the first screen of a long page; `runtime/server/rehypeBelowFold.ts` finds it. In static HTML it is there. After a
 * navigation it follows the first screen, in small steps that let the reader scroll and click; at once where an anchor or an earlier
 * scroll position is to be found in it, and when the page is to be printed.
 */
export default function BelowFold({children}: BelowFoldProps): ReactNode {
  const isBrowser = useIsBrowser();
  const {action} = useHistory();
  const {hash} = useLocation();
  const [isShown, setIsShown] = useState(!isBrowser || action !== 'PUSH' || hash !== '');
  const [isLate] = useState(!isShown);

  if (!isShown && hash !== '') {
    setIsShown(true);
  }

  useEffect(() => {
    if (isShown) {
      return undefined;
    }
    const callOff = afterFrame(() => startTransition(() => setIsShown(true)));
    const showAtOnce = (): void => flushSync(() => setIsShown(true));
    window.addEventListener('beforeprint', showAtOnce);
    return () => {
      callOff();
      window.removeEventListener('beforeprint', showAtOnce);
    };
  }, [isShown]);

  useEffect(() => {
    if (isLate && isShown) {
      window.dispatchEvent(new Event(CONTENT_COMPLETE_EVENT));
    }
  }, [isLate, isShown]);

  return isShown ? children : <div id={PENDING_FOLD_ID} className={styles.pending} />;
}
