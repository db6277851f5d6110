import {toMarkdownPath} from '../../../lib/url';
import type {DocsVersion} from '../../../server/content/listGroups';
import type {PagesContext} from './createPages';

/** A path as the Markdown texts are found by: readable, without a slash at its end. */
export function toKey(pathname: string): string {
  return decodeURI(pathname).replace(/(.)\/$/, '$1');
}

/** The full address of a path, percent-encoded. */
export function toUrl(path: string, {origin}: Pick<PagesContext, 'origin'>): string {
  return new URL(path, origin).href;
}

/** Makes addresses on the page at `path` complete; those of pages with a Markdown text lead to it. */
export function createResolve(
  path: string,
  markdownPaths: ReadonlyMap<string, string>,
  {origin}: Pick<PagesContext, 'origin'>,
): (address: string) => string {
  return (address) => {
    const url = new URL(address, origin + path);
    const twin = url.origin === origin ? markdownPaths.get(toKey(url.pathname)) : undefined;
    return twin === undefined ? url.href : toUrl(twin, {origin}) + url.hash;
  };
}

/** Where the Markdown texts of docs are, by the keys of their paths. Each language has the same docs at the same places. */
export function listMarkdownPaths(
  versions: readonly DocsVersion[],
  {baseUrl, otherBaseUrls = []}: Pick<PagesContext, 'baseUrl' | 'otherBaseUrls'>,
): ReadonlyMap<string, string> {
  const docs = versions.flatMap(({groups}) => groups.flatMap((group) => group.docs));
  const places = docs.map(({permalink}) => permalink.slice(baseUrl.length));
  return new Map(
    [baseUrl, ...otherBaseUrls].flatMap((base) =>
      places.map((place) => [toKey(base + place), toMarkdownPath(base + place, base)] as const),
    ),
  );
}
