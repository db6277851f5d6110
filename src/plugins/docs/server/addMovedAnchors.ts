import type {DocMetadata, LoadedContent} from '@docusaurus/plugin-content-docs';
import {collectMovedAnchors, readableAddress, type Redirect} from '../../../lib/addresses';
import type {MovedMetadata} from '../../addresses/types';

/**
 * The docs with the anchors of theirs that have moved in their metadata, each on its own page: the app follows them, as a script does
 * that `src/plugins/addresses` writes into the page.
 *
 * @param redirects those of the build's locale
 * @param baseUrl base path of the locale, with both slashes
 */
export function addMovedAnchors(
  content: LoadedContent,
  redirects: readonly Redirect[],
  baseUrl: string,
): LoadedContent {
  const toPath = ({permalink}: DocMetadata): string => readableAddress(`/${permalink.slice(baseUrl.length)}`);
  const pages = content.loadedVersions.flatMap(({docs}) => docs.map((doc) => ({path: toPath(doc)})));
  const moved = collectMovedAnchors(redirects, pages, baseUrl);
  const addAnchors = (doc: DocMetadata): DocMetadata & MovedMetadata => {
    const movedAnchors = moved.get(toPath(doc));
    return movedAnchors === undefined ? doc : {...doc, movedAnchors};
  };
  return {
    ...content,
    loadedVersions: content.loadedVersions.map((version) => ({...version, docs: version.docs.map(addAnchors)})),
  };
}
