import type {AllContent} from '@docusaurus/types';
import type {LoadedContent as DocsContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent, Metadata as PageMetadata} from '@docusaurus/plugin-content-pages';

/** The versions of the site's docs plugin; empty when the site has none. */
export function getDocsVersions(allContent: AllContent): LoadedVersion[] {
  const content = allContent['docusaurus-plugin-content-docs']?.default as DocsContent | undefined;
  return content?.loadedVersions ?? [];
}

/** The pages below `src/pages`, Markdown and React. */
export function getPages(allContent: AllContent): PageMetadata[] {
  const content = allContent['docusaurus-plugin-content-pages']?.default as PagesContent | null | undefined;
  return content ?? [];
}
