import {isForeign, splitAddress, toKey, toPathKey} from './address';
import {redirectsOf} from './findLost';
import type {BuiltPage, Redirect} from './types';

/** The redirect that takes over at an address: its own, or that of its whole page. */
function findNext(address: string, byKey: ReadonlyMap<string, Redirect>): Redirect | undefined {
  const {path} = splitAddress(address);
  return isForeign(address) ? undefined : (byKey.get(toKey(address)) ?? byKey.get(toKey(path)));
}

function checkChain(redirect: Redirect, byKey: ReadonlyMap<string, Redirect>): string[] {
  const way = [redirect.from, redirect.to];
  for (let next = findNext(redirect.to, byKey); next !== undefined; next = findNext(next.to, byKey)) {
    way.push(next.to);
    if (way.slice(0, -1).some((address) => toKey(address) === toKey(next?.to ?? ''))) {
      return [`goes in a circle: ${way.join(' -> ')}.`];
    }
  }
  return way.length > 2 ? [`is a chain: ${way.join(' -> ')}. Lead it to ${way[way.length - 1]} at once.`] : [];
}

/** What is wrong between the redirects of one locale, whatever the site has: doubles, circles and chains. */
function checkRelations(redirects: readonly Redirect[]): [Redirect, string][] {
  const byKey = new Map<string, Redirect>();
  const problems: [Redirect, string][] = [];
  for (const redirect of redirects) {
    const other = byKey.get(toKey(redirect.from));
    if (other !== undefined) {
      problems.push([redirect, `starts at ${redirect.from}, which is redirected to ${other.to} already.`]);
    }
    byKey.set(toKey(redirect.from), other ?? redirect);
  }
  return [
    ...problems,
    ...redirects.flatMap((redirect) =>
      checkChain(redirect, byKey).map((message): [Redirect, string] => [redirect, message]),
    ),
  ];
}

type Site = {
  readonly ids: ReadonlyMap<string, ReadonlySet<string>>;
  readonly moved: ReadonlyMap<string, Redirect>;
};

function checkTarget({to}: Redirect, {ids}: Site): string[] {
  if (isForeign(to)) {
    return [];
  }
  const {path, anchor} = splitAddress(to);
  const anchors = ids.get(toPathKey(path));
  if (anchors === undefined) {
    return [`leads to ${path}, which is no page of this site.`];
  }
  return anchor === undefined || anchors.has(anchor) ? [] : [`leads to ${to}, but ${path} has no anchor #${anchor}.`];
}

function checkSource({from}: Redirect, {ids, moved}: Site): string[] {
  const {path, anchor} = splitAddress(from);
  const anchors = ids.get(toPathKey(path));
  if (anchor === undefined) {
    return anchors === undefined ? [] : [`starts at ${from}, which is a page of this site: nobody would reach it.`];
  }
  if (anchors !== undefined) {
    return anchors.has(anchor) ? [`starts at ${from}, which is still there.`] : [];
  }
  // The page is gone too: readers get to its new address with the old anchor.
  const page = moved.get(toPathKey(path));
  if (page === undefined) {
    return [`starts at an anchor of ${path}, which is no page: declare a redirect of ${path} as well.`];
  }
  if (isForeign(page.to) || page.to.includes('#')) {
    return [`is never reached: the redirect of ${path} to ${page.to} drops the anchor.`];
  }
  return ids.get(toPathKey(page.to))?.has(anchor)
    ? [`is never reached: readers of ${from} come to ${page.to}#${anchor}, which is there.`]
    : [];
}

/**
 * Problems of the declared redirects in one locale, a line each: doubles, circles, chains, starts that are still there,
 * targets that are not. `pages` are those of the locale; without them only the declarations are compared.
 */
export function checkRedirects(redirects: readonly Redirect[], lang: string, pages?: readonly BuiltPage[]): string[] {
  const own = redirectsOf(redirects, lang);
  const problems = checkRelations(own);
  if (pages !== undefined) {
    const site: Site = {
      ids: new Map(pages.map(({path, anchors}) => [toPathKey(path), new Set(anchors.map(({id}) => id))])),
      moved: new Map(own.filter(({from}) => !from.includes('#')).map((redirect) => [toKey(redirect.from), redirect])),
    };
    for (const redirect of own) {
      problems.push(
        ...[...checkSource(redirect, site), ...checkTarget(redirect, site)].map((message): [Redirect, string] => [
          redirect,
          message,
        ]),
      );
    }
  }
  return [...new Set(problems.map(([{from}, message]) => `the redirect of ${from} ${message}`))];
}
