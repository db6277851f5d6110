import {existsSync} from 'node:fs';
import path from 'node:path';
import {findPageFile, type BuildPlace} from './findPageFile';

export type BuiltPages = BuildPlace & {
  /** Every page that was rendered, as `postBuild` is given them: addresses with the base path, the 404 page among them. */
  readonly routesPaths: readonly string[];
};

/** Docusaurus writes such a route as it is; the only one that every site has is `/404.html`. */
const FILE_ROUTE = /\.html?$/i;

/**
 * The pages of the locale just built, as files, sorted. Not the `.html` files of `static/`, which lie beside them: they are the author's,
 * and a service that looks for one wants every byte of it.
 */
export function listBuiltPages({routesPaths, ...place}: BuiltPages): string[] {
  const {outDir, baseUrl} = place;
  const files = routesPaths.flatMap((route) => {
    const file = FILE_ROUTE.test(route)
      ? path.join(outDir, decodeURI(route.slice(baseUrl.length)))
      : findPageFile(route, place);
    return file !== undefined && existsSync(file) ? [file] : [];
  });
  return [...new Set(files)].sort();
}
