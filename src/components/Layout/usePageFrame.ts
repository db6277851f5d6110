import useUISwitch from '@site/src/hooks/useUISwitch';
import type {PageType} from '@site/src/lib/site/records';
import {usePageData} from '@site/src/plugins/site-data/client';

export type PageFrame = {
  readonly navbar: boolean;
  /** The site's large footer; the foot of a doc is another thing (FOOTER-02). */
  readonly footer: boolean;
};

/** PAGEKIND-04: kinds that are content only. */
const BARE_KINDS: readonly PageType[] = ['custom', 'blank'];
/** FOOTER-02: kinds that end with the site's footer. */
const FOOTER_KINDS: readonly PageType[] = ['home', '404'];

/**
 * Which parts of the frame around the current page show. The page's kind decides first; then the address beats front matter,
 * and front matter beats the site's setting (FRONTMATTER-03).
 */
export default function usePageFrame(): PageFrame {
  const {pageType, frontmatter, siteData} = usePageData();
  const {navbar, footer} = useUISwitch(frontmatter);
  const isAllowed = siteData.site.hideNavbar !== 'always' || frontmatter.navbar === true;
  return {
    navbar: navbar && isAllowed && !BARE_KINDS.includes(pageType),
    footer: footer && FOOTER_KINDS.includes(pageType),
  };
}
