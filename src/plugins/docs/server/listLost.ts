import type {LoadedContent} from '@docusaurus/plugin-content-docs';

/**
 * Files of the docs that no sidebar lists, so that readers find them by search and links alone. Those that say so
 * (`displayed_sidebar` in their front matter, `unlisted`, drafts) are meant to be so.
 */
export function listLost({loadedVersions}: LoadedContent): string[] {
  return loadedVersions.flatMap(({docs, drafts}) =>
    docs
      .filter(({id, sidebar, unlisted, frontMatter}) => {
        const isMeant =
          unlisted || frontMatter.displayed_sidebar !== undefined || drafts.some((draft) => draft.id === id);
        return sidebar === undefined && !isMeant;
      })
      .map(({source}) => source.replace('@site/', '')),
  );
}
