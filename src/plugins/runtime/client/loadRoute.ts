import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';
import {withFreshAddresses} from './chunkAddresses';
import type {RouteComponent} from './ComponentCreator';

type LoadableRoute = (typeof routes)[number];
/** What a component has that is ours. Its type has `preload` return nothing. */
type Loadable = {readonly preload?: () => unknown; readonly readProps?: RouteComponent['readProps']};

function decodeAddress(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

function matchingRoutes(pathname: string): LoadableRoute[] {
  const matches = [...new Set([pathname, decodeAddress(pathname)])].flatMap((path) => matchRoutes(routes, path));
  return matches.map((match) => match.route);
}

async function preload(route: LoadableRoute): Promise<void> {
  await (route.component as Loadable).preload?.();
}

/**
 * Loads the routes of a page, and those that loading them brings to light, as the gate of a version does. Stops at the first that fail.
 *
 * @returns the first failure; undefined when all is there
 */
async function loadAll(pathname: string): Promise<PromiseRejectedResult | undefined> {
  const asked = new Set<unknown>();
  let matched = matchingRoutes(pathname);
  while (matched.length > 0) {
    matched.forEach(({component}) => asked.add(component));
    const results = await Promise.allSettled(matched.map(preload));
    const failure = results.find((result) => result.status === 'rejected');
    if (failure !== undefined) {
      return failure;
    }
    const isNew = ({component}: LoadableRoute): boolean => !asked.has(component);
    // Only a gate is another route now.
    matched = matched.some(isNew) ? matchingRoutes(pathname).filter(isNew) : [];
  }
  return undefined;
}

/**
 * Loads everything the page at `pathname` needs. A chunk that fails is asked for once more, under a new address.
 *
 * @param pathname path alone, without query and hash
 * @throws the second failure's error; the route can be asked for again later
 */
export default async function loadRoute(pathname: string): Promise<void> {
  if ((await loadAll(pathname)) !== undefined) {
    const failure = await withFreshAddresses(() => loadAll(pathname));
    if (failure !== undefined) {
      throw failure.reason;
    }
  }
}

/** What the page at `pathname` is given by its route, of which no module but its own knows the shape; undefined before it is loaded. */
export function readProps(pathname: string): Readonly<Record<string, unknown>> | undefined {
  return (matchingRoutes(pathname).at(-1)?.component as Loadable | undefined)?.readProps?.();
}
