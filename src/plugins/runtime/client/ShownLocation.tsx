import {use, useMemo, type ReactNode} from 'react';
import {__RouterContext as RouterContext} from 'react-router';
import {createLocation, createPath, type History, type Location, type LocationDescriptor} from 'history';

export interface ShownLocationProps {
  readonly location: Location;
  readonly children: ReactNode;
}

/**
 * The history, to which a second click on a link adds no second entry. The router's links see to that by the address they are given,
 * which until the next page is there is that of the old one.
 */
function withoutDoubles(history: History): History {
  const push = (to: LocationDescriptor, state?: unknown): void => {
    const next = createLocation(to, state, undefined, history.location);
    history[createPath(next) === createPath(history.location) ? 'replace' : 'push'](next);
  };
  // Not a copy: the history changes its own fields.
  return Object.create(history, {push: {value: push}}) as History;
}

/**
 * Shows all descendants the location of the page on screen, as a controlled `<Route>` does; but that one gives them a new value, and has
 * all of them render again, whenever the address changes: on a click, before the next page is there.
 */
export default function ShownLocation({location, children}: ShownLocationProps): ReactNode {
  const {history, staticContext} = use(RouterContext);
  const links = useMemo(() => withoutDoubles(history), [history]);
  const value = useMemo(() => {
    // What the router itself says of an address.
    const match = {path: '/', url: '/', params: {}, isExact: location.pathname === '/'};
    return {history: links, staticContext, location, match};
  }, [links, staticContext, location]);
  return <RouterContext value={value}>{children}</RouterContext>;
}
