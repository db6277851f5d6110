import {useEffect} from 'react';
import {flushSync} from 'react-dom';
import useRouteChange from './useRouteChange';

/**
 * Closes what covers the page when the reader leaves what is below it: for another page, by Back or Forward for another place on the same
 * one, and for another document. The browser may keep this one as it is, and Back shows it again.
 */
export default function useCloseOnLeave(isOpen: boolean, close: () => void): void {
  useRouteChange(close, {countsReturns: true});
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    // At once: no task of a page that is kept runs before the page shows again.
    const handlePageHide = (): void => flushSync(close);
    window.addEventListener('pagehide', handlePageHide);
    return () => window.removeEventListener('pagehide', handlePageHide);
  }, [isOpen, close]);
}
