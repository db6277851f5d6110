import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {formatRedirects} from '../../src/lib/addresses';
import {toPathKey} from '../../src/lib/addresses/address';
import type {Redirect} from '../../src/lib/addresses';
import {findMove, pageKey, splitPlace, type Move} from '../../src/lib/versions';
import {readJson} from '../../src/server/files/readJson';
import {getPageRoute} from './readVersions';

/** Declared once for the whole site; `src/plugins/addresses` makes pages and host files of them. */
export const REDIRECTS_FILE = 'addresses/redirects.json';

const INTRODUCTION = '/guide/start';

/** A version that is removed, or the one its readers go to. */
type Side = {
  readonly name: string;
  /** First part of its addresses, empty for the default version. */
  readonly path: string;
  /** Names of its pages, `config/lib.mdx`. */
  readonly pages: readonly string[];
};

/** Equal for `config/lib.mdx` and `config/lib/index.mdx`, which readers find at the same place. */
function getKey(page: string): string {
  return pageKey(getPageRoute(page));
}

/**
 * The page readers of a removed page get: the one it has moved to, else the same one, else the nearest section that exists
 * (for `config/lib/id`, that of `config/lib`, then of `config`), else the introduction.
 */
function findTarget(page: string, from: Side, to: Side, moves: readonly Move[]): string | undefined {
  const byKey = new Map(to.pages.map((name) => [getKey(name), name]));
  const key = getKey(page);
  // The page alone, also where a heading is named: a redirect with a hash would drop that of the reader.
  const keys = [splitPlace(findMove(moves, from.name, to.name, key) ?? '').key, key];
  for (let above = path.posix.dirname(key); above !== '/'; above = path.posix.dirname(above)) {
    keys.push(above);
  }
  const found = [...keys, INTRODUCTION].find((candidate) => byKey.has(candidate));
  return found === undefined ? undefined : byKey.get(found);
}

/** For each page of a version that is removed, where its readers go. */
export function createVersionRedirects({
  since,
  from,
  to,
  moves,
}: {
  readonly since: string;
  readonly from: Side;
  readonly to: Side;
  /** What is declared to have another place in another version. */
  readonly moves: readonly Move[];
}): Redirect[] {
  const toRoute = (versionPath: string, page: string): string =>
    `${versionPath === '' ? '' : `/${versionPath}`}${getPageRoute(page)}`;
  return from.pages.flatMap((page) => {
    const target = findTarget(page, from, to, moves);
    return target === undefined
      ? []
      : [
          {
            from: toRoute(from.path, page),
            to: toRoute(to.path, target),
            since,
            reason: `the documentation of ${from.name} was removed`,
          },
        ];
  });
}

/**
 * Adds redirects to the declared ones. An earlier one that led to an address that is gone now leads to its new home, so that
 * none goes over another.
 */
export function declareRedirects(siteDir: string, redirects: readonly Redirect[]): void {
  const file = path.join(siteDir, REDIRECTS_FILE);
  const declared = existsSync(file) ? (readJson(siteDir, REDIRECTS_FILE) as Redirect[]) : [];
  const homes = new Map(redirects.map(({from, to}) => [toPathKey(from), to]));
  const kept = declared.map((redirect) => ({
    ...redirect,
    to: homes.get(toPathKey(redirect.to.split('#')[0])) ?? redirect.to,
  }));
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, formatRedirects([...kept, ...redirects]));
}
