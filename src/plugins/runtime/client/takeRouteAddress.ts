import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';
import {decodePath} from '@site/src/lib/url/normalizeRoutePath';

/** The address of the page that the route table has for a path; undefined where it has none. */
function findRouteAddress(pathname: string): string | undefined {
  const route = matchRoutes(routes, pathname).at(-1)?.route;
  return route?.exact && typeof route.path === 'string' ? route.path : undefined;
}

/**
 * Gives the page its own address when it was opened by another: the router knows `/Guide/Start` and `/config/lib/` for the pages they
 * mean, but whatever compares addresses does not. Query and hash stay. Call it when the routes of the page are loaded and
 * before anything is rendered.
 *
 * @returns false when the browser is on its way to that address, from the 404 page that a host serves for the other
 */
export default function takeRouteAddress(): boolean {
  const {location, history, document} = window;
  const address = findRouteAddress(location.pathname);
  if (address === undefined || decodePath(address) === decodePath(location.pathname)) {
    return true;
  }
  const target = address + location.search + location.hash;
  if (document.documentElement.hasAttribute('data-not-found')) {
    // Nothing of the 404 page may flash before the page.
    document.documentElement.setAttribute('data-leaving', '');
    location.replace(target);
    return false;
  }
  history.replaceState(history.state, '', target);
  return true;
}
