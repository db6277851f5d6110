/** A route as Docusaurus generates it; `component` holds the arguments of `ComponentCreator`. */
export type RouteNode = {
  readonly path: string;
  readonly component: readonly string[];
  readonly routes?: readonly RouteNode[];
  readonly [attribute: string]: unknown;
};

/** Chunks of each route, by `keyOf`. */
export type ChunkNames = Readonly<Record<string, unknown>>;

/** How to load a chunk, as Docusaurus writes it into its registry, by the name of the chunk. */
export type Registry = ReadonlyMap<string, string>;

export type Tables = {
  readonly chunkNames: ChunkNames;
  readonly registry: Registry;
  /** What stands for a version that is split off, by its path. */
  readonly gates: ReadonlyMap<string, string>;
};

type Page = {
  /** What it has in common with its neighbours: the first argument of `createPages`. */
  readonly folder: {readonly path: string; readonly component: string; readonly attributes: object};
  readonly name: string;
  /** Chunk of its text. */
  readonly content: string;
};

/** Name of a route in the table of chunks. */
export function keyOf({path, component}: RouteNode): string {
  return `${path}-${component[1]}`;
}

/** A route that has nothing of its own but its name and its text, as most docs; undefined for any other. */
export function toPage(route: RouteNode, chunkNames: ChunkNames): Page | undefined {
  const {path, routes} = route;
  const chunks = chunkNames[keyOf(route)] as Readonly<Record<string, string>> | undefined;
  if (routes !== undefined || chunks === undefined || Object.keys(chunks).sort().join() !== '__comp,content') {
    return undefined;
  }
  const name = /[^/]*$/.exec(path)?.[0] ?? '';
  const attributes = Object.fromEntries(Object.entries(route).filter(([key]) => key !== 'path' && key !== 'component'));
  const folder = {path: path.slice(0, path.length - name.length), component: chunks.__comp, attributes};
  return {folder, name, content: chunks.content};
}

/**
 * What is part of the main script. What shows docs weighs 6 kB less there than in scripts of its own, and is four files less to fetch;
 * the home page alone could do without it, and its readers go on to the docs. What plugins say of their routes is a few words each.
 */
const MAIN_PARTS = /^(?:@theme\/Doc(?:Item|Root|sRoot|VersionRoot)|@generated\/[\w-]+\/[\w-]+\/__plugin\.json)$/;

/** How to load a chunk. Its name and number, which follow, are for a server that renders pages on demand. */
function printLoad(name: string, registry: Registry): string {
  const entry = registry.get(name) ?? '';
  const [, comment, request] =
    /^\[\(\) => import\((\/\*.*?\*\/) "([^"]*)"\), "[^"]*", require\.resolveWeak\("[^"]*"\)\]$/.exec(entry) ?? [];
  if (request === undefined) {
    throw new Error(
      `site-version-routes: the registry of Docusaurus loads "${name}" by ${JSON.stringify(entry)}; expected ` +
        '"[() => import(/* … */ …), …, require.resolveWeak(…)]". Compare server/printRoutes.ts with the new registry.',
    );
  }
  return `() => import(${MAIN_PARTS.test(request) ? '/* webpackMode: "eager" */' : comment} ${JSON.stringify(request)})`;
}

/** The registry of some chunks, as an object in the syntax of the module. */
export function printRegistry(names: readonly string[], registry: Registry): string {
  return `{\n${names.map((name) => `${JSON.stringify(name)}: [${printLoad(name, registry)}]`).join(',\n')}\n}`;
}

/** A route in the syntax of the module. */
export function printRoute(route: RouteNode, tables: Tables): string {
  const gate = tables.gates.get(route.path);
  if (gate !== undefined) {
    return gate;
  }
  const {component, routes, ...attributes} = route;
  const call = `ComponentCreator(${component.map((value) => JSON.stringify(value)).join(', ')})`;
  const nested = routes && `, routes: [\n${printRoutes(routes, tables)}\n]`;
  return `{...${JSON.stringify(attributes)}, component: ${call}${nested ?? ''}}`;
}

/** Routes side by side; pages of one folder that follow one another are one call of `createPages`. */
export function printRoutes(routes: readonly RouteNode[], tables: Tables): string {
  const lines: {readonly folder?: string; readonly items: string[]}[] = [];
  for (const route of routes) {
    const page = toPage(route, tables.chunkNames);
    if (page === undefined) {
      lines.push({items: [printRoute(route, tables)]});
      continue;
    }
    const folder = JSON.stringify(page.folder);
    const item = `[${JSON.stringify(page.name)}, ${printLoad(page.content, tables.registry)}]`;
    const last = lines.at(-1);
    if (last?.folder === folder) {
      last.items.push(item);
    } else {
      lines.push({folder, items: [item]});
    }
  }
  return lines
    .map(({folder, items}) =>
      folder === undefined ? items[0] : `...createPages(${folder}, [\n${items.join(',\n')}\n])`,
    )
    .join(',\n');
}
