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
 * dead; the chunk names are keyed `<path>-<hash>`, the hash being what core passes to `ComponentCreator`.
 */
function renewComponent(route: LoadableRoute): void {
  const prefix = `${route.path}-`;
  const key = Object.keys(routesChunkNames).find(
    (name) =>
      name.startsWith(prefix) && !name.slice(prefix.length).includes('-') && !name.slice(prefix.length).includes('/'),
  );
  if (key !== undefined) {
    (route as {component: unknown}).component = ComponentCreator(String(route.path), key.slice(prefix.length));
  }
}

/**
 * Loads everything the page at `pathname` needs. A chunk that fails is asked for once more.
 *
 * @throws the second failure's error; the route can be asked for again later
 */
export default async function loadRoute(pathname: string): Promise<void> {
  const matched = matchingRoutes(pathname);
  try {
    await Promise.all(matched.map(preload));
  } catch {
    matched.forEach(renewComponent);
    try {
      await Promise.all(matched.map(preload));
    } catch (error) {
      matched.forEach(renewComponent);
      throw error;
    }
  }
}
