import type routes from '@generated/routes';

type GeneratedRoute = (typeof routes)[number];

/**
 * Stands for all routes of an old version until the first of its pages is asked for: then it loads them and becomes the version's own
 * route. Whoever shows a page preloads its routes first, with those that come to light thereby (`loadRoute` of the runtime plugin), so the
 * gate itself is never on screen.
 *
 * @param path path of the version, base URL included
 * @param load loads the module with the version's route; asked again after a failure
 */
export function createVersionGate(path: string, load: () => Promise<{default: object}>): GeneratedRoute {
  const preload = async (): Promise<void> => {
    Object.assign(gate, (await load()).default);
  };
  const gate: GeneratedRoute = {path, component: Object.assign(() => null, {preload}), routes: []};
  return gate;
}
