import type {HostRedirect} from '../addresses/redirectFiles';

/** Everything that the files for hosts are made from. */
export type HostedSite = {
  /** Base path of the site, with both slashes. */
  readonly baseUrl: string;
  /** The default locale comes first. */
  readonly locales: readonly HostedLocale[];
  readonly redirects: readonly HostRedirect[];
  /** Folders below the host's root in which every name changes with its content, without slashes at the ends. */
  readonly immutableFolders: readonly string[];
  /** On every answer. */
  readonly headers: Readonly<Record<string, string>>;
};

export type HostedLocale = {
  readonly lang: string;
  /** Base path of the locale, with both slashes. */
  readonly base: string;
};

/** A file for a host: its name, and its text. */
export type HostFile = {readonly name: string; readonly text: string};

/** A content hash in a file's name: `main.1a2b3c4d.js`, `logo-0123456789abcdef.svg`. Keep in sync with tools/serve/content.mjs. */
export const HASHED_NAME = /[.-][0-9a-f]{8,}\.\w+$/;

/** For everything else: kept, but asked for again each time, which a fresh copy answers with 304. */
export const REVALIDATED = 'no-cache';
/** For names that change with their content: never asked for again. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Types by ending, with UTF-8 for texts; others are `application/octet-stream`. Keep in sync with tools/serve/content.mjs. */
export const MEDIA_TYPES: Readonly<Record<string, readonly string[]>> = {
  'application/json': ['json', 'map'],
  'application/manifest+json': ['webmanifest'],
  'application/wasm': ['wasm'],
  'application/xml': ['xml'],
  'font/woff2': ['woff2'],
  'image/avif': ['avif'],
  'image/gif': ['gif'],
  'image/jpeg': ['jpeg', 'jpg'],
  'image/png': ['png'],
  'image/svg+xml': ['svg'],
  'image/webp': ['webp'],
  'image/x-icon': ['ico'],
  'text/css': ['css'],
  'text/html': ['html'],
  'text/javascript': ['js', 'mjs'],
  'text/markdown': ['md'],
  'text/plain': ['txt'],
};

/** Types of texts, whose charset is named and which compress well. */
export const TEXT_TYPES = Object.keys(MEDIA_TYPES).filter((type) => /^text\/|json$|xml$/.test(type));

/** True for files that are worth a compressed copy. */
export function isCompressible(name: string): boolean {
  const ending = name.split('.').pop() ?? '';
  return [...TEXT_TYPES, 'application/wasm', 'image/x-icon'].some((type) => MEDIA_TYPES[type].includes(ending));
}

function parentsOf(name: string): string[] {
  const parts = name.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/**
 * The topmost folders whose files all have hashed names. Licence texts beside a script change with it. Digits alone may be a date:
 * they neither make such a folder nor spoil it.
 *
 * @param names files from the host's root on
 */
export function findImmutableFolders(names: readonly string[]): string[] {
  const isHashed = (name: string): boolean => HASHED_NAME.test(name.replace(/\.LICENSE\.txt$/, ''));
  const mixed = new Set(names.filter((name) => !isHashed(name)).flatMap(parentsOf));
  const isDated = (name: string): boolean => /[.-]\d+\.\w+$/.test(name);
  const certain = names.filter((name) => isHashed(name) && !isDated(name));
  const hashed = [...new Set(certain.flatMap(parentsOf))].filter((folder) => !mixed.has(folder));
  return hashed.filter((folder) => !hashed.some((other) => folder.startsWith(`${other}/`))).sort();
}
