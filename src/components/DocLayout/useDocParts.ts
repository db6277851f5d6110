import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {usePageData} from '@site/src/plugins/site-data/client';
import useUISwitch from '@site/src/hooks/useUISwitch';

export type DocParts = {
  readonly sidebar: boolean;
  readonly outline: boolean;
  /** Edit link, last-updated line, previous and next page. */
  readonly footer: boolean;
};

/**
 * Which parts around the text of the current doc show: all on pages of the kind `doc`, none on others (PAGEKIND-03, -04), less what
 * the address or the front matter hides (QUERYPARAM-02..04, FRONTMATTER-02).
 */
export default function useDocParts(): DocParts {
  const {pageType, frontmatter} = usePageData();
  const shown = useUISwitch(frontmatter);
  const hasSidebar = useDocsSidebar() !== null;
  const isDoc = pageType === 'doc';
  return {
    sidebar: isDoc && hasSidebar && shown.sidebar,
    outline: isDoc && shown.outline,
    footer: isDoc && shown.footer,
  };
}
