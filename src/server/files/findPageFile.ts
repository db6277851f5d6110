import {existsSync} from 'node:fs';
import path from 'node:path';

export type BuildPlace = {
  readonly outDir: string;
  /** Base path of the locale, with both slashes. */
  readonly baseUrl: string;
};

/** The file that a route was written to; undefined when there is none. */
export function findPageFile(route: string, {outDir, baseUrl}: BuildPlace): string | undefined {
  const base = path.join(outDir, decodeURI(route.slice(baseUrl.length)));
  return [path.join(base, 'index.html'), `${base}.html`].find((file) => existsSync(file));
}
