import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';

type GeneratedRoute = (typeof routes)[number];
/** Typed as returning nothing, but whoever calls it waits for it, as for react-loadable's promise. */
type Preload = (() => unknown) | undefined;

async function preloadPage(pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname);
  await Promise.all(matches.map(({route}) => (route.component.preload as Preload)?.()));
}

/**
 * Stands for all routes of an old version until the first of its pages is asked for: then it loads them, becomes the version's own
 * route, and loads the page. Whoever shows a page preloads its routes first (core on the first page, `PendingNavigation` after
 * that), so the gate itself is never on screen.
 *
 * @param path path of the version, base URL included
 * @param load loads the module with the version's route; asked again after a failure
 */
export function createVersionGate(path: string, load: () => Promise<{default: object}>): GeneratedRoute {
  const preload = async (): Promise<void> => {
    Object.assign(gate, (await load()).default);
    await preloadPage(window.location.pathname);
  };
  const gate: GeneratedRoute = {path, component: Object.assign(() => null, {preload}), routes: []};
  return gate;
}
