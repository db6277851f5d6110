/** A route as Docusaurus generates it; `component` holds the arguments of `ComponentCreator`. */
type RouteNode = {
  readonly path: string;
  readonly component: readonly string[];
  readonly routes?: readonly RouteNode[];
  readonly [attribute: string]: unknown;
};

type ChunkNames = Readonly<Record<string, unknown>>;

export type SplitRoutesParams = {
  /** Text of Docusaurus' `routes.js`. */
  readonly routes: string;
  /** Text of `routesChunkNames.json`. */
  readonly chunkNames: string;
  /** Text of `registry.js`: one chunk to a line. */
  readonly registry: string;
  /** Paths of the versions to split off, base URL included: `/zh/0.x`. */
  readonly versionPaths: readonly string[];
  /** What the generated routes import `createVersionGate` from. */
  readonly gateModule: string;
};

export type GeneratedFiles = Readonly<Record<string, string>>;

/** Reads the generated module, in which `ComponentCreator` is the only thing called. */
function readRoutes(source: string): RouteNode[] {
  const body = source.replace(/^import .*$/gm, '').replace('export default', 'return');
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- a module of this very build, written by Docusaurus
  const run = new Function('ComponentCreator', body) as (creator: (...values: string[]) => string[]) => RouteNode[];
  return run((...values) => values);
}

/** One line of the registry by chunk name. */
function readRegistry(source: string): Map<string, string> {
  return new Map([...source.matchAll(/^\s*"([^"]+)": (\[.*\]),?\}?;?$/gm)].map(([, name, entry]) => [name, entry]));
}

/** The chunks that an entry of the chunk names refers to, at any depth. */
function collectChunks(entry: unknown): string[] {
  return typeof entry === 'string'
    ? [entry]
    : typeof entry === 'object' && entry !== null
      ? Object.values(entry).flatMap(collectChunks)
      : [];
}

function collectKeys({path, component, routes = []}: RouteNode): string[] {
  return [`${path}-${component[1]}`, ...routes.flatMap(collectKeys)];
}

function printRoute(route: RouteNode, gates: ReadonlyMap<string, string>): string {
  const gate = gates.get(route.path);
  if (gate !== undefined) {
    return gate;
  }
  const {component, routes, ...attributes} = route;
  const call = `ComponentCreator(${component.map((value) => JSON.stringify(value)).join(', ')})`;
  const nested = routes && `, routes: [\n${routes.map((child) => printRoute(child, gates)).join(',\n')}\n]`;
  return `{...${JSON.stringify(attributes)}, component: ${call}${nested ?? ''}}`;
}

/** How to load a chunk. Its name and number, which follow, are for a server that renders pages on demand. */
function printEntry(entry = ''): string {
  return entry.replace(/(\(\) => import\(.*?\)), "[^"]*", require\.resolveWeak\("[^"]*"\)\]$/, '$1]');
}

function printRegistry(names: readonly string[], entries: ReadonlyMap<string, string>): string {
  return `{\n${names.map((name) => `${JSON.stringify(name)}: ${printEntry(entries.get(name))}`).join(',\n')}\n}`;
}

function findRoute(routes: readonly RouteNode[], path: string): RouteNode | undefined {
  for (const route of routes) {
    // The version's own route holds the one of its docs, which has the same path.
    const found = route.path === path && route.routes ? route : findRoute(route.routes ?? [], path);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

/**
 * Docusaurus' routes, chunk names and registry with each of the versions in a module of its own, which a gate in the routes loads.
 * Returns the modules by file name: `routes.js`, `routesChunkNames.js`, `registry.js` and `version-<number>.js`.
 *
 * @throws when the generated files are not what this Docusaurus version writes
 */
export function splitRoutes(params: SplitRoutesParams): GeneratedFiles {
  const {versionPaths, gateModule} = params;
  const routes = readRoutes(params.routes);
  const chunkNames = JSON.parse(params.chunkNames) as ChunkNames;
  const registry = readRegistry(params.registry);
  const missing = [...new Set(collectChunks(chunkNames))].filter((name) => !registry.has(name));
  if (missing.length > 0) {
    throw new Error(`site-version-routes: the registry of Docusaurus has no line for the chunk "${missing[0]}".`);
  }
  const versions = versionPaths.map((path, index) => {
    const route = findRoute(routes, path);
    if (route === undefined) {
      throw new Error(`site-version-routes: the routes of Docusaurus have no "${path}".`);
    }
    return {path, route, name: `version-${index}`, keys: new Set(collectKeys(route))};
  });

  const pickNames = (keep: (key: string) => boolean): ChunkNames =>
    Object.fromEntries(Object.entries(chunkNames).filter(([key]) => keep(key)));
  const mainNames = pickNames((key) => !versions.some(({keys}) => keys.has(key)));
  const mainChunks = new Set(collectChunks(mainNames));
  const gates = new Map(
    versions.map(({path, name}) => [
      path,
      `createVersionGate(${JSON.stringify(path)}, () => import(/* webpackChunkName: "routes-${name}" */ './${name}.js'))`,
    ]),
  );
  const printNames = (names: ChunkNames): string => JSON.stringify(names);

  const files: Record<string, string> = {
    'routes.js': `import ComponentCreator from '@docusaurus/ComponentCreator';
import {createVersionGate} from ${JSON.stringify(gateModule)};
const routes = [
${routes.map((route) => printRoute(route, gates)).join(',\n')}
];
export default routes;
`,
    'routesChunkNames.js': `export default ${printNames(mainNames)};\n`,
    'registry.js': `export default ${printRegistry([...mainChunks].sort(), registry)};\n`,
  };
  for (const {route, name, keys} of versions) {
    const names = pickNames((key) => keys.has(key));
    const chunks = [...new Set(collectChunks(names))].filter((chunk) => !mainChunks.has(chunk)).sort();
    files[`${name}.js`] = `import ComponentCreator from '@docusaurus/ComponentCreator';
import chunkNames from '@generated/routesChunkNames';
import registry from '@generated/registry';
Object.assign(chunkNames, ${printNames(names)});
Object.assign(registry, ${printRegistry(chunks, registry)});
export default ${printRoute(route, new Map())};
`;
  }
  return files;
}
