import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {matchPath} from '@docusaurus/router';
import routes from '@generated/routes';

type RouteNode = {
  readonly path?: string | readonly string[];
  readonly exact?: boolean;
  readonly strict?: boolean;
  readonly routes?: readonly RouteNode[];
};

/** Answers on the server: each page asks again and again there, and looking takes as long as the site has pages. */
const answers = new Map<string, boolean>();

function findPage(pathname: string, table: readonly RouteNode[]): boolean {
  const route = table.find(({path, exact, strict}) => matchPath(pathname, {path, exact, strict}));
  if (route === undefined || route.path === '*') {
    return false;
  }
  return route.routes && route.routes.length > 0 ? findPage(pathname, route.routes) : true;
}

/**
 * True if the route table has a page for the path. The docs' root route matches everything, so the leaf decides. A version whose
 * routes are not loaded yet has none below it (`src/plugins/version-routes`): its pages are taken to be there, so a browser looks anew,
 * and the router asks the host for one that is not (`src/plugins/runtime`).
 */
export function hasPage(pathname: string, table: readonly RouteNode[] = routes): boolean {
  const isServer = !ExecutionEnvironment.canUseDOM && table === routes;
  const answer = (isServer ? answers.get(pathname) : undefined) ?? findPage(pathname, table);
  if (isServer) {
    answers.set(pathname, answer);
  }
  return answer;
}
