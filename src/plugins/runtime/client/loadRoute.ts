import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';
import {withFreshAddresses} from './chunkAddresses';
import {renewComponent} from './ComponentCreator';

type LoadableRoute = (typeof routes)[number];

function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

function matchingRoutes(pathname: string): LoadableRoute[] {
  const matches = [...new Set([pathname, decodePath(pathname)])].flatMap((path) => matchRoutes(routes, path));
  return matches.map((match) => match.route);
}

async function preload(route: LoadableRoute): Promise<void> {
  // Typed as returning nothing, but core itself waits for it: it is react-loadable's promise.
  await (route.component as {preload?: () => unknown}).preload?.();
}

/** Gives a route a fresh loadable component. The old one remembers its failure for good, so a link to it would stay dead. */
function renewRoute(route: LoadableRoute): void {
  const component = renewComponent(route.component);
  if (component !== undefined) {
    (route as {component: unknown}).component = component;
  }
}

/** Loads the routes; those that fail get a fresh component and are the answer, with the first failure's reason. */
async function loadAll(matched: readonly LoadableRoute[]): Promise<{failed: LoadableRoute[]; reason: unknown}> {
  const results = await Promise.allSettled(matched.map(preload));
  const failed = matched.filter((_, index) => results[index].status === 'rejected');
  failed.forEach(renewRoute);
  const reason: unknown = results.find((result) => result.status === 'rejected')?.reason;
  return {failed, reason};
}

/**
 * Loads everything the page at `pathname` needs. A chunk that fails is asked for once more, under a new address.
 *
 * @throws the second failure's error; the route can be asked for again later
 */
export default async function loadRoute(pathname: string): Promise<void> {
  const {failed} = await loadAll(matchingRoutes(pathname));
  if (failed.length > 0) {
    const again = await withFreshAddresses(() => loadAll(failed));
    if (again.failed.length > 0) {
      throw again.reason;
    }
  }
}
