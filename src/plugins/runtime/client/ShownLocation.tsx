import {use, useMemo, type ReactNode} from 'react';
import {__RouterContext as RouterContext} from 'react-router';
import type {Location} from 'history';

export interface ShownLocationProps {
  readonly location: Location;
  readonly children: ReactNode;
}

/**
 * Shows all descendants the location of the page on screen, as a controlled `<Route>` does; but that one gives them a new value, and has
 * all of them render again, whenever the address changes: on a click, before the next page is there.
 */
export default function ShownLocation({location, children}: ShownLocationProps): ReactNode {
  const {history, staticContext} = use(RouterContext);
  const value = useMemo(() => {
    // What the router itself says of an address.
    const match = {path: '/', url: '/', params: {}, isExact: location.pathname === '/'};
    return {history, staticContext, location, match};
  }, [history, staticContext, location]);
  return <RouterContext value={value}>{children}</RouterContext>;
}
