import {toCardPath} from '../../../lib/url';
import type {DocsVersion} from '../../../server/content/listGroups';
import type {Card} from './drawCard';

export type PlacedCard = {
  /** Path of the file below the base path of the locale. */
  readonly path: string;
  readonly card: Card;
};

/** The pictures of the docs of all versions; none for a doc that brings its own (`image` in its front matter). */
export function listCards(versions: readonly DocsVersion[], baseUrl: string, lang: string): PlacedCard[] {
  return versions.flatMap(({label, groups}) =>
    groups.flatMap(({title: section, docs}) =>
      docs
        .filter(({frontMatter}) => !frontMatter.image)
        .map(({title, description, permalink}) => ({
          path: decodeURI(toCardPath(permalink, baseUrl)),
          card: {title, section, description, version: label, lang},
        })),
    ),
  );
}
