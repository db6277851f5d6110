import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {formatRedirects, readableAddress, redirectsOf, splitAddress, toPathKey} from '../../src/lib/addresses';
import {toKey} from '../../src/lib/addresses/address';
import type {Ledger, Redirect} from '../../src/lib/addresses';
import {findMove, pageKey, splitPlace, type Move} from '../../src/lib/versions';
import {readLedger} from '../../src/plugins/addresses/server/declared';
import {readJson} from '../../src/server/files/readJson';

/** Declared once for the whole site; `src/plugins/addresses` makes pages and host files of them. */
export const REDIRECTS_FILE = 'addresses/redirects.json';

const INTRODUCTION = '/guide/start';

/** A version that is removed, or the one its readers go to. */
type Side = {
  readonly name: string;
  /** First part of its addresses, empty for the default version. */
  readonly path: string;
  /** Addresses of its pages below its own, `/config/lib`. */
  readonly addresses: readonly string[];
};

/**
 * The page readers of a removed page get: the one it has moved to, else the same one, else the nearest section that exists
 * (for `config/lib/id`, that of `config/lib`, then of `config`), else the introduction.
 */
function findTarget(address: string, from: Side, to: Side, moves: readonly Move[]): string | undefined {
  const byKey = new Map(to.addresses.map((target) => [pageKey(target), target]));
  const key = pageKey(address);
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
  const toRoute = (versionPath: string, address: string): string =>
    readableAddress(`${versionPath === '' ? '' : `/${versionPath}`}${address}`);
  return from.addresses.flatMap((address) => {
    const target = findTarget(address, from, to, moves);
    return target === undefined
      ? []
      : [
          {
            from: toRoute(from.path, address),
            to: toRoute(to.path, target),
            since,
            reason: `the documentation of ${from.name} was removed`,
          },
        ];
  });
}

/** True for an anchor that a page was published with and that has not moved since, in every language that a redirect is for. */
function hasAnchor(address: string, {locale}: Redirect, {published}: Ledger, declared: readonly Redirect[]): boolean {
  const {path: page, anchor = ''} = splitAddress(address);
  const locales = [...published].filter(([lang]) => locale === undefined || locale === lang);
  return (
    locales.length > 0 &&
    locales.every(
      ([lang, pages]) =>
        pages.get(page)?.has(anchor) === true &&
        redirectsOf(declared, lang).every(({from}) => toKey(from) !== toKey(address)),
    )
  );
}

/**
 * Adds redirects of pages to the declared ones. An earlier one that led to an address that is gone now leads to its new home, so
 * that none goes over another, and to the same anchor there if the page has it. One that started at an anchor of a page that is gone
 * is left out if the new home has that anchor: readers come to it with the redirect of the page.
 */
export function declareRedirects(siteDir: string, redirects: readonly Redirect[]): void {
  const file = path.join(siteDir, REDIRECTS_FILE);
  const declared = existsSync(file) ? (readJson(siteDir, REDIRECTS_FILE) as Redirect[]) : [];
  const {ledger} = readLedger(path.dirname(file));
  const homes = new Map(redirects.map(({from, to}) => [toPathKey(from), to]));
  /** Where readers of an address that is gone get: the new page, with the anchor if it has it. */
  const findHome = (address: string, redirect: Redirect): string | undefined => {
    const {path: page, anchor} = splitAddress(address);
    const home = homes.get(toPathKey(page));
    const place = `${home}#${anchor}`;
    return home !== undefined && anchor !== undefined && hasAnchor(place, redirect, ledger, declared) ? place : home;
  };
  const kept = declared
    .filter((redirect) => findHome(redirect.from, redirect)?.includes('#') !== true)
    .map((redirect) => ({...redirect, to: findHome(redirect.to, redirect) ?? redirect.to}));
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, formatRedirects([...kept, ...redirects]));
}
