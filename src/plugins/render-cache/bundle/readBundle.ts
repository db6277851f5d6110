import {createHash} from 'node:crypto';
import type {RouteFacts} from './readRoutes';

type Source = {readonly toString: () => string};

/** What the server's bundle knows about itself at run time. */
export type BundleParts = {
  /** Modules of the main file, before any other file was loaded: the app without its pages. */
  readonly modules: Readonly<Record<string, Source>>;
  /** For each part of a page, a function that loads it, and the name that rendering reports for it. */
  readonly registry: Readonly<Record<string, readonly [load: Source, name: string, ...rest: unknown[]]>>;
  /** Modules with the tables of all routes and parts, of which a page needs its own entries only. */
  readonly tables: readonly (number | string)[];
  readonly routes: RouteFacts;
  /** Name of a chunk's file, with a hash of its content. */
  readonly fileOf: (chunk: string) => string;
  /** Names of all files of chunks. */
  readonly files: readonly string[];
  /** Whatever else decides what is rendered. */
  readonly environment: readonly string[];
};

/** What rendered pages depend on. */
export type Bundle = {
  /** Hash of the app: all that every page depends on. */
  readonly app: string;
  /** What a page depends on beside that and its files. */
  readonly routesOf: (pathname: string) => string;
  readonly has: (file: string) => boolean;
  /** Whether a file is a part of a page; others belong to components that load them while they are rendered. */
  readonly isPart: (file: string) => boolean;
  /** Files that a page depends on, by the names that rendering reported, and the files of components that were loaded so far. */
  readonly filesOf: (names: readonly string[], others: Iterable<string>) => string[];
};

const CHUNK_OF_LOAD = /\.e\(\s*(?:\/\*.*?\*\/\s*)?["']?([\w-]+)["']?\s*\)/g;

/**
 * Reads what pages depend on. A file that was loaded and is no part of any page belongs to a component that loads it while it is
 * rendered: which one, nobody knows, so every page depends on it that was rendered since.
 */
export function readBundle({modules, registry, tables, routes, fileOf, files, environment}: BundleParts): Bundle {
  const parts = new Map<string, string[]>();
  for (const [load, name] of Object.values(registry)) {
    const chunks = [...load.toString().matchAll(CHUNK_OF_LOAD)].map(([, chunk]) => fileOf(chunk));
    parts.set(name, [...(parts.get(name) ?? []), ...chunks]);
  }
  const ofPages = new Set([...parts.values()].flat());
  const present = new Set(files);
  const hash = createHash('sha256').update(JSON.stringify([environment, routes.shape]));
  const skipped = new Set(tables.map(String));
  const ids = Object.keys(modules).filter((id) => !skipped.has(id));
  for (const id of ids.sort()) {
    const source = modules[id].toString();
    hash.update(`${id}\0${source.length}\0`).update(source);
  }
  return {
    app: hash.digest('hex'),
    routesOf: routes.ofPage,
    has: (file) => present.has(file),
    isPart: (file) => ofPages.has(file),
    filesOf: (names, others) => [...new Set([...names.flatMap((name) => parts.get(name) ?? []), ...others])].sort(),
  };
}
