import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../files/listFiles';
import {cacheFolder} from './cacheFolder';
import {readKept, writeKept} from './keptFile';
import {processCache} from './processCache';

/** What was computed from texts, kept from one build to the next. */
export type BuildCache<Value> = {
  readonly get: (key: string) => Value | undefined;
  /** The value has to be the same after a way through JSON. */
  readonly set: (key: string, value: Value) => void;
  /** Writes what this process asked for, if something is new. */
  readonly save: () => void;
};

type Stored = {readonly code: string; readonly entries: Readonly<Record<string, unknown>>};

/** Folders of the code that values depend on. */
const CODE = ['src/lib', 'src/plugins', 'src/server'];
/** Versions of the packages that they depend on. */
const PACKAGES = ['package.json', 'package-lock.json'];

/** A cache in a file; what it holds was made by the code with the given hash, or is forgotten. */
export function openCache<Value>(file: string, code: string): BuildCache<Value> {
  const kept = readKept(file) as Stored | null | undefined;
  const stored = new Map(kept?.code === code ? Object.entries(kept.entries) : []);
  const used = new Map<string, Value>();
  let isDirty = false;
  return {
    get(key) {
      const value = used.get(key) ?? (stored.get(key) as Value | undefined);
      if (value !== undefined) {
        used.set(key, value);
      }
      return value;
    },
    set(key, value) {
      isDirty ||= used.get(key) !== value;
      used.set(key, value);
    },
    save() {
      if (!isDirty) {
        return;
      }
      isDirty = false;
      writeKept(file, {code, entries: Object.fromEntries(used)} satisfies Stored);
    },
  };
}

/** Hash of everything but the texts that values depend on: the code in the folders, the packages, Node. */
export function hashCode(siteDir: string, folders: readonly string[] = CODE): string {
  const hash = createHash('sha256').update(process.version);
  const files = [
    ...folders.flatMap((folder) => listFiles(path.join(siteDir, folder), /\.tsx?$/)),
    ...PACKAGES.map((name) => path.join(siteDir, name)),
  ];
  for (const file of files.filter((name) => existsSync(name))) {
    const content = readFileSync(file);
    hash.update(`${path.relative(siteDir, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

const opened = processCache<BuildCache<unknown>>('build-caches');
const NONE: BuildCache<unknown> = {get: () => undefined, set: () => undefined, save: () => undefined};

/** The cache of a name for the locale that is built; one that keeps nothing where there is no folder for it (see `cacheFolder`). */
export function buildCache<Value>(name: string, siteDir: string): BuildCache<Value> {
  const folder = cacheFolder(siteDir, process.env.DOCUSAURUS_CURRENT_LOCALE ?? 'all');
  if (folder === undefined) {
    return NONE as BuildCache<Value>;
  }
  const file = path.join(folder, `${name}.json`);
  const cache = opened.get(file) ?? openCache<unknown>(file, hashCode(siteDir));
  opened.set(file, cache);
  return cache as BuildCache<Value>;
}

/** Writes every cache that has something new. */
export function saveBuildCaches(): void {
  opened.forEach((cache) => cache.save());
}
