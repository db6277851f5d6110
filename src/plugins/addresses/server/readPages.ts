import {readFileSync} from 'node:fs';
import type {RouteConfig} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';
import {readableAddress, readAnchors, type BuiltPage} from '../../../lib/addresses';
import type {BuildCache} from '../../../server/cache/buildCache';
import {findPageFile, type BuildPlace} from '../../../server/files/findPageFile';

/** Title and anchors of a page. */
export type PageAnchors = ReturnType<typeof readAnchors>;
/** Anchors of earlier builds, by a hash of the page. */
export type KeptAnchors = Pick<BuildCache<PageAnchors>, 'get' | 'set'>;

/** The routes that are pages: leaves of the tree with a path of their own. */
function listLeaves(routes: readonly RouteConfig[]): RouteConfig[] {
  return routes.flatMap((route) =>
    route.routes === undefined || route.routes.length === 0 ? [route] : listLeaves(route.routes),
  );
}

/** The anchors of a page, from its body alone: in the head stand names of scripts, which are others in each build. */
function readBody(html: string, kept: KeptAnchors): PageAnchors {
  const body = html.slice(Math.max(0, html.indexOf('<body')));
  const key = simpleHash(body, 32);
  const found = kept.get(key) ?? readAnchors(body);
  kept.set(key, found);
  return found;
}

/** Every page of the locale just built, with its anchors, sorted by route. The 404 page is no address. */
export function readPages(routes: readonly RouteConfig[], place: BuildPlace, kept: KeptAnchors): BuiltPage[] {
  return listLeaves(routes)
    .filter(({path: route}) => route.startsWith(place.baseUrl) && !route.endsWith('/404.html'))
    .flatMap(({path: route, metadata}) => {
      const file = findPageFile(route, place);
      const address = readableAddress(`/${route.slice(place.baseUrl.length)}`);
      const source = metadata?.sourceFilePath ?? '';
      return file === undefined ? [] : [{path: address, source, ...readBody(readFileSync(file, 'utf8'), kept)}];
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
