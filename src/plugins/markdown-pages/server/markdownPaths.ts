import {toMarkdownPath} from '../../../lib/url';
import type {DocsVersion} from '../../../server/content/listGroups';
import type {PagesContext} from './createPages';

/** A path as the Markdown texts are found by: readable, without a slash at its end. */
export function toKey(pathname: string): string {
  return decodeURI(pathname).replace(/(.)\/$/, '$1');
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
    return twin === undefined ? url.href : origin + twin + url.hash;
  };
}

/** Where the Markdown texts of docs are, by the keys of their paths. */
export function listMarkdownPaths(versions: readonly DocsVersion[], baseUrl: string): ReadonlyMap<string, string> {
  const docs = versions.flatMap(({groups}) => groups.flatMap((group) => group.docs));
  return new Map(docs.map(({permalink}) => [toKey(permalink), toMarkdownPath(permalink, baseUrl)]));
}
