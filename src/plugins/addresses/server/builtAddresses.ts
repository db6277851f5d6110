import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BuiltPage, HostRedirect} from '../../../lib/addresses';

/** A dot file, so it is not served. */
const FILE = '.addresses.json';

export type BuiltLocale = {
  readonly lang: string;
  /** Base path of the locale, with both slashes. */
  readonly baseUrl: string;
  /** Redirects of pages, on the host. */
  readonly redirects: readonly HostRedirect[];
  readonly pages: readonly BuiltPage[];
  /** Beginnings of addresses that are no promise and stay off the ledger. */
  readonly exclude: readonly string[];
};

/** Leaves the addresses of a built locale beside it, for `npm run docs:ledger` and `npm run hosts`. */
export function writeBuiltAddresses(outDir: string, built: BuiltLocale): void {
  writeFileSync(path.join(outDir, FILE), JSON.stringify(built));
}

/** The addresses of every locale of a build, the default one first. Throws when the build has none. */
export function readBuiltAddresses(buildDir: string): BuiltLocale[] {
  const folders = existsSync(buildDir)
    ? [
        buildDir,
        ...readdirSync(buildDir, {withFileTypes: true})
          .filter((entry) => entry.isDirectory())
          .map((entry) => path.join(buildDir, entry.name)),
      ]
    : [];
  const files = folders.map((folder) => path.join(folder, FILE)).filter((file) => existsSync(file));
  if (files.length === 0) {
    throw new Error(`there is no build with addresses in ${buildDir}; run "npm run build" first.`);
  }
  return files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as BuiltLocale);
}
