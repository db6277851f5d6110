/** A route as the generated table has it; what else stands on it, such as `sidebar`, becomes props of the page. */
export type TableRoute = {
  readonly path?: string | readonly string[];
  readonly exact?: boolean;
  readonly strict?: boolean;
  readonly routes?: readonly TableRoute[];
};

/** The tables of routes, taken apart into what concerns all pages and what concerns one. */
export type RouteFacts = {
  /** Where pages are: each page may ask whether there is one at an address. */
  readonly shape: string;
  /** Names of the parts of a page and of the layouts around it, and the props of their routes. */
  readonly ofPage: (pathname: string) => string;
};

/** Docusaurus' name of a route in its table of parts: path, and three digits that tell routes of one path apart. */
const NAME = /^(.*)-[\da-f]{3}$/;

function getShape({path, exact, strict, routes}: TableRoute): unknown[] {
  return [path, exact, strict, routes?.map(getShape)];
}

/** The page of all that no route has, and every path that a page lies at or below, with and without a slash at its end. */
function listPaths(pathname: string): string[] {
  const parts = pathname.split('/').filter((part) => part !== '');
  const folders = parts.map((_part, index) => `/${parts.slice(0, index + 1).join('/')}`);
  return ['*', '/', ...folders.flatMap((folder) => [folder, `${folder}/`])];
}

/**
 * Reads the tables that Docusaurus generates.
 *
 * @param routes `@generated/routes`
 * @param parts `@generated/routesChunkNames`: names of parts by name of the route
 */
export function readRoutes(routes: readonly TableRoute[], parts: Readonly<Record<string, unknown>>): RouteFacts {
  const facts = new Map<string, string[]>();
  const add = (path: string, fact: unknown): void => {
    facts.set(path, [...(facts.get(path) ?? []), JSON.stringify(fact)]);
  };
  const addRoute = ({routes: inner, ...route}: TableRoute): void => {
    // Components are functions, which JSON leaves out; what they load stands among the parts.
    [route.path ?? ''].flat().forEach((path) => add(path, route));
    inner?.forEach(addRoute);
  };
  routes.forEach(addRoute);
  for (const [name, names] of Object.entries(parts)) {
    add(NAME.exec(name)?.[1] ?? name, names);
  }
  return {
    shape: JSON.stringify(routes.map(getShape)),
    ofPage: (pathname) =>
      listPaths(pathname)
        .flatMap((path) => facts.get(path) ?? [])
        .join('\n'),
  };
}
