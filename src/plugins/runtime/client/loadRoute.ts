import {matchRoutes} from 'react-router-config';
import ComponentCreator from '@docusaurus/ComponentCreator';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';

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

/**
 * Gives a route a fresh loadable component. The old one remembers its failure for good, so a link to it would stay
 * dead. The chunk names are keyed `<path>-<hash>`, the hash being what core passes to `ComponentCreator`; several routes
 * share the path `/`, and which key belongs to which cannot be told: they keep their component.
 */
function renewComponent(route: LoadableRoute): void {
  const prefix = `${String(route.path)}-`;
  const hashes = Object.keys(routesChunkNames)
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))
    .filter((hash) => /^[0-9a-f]+$/.test(hash));
  if (hashes.length === 1) {
    (route as {component: unknown}).component = ComponentCreator(String(route.path), hashes[0]);
  }
}

/** Loads the routes; those that fail get a fresh component and are the answer, with the first failure's reason. */
async function loadAll(matched: readonly LoadableRoute[]): Promise<{failed: LoadableRoute[]; reason: unknown}> {
  const results = await Promise.allSettled(matched.map(preload));
  const failed = matched.filter((_, index) => results[index].status === 'rejected');
  failed.forEach(renewComponent);
  const reason: unknown = results.find((result) => result.status === 'rejected')?.reason;
  return {failed, reason};
}

/**
 * Loads everything the page at `pathname` needs. A chunk that fails is asked for once more.
 *
 * @throws the second failure's error; the route can be asked for again later
 */
export default async function loadRoute(pathname: string): Promise<void> {
  const {failed} = await loadAll(matchingRoutes(pathname));
  if (failed.length > 0) {
    const again = await loadAll(failed);
    if (again.failed.length > 0) {
      throw again.reason;
    }
  }
}
