import {useEffect, useRef} from 'react';
import {useHistory} from '@docusaurus/router';
import {PAGE_SHOWN_EVENT} from '@site/src/lib/ui/events';

export type RouteChangeOptions = {
  /** Back and Forward count in any case, which otherwise do not where they lead to another query or hash. Default `false`. */
  readonly countsReturns?: boolean;
};

/**
 * Calls `onChange` when the reader sets out for another page; not for a new query or hash, and not on the first render.
 * At once, not when the page is there: what the reader opens on the way is meant to stay. Again when the same page is asked for again,
 * as one that could not be loaded.
 */
export default function useRouteChange(onChange: () => void, {countsReturns = false}: RouteChangeOptions = {}): void {
  const history = useHistory();
  const handler = useRef(onChange);
  useEffect(() => {
    handler.current = onChange;
  });
  useEffect(() => {
    let shown = history.location.pathname;
    const noteShown = (): void => {
      shown = history.location.pathname;
    };
    const stopListening = history.listen(({pathname}, action) => {
      if (pathname !== shown || (countsReturns && action === 'POP')) {
        handler.current();
      }
    });
    window.addEventListener(PAGE_SHOWN_EVENT, noteShown);
    return () => {
      stopListening();
      window.removeEventListener(PAGE_SHOWN_EVENT, noteShown);
    };
  }, [history, countsReturns]);
}
