import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from './listFiles';
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
const CODE = ['src/lib', 'src/plugins'];
/** Versions of the packages that they depend on. */
const PACKAGES = ['package.json', 'package-lock.json'];

function readStored(file: string, code: string): ReadonlyMap<string, unknown> {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Stored;
    return new Map(stored.code === code ? Object.entries(stored.entries) : []);
  } catch {
    // There is none yet, or it was cut off: everything is computed again.
    return new Map();
  }
}

/** A cache in a file; what it holds was made by the code with the given hash, or is forgotten. */
export function openCache<Value>(file: string, code: string): BuildCache<Value> {
  const stored = readStored(file, code);
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
      mkdirSync(path.dirname(file), {recursive: true});
      // Another build never reads half a file.
      const temporary = `${file}.${process.pid}`;
      writeFileSync(temporary, JSON.stringify({code, entries: Object.fromEntries(used)} satisfies Stored));
      renameSync(temporary, file);
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

/**
 * The cache of a name for production builds, below `node_modules/.cache` like that of the bundler; elsewhere one that keeps nothing.
 * Each locale has its own, because they are built at the same time.
 */
export function buildCache<Value>(name: string, siteDir: string): BuildCache<Value> {
  if (process.env.NODE_ENV !== 'production') {
    return NONE as BuildCache<Value>;
  }
  const lang = process.env.DOCUSAURUS_CURRENT_LOCALE ?? 'all';
  const file = path.join(siteDir, 'node_modules', '.cache', 'site', lang, `${name}.json`);
  const cache = opened.get(file) ?? openCache<unknown>(file, hashCode(siteDir));
  opened.set(file, cache);
  return cache as BuildCache<Value>;
}

/** Writes every cache that has something new. */
export function saveBuildCaches(): void {
  opened.forEach((cache) => cache.save());
}
