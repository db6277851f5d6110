import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {decodeEntities} from '../../../lib/text/decodeEntities';
import {getAttribute} from '../../../lib/text/scanTags';
import {listBuiltPages} from '../../../server/files/listFiles';

export type BuiltImagesContext = {
  readonly outDir: string;
  /** Base paths that images may have before their place in a static folder, the longest first. */
  readonly bases: readonly string[];
  readonly otherLocales: readonly string[];
  /** The static folders of the site, absolute. */
  readonly folders: readonly string[];
};

const IMAGE = /<img\s([^>]*)>/gi;
/** The bundler's own folder: it makes no page without them. */
const BUNDLED = 'assets/';

/** Path of an image below the static folders; undefined for one that is of another place. */
function findPlace(source: string, bases: readonly string[]): string | undefined {
  const base = bases.find((one) => source.startsWith(one) && !source.startsWith('//'));
  const place = base === undefined ? undefined : source.slice(base.length).replace(/[?#].*$/, '');
  return place?.startsWith(BUNDLED) ? undefined : place;
}

/**
 * Throws if the pages of the locale just built show images that no static folder has. Pages are checked when they are compiled
 * (`remarkImages.ts`), which a page that did not change is not again when its image goes.
 */
export function checkBuiltImages({outDir, bases, otherLocales, folders}: BuiltImagesContext): void {
  const lost = new Map<string, boolean>();
  const isLost = (place: string): boolean => {
    const known = lost.get(place) ?? !folders.some((folder) => existsSync(path.join(folder, decodeURI(place))));
    lost.set(place, known);
    return known;
  };
  const problems = listBuiltPages(outDir, otherLocales).flatMap((file) => {
    const sources = [...readFileSync(file, 'utf8').matchAll(IMAGE)].map(([, attributes]) =>
      decodeEntities(getAttribute(attributes, 'src') ?? ''),
    );
    return [...new Set(sources)]
      .filter((source) => {
        const place = findPlace(source, bases);
        return place !== undefined && isLost(place);
      })
      .map((source) => `  ${path.relative(outDir, file)}: ${source}`);
  });
  if (problems.length > 0) {
    const places = folders.map((folder) => `"${path.basename(folder)}"`).join(', ');
    throw new Error(`site-data: these pages show images that are not in ${places}:\n${problems.join('\n')}`);
  }
}
