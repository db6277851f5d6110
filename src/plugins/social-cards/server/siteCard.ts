import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Metadata as PageMetadata} from '@docusaurus/plugin-content-pages';
import {SITE_CARD} from '../../../lib/card/siteCard';
import type {PlacedCard} from './listCards';

/** The picture of the pages outside the docs. */
export function createSiteCard(tagline: string, lang: string): PlacedCard {
  return {
    path: SITE_CARD,
    card: {title: tagline, section: undefined, description: '', version: undefined, lang},
  };
}

/** Addresses of the pages that name a picture in their front matter. */
export function listIllustrated(
  versions: readonly Pick<LoadedVersion, 'docs'>[],
  pages: readonly PageMetadata[],
): string[] {
  const written = [...versions.flatMap(({docs}) => docs), ...pages.filter((page) => page.type === 'mdx')];
  return written.filter(({frontMatter}) => frontMatter.image).map(({permalink}) => permalink);
}
