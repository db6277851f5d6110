import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {stripInline} from '../../../lib/text';
import {toCardPath} from '../../../lib/url';
import {listGroups} from '../../../server/content/listGroups';
import type {Card} from './drawCard';

export type PlacedCard = {
  /** Path of the file below the base path of the locale. */
  readonly path: string;
  readonly card: Card;
};

/** An unlisted doc as one of the list: its address is made for sharing, and its page names a picture. */
function listed(doc: LoadedVersion['docs'][number]): LoadedVersion['docs'][number] {
  return {...doc, unlisted: false};
}

/** The pictures of the docs of all versions; none for a doc that brings its own (`image` in its front matter). */
export function listCards(
  versions: readonly Pick<LoadedVersion, 'label' | 'docs' | 'sidebars'>[],
  baseUrl: string,
  lang: string,
): PlacedCard[] {
  return versions.flatMap(({label, docs: all, sidebars}) =>
    listGroups({docs: all.map(listed), sidebars}).flatMap(({title: section, docs}) =>
      docs
        .filter(({frontMatter}) => !frontMatter.image)
        .map(({title, description, permalink}) => ({
          path: decodeURI(toCardPath(permalink, baseUrl)),
          card: {
            title: stripInline(title),
            section: section && stripInline(section),
            description,
            version: label,
            lang,
          },
        })),
    ),
  );
}
