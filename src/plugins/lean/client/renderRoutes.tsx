import type {ReactElement} from 'react';
import {matchPath, Route, useLocation} from 'react-router-dom';
import type {RouteConfig} from 'react-router-config';

/** Whether a route is the one of an address: as React Router has it, without its work for paths that are longer or shorter. */
function matches({path, exact, strict}: RouteConfig, pathname: string): boolean {
  // The address of a page and its path differ by the slash at the end alone; `*` is never exact.
  const isOther = exact === true && typeof path === 'string' && Math.abs(path.length - pathname.length) > 1;
  return !isOther && matchPath(pathname, {path, exact, strict}) !== null;
}

function Matched({routes}: {readonly routes: readonly RouteConfig[]}): ReactElement | null {
  const {pathname} = useLocation();
  const index = routes.findIndex((route) => matches(route, pathname));
  const route = routes[index];
  const Component = route?.component as React.ComponentType<object> | undefined;
  return route === undefined || Component === undefined ? null : (
    <Route
      key={index}
      path={route.path}
      exact={route.exact}
      strict={route.strict}
      render={(props) => <Component {...props} {...{route}} />}
    />
  );
}

/**
 * Stands for `renderRoutes` of react-router-config, which makes an element of every route for each page that is rendered, so that
 * the time for a page grows with the number of pages. Makes one, of the first route that is that of the address.
 */
export default function renderRoutes(routes: readonly RouteConfig[] | undefined): ReactElement | null {
  return routes === undefined ? null : <Matched routes={routes} />;
}
