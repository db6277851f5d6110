import {matchPath} from '@docusaurus/router';
import routes from '@generated/routes';

type RouteNode = {
  readonly path?: string | readonly string[];
  readonly exact?: boolean;
  readonly strict?: boolean;
  readonly routes?: readonly RouteNode[];
};

/**
 * True if the route table has a page for the path. The docs' root route matches everything, so the leaf decides. A version whose
 * routes are not loaded yet has none below it (`src/plugins/version-routes`): its pages are taken to be there.
 */
export function hasPage(pathname: string, table: readonly RouteNode[] = routes): boolean {
  const route = table.find(({path, exact, strict}) => matchPath(pathname, {path, exact, strict}));
  if (route === undefined || route.path === '*') {
    return false;
  }
  return route.routes && route.routes.length > 0 ? hasPage(pathname, route.routes) : true;
}
