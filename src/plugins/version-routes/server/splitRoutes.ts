import path from 'node:path';
import {
  keyOf,
  printRegistry,
  printRoute,
  printRoutes,
  toPage,
  type ChunkNames,
  type Registry,
  type RouteNode,
} from './printRoutes';

export type SplitRoutesParams = {
  /** Text of Docusaurus' `routes.js`. */
  readonly routes: string;
  /** Text of `routesChunkNames.json`. */
  readonly chunkNames: string;
  /** Text of `registry.js`: one chunk to a line. */
  readonly registry: string;
  /** Paths of the versions to split off, base URL included: `/zh/0.x`. */
  readonly versionPaths: readonly string[];
  /** Folder of what the generated routes import: `createPages`, `createVersionGate`. */
  readonly clientFolder: string;
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
function readRegistry(source: string): Registry {
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

/** A route and all below it. */
function listRoutes(route: RouteNode): RouteNode[] {
  return [route, ...(route.routes ?? []).flatMap(listRoutes)];
}

function findRoute(routes: readonly RouteNode[], versionPath: string): RouteNode | undefined {
  for (const route of routes) {
    // The version's own route holds the one of its docs, which has the same path.
    const found = route.path === versionPath && route.routes ? route : findRoute(route.routes ?? [], versionPath);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

/** What the tables hold for some routes: chunks by route, without the pages that `createPages` makes, and the chunks of all. */
function pickTables(routes: readonly RouteNode[], all: ChunkNames): {chunkNames: ChunkNames; chunks: Set<string>} {
  const pages = routes.map((route) => toPage(route, all));
  const chunkNames = Object.fromEntries(
    routes
      .filter((route, index) => pages[index] === undefined && keyOf(route) in all)
      .map((route) => [keyOf(route), all[keyOf(route)]]),
  );
  const shared = pages.flatMap((page) => (page === undefined ? [] : [page.folder.component]));
  return {chunkNames, chunks: new Set([...collectChunks(chunkNames), ...shared])};
}

/**
 * Docusaurus' routes, chunk names and registry with each of the versions in a module of its own, which a gate in the routes loads, and
 * with pages that differ in little else than their name in few words. Returns the modules by file name: `routes.js`,
 * `routesChunkNames.js`, `registry.js` and `version-<number>.js`.
 *
 * @throws when the generated files are not what this Docusaurus version writes
 */
export function splitRoutes(params: SplitRoutesParams): GeneratedFiles {
  const {versionPaths, clientFolder} = params;
  const routes = readRoutes(params.routes);
  const chunkNames = JSON.parse(params.chunkNames) as ChunkNames;
  const registry = readRegistry(params.registry);
  const missing = [...new Set(collectChunks(chunkNames))].filter((name) => !registry.has(name));
  if (missing.length > 0) {
    throw new Error(`site-version-routes: the registry of Docusaurus has no line for the chunk "${missing[0]}".`);
  }
  const versions = versionPaths.map((versionPath, index) => {
    const route = findRoute(routes, versionPath);
    if (route === undefined) {
      throw new Error(`site-version-routes: the routes of Docusaurus have no "${versionPath}".`);
    }
    return {path: versionPath, route, name: `version-${index}`, routes: listRoutes(route)};
  });
  const gates = new Map(
    versions.map(({path: versionPath, name}) => [
      versionPath,
      `createVersionGate(${JSON.stringify(versionPath)}, () => import(/* webpackChunkName: "routes-${name}" */ './${name}.js'))`,
    ]),
  );
  const printImport = (name: string): string =>
    `import {${name}} from ${JSON.stringify(path.join(clientFolder, `${name}.ts`))};`;
  const isOld = new Set(versions.flatMap((version) => version.routes));
  const main = pickTables(
    routes.flatMap(listRoutes).filter((route) => !isOld.has(route)),
    chunkNames,
  );

  const files: Record<string, string> = {
    'routes.js': `import ComponentCreator from '@docusaurus/ComponentCreator';
${printImport('createPages')}
${printImport('createVersionGate')}
const routes = [
${printRoutes(routes, {chunkNames, registry, gates})}
];
export default routes;
`,
    'routesChunkNames.js': `export default ${JSON.stringify(main.chunkNames)};\n`,
    'registry.js': `export default ${printRegistry([...main.chunks].sort(), registry)};\n`,
  };
  for (const version of versions) {
    const own = pickTables(version.routes, chunkNames);
    const chunks = [...own.chunks].filter((chunk) => !main.chunks.has(chunk)).sort();
    files[`${version.name}.js`] = `import ComponentCreator from '@docusaurus/ComponentCreator';
import chunkNames from '@generated/routesChunkNames';
import registry from '@generated/registry';
${printImport('createPages')}
Object.assign(chunkNames, ${JSON.stringify(own.chunkNames)});
Object.assign(registry, ${printRegistry(chunks, registry)});
export default ${printRoute(version.route, {chunkNames, registry, gates: new Map()})};
`;
  }
  return files;
}
