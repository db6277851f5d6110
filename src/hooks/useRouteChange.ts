import {useEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';

/** Calls `onChange` when another page is shown; not for a new query or hash, and not on the first render. */
export default function useRouteChange(onChange: () => void): void {
  const {pathname} = useLocation();
  const previous = useRef(pathname);
  const handler = useRef(onChange);
  useEffect(() => {
    handler.current = onChange;
  });
  useEffect(() => {
    if (previous.current !== pathname) {
      previous.current = pathname;
      handler.current();
    }
  }, [pathname]);
}
