import {useEffect, useRef} from 'react';
import {useHistory} from '@docusaurus/router';

/**
 * Calls `onChange` when the reader sets out for another page; not for a new query or hash, and not on the first render.
 * At once, not when the page is there: what the reader opens on the way is meant to stay.
 */
export default function useRouteChange(onChange: () => void): void {
  const history = useHistory();
  const handler = useRef(onChange);
  useEffect(() => {
    handler.current = onChange;
  });
  useEffect(() => {
    let previous = history.location.pathname;
    return history.listen(({pathname}) => {
      if (previous !== pathname) {
        previous = pathname;
        handler.current();
      }
    });
  }, [history]);
}
