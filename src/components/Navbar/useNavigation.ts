import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {isNavItemActive} from '@site/src/lib/nav';
import type {NavItem, NavItemGroup} from '@site/src/lib/site/types';
import {isEqualPath, isInternalPath} from '@site/src/lib/url';
import {usePageData, useVersionedLink} from '@site/src/plugins/site-data/client';

export type Navigation = {
  /** True if the item stands for the current page (NAV-04). */
  readonly isActive: (item: NavItem | NavItemGroup) => boolean;
  /** Where an entry's link leads from here: on a page of an old version, to the same page there if it exists (LINK-03). */
  readonly resolve: (link: string) => string;
  /** `aria-current` of a link: `page` for the page itself, `true` for its section. */
  readonly current: (item: NavItem) => 'page' | 'true' | undefined;
};

/** What the navigation needs to know about the current page. */
export default function useNavigation(): Navigation {
  // Not the router's address: on the 404 page that counts only after hydration.
  const {pagePath, siteData} = usePageData();
  const resolve = useVersionedLink();
  const {base, languages, defaultLang, multiVersion} = siteData;
  const {withBaseUrl} = useBaseUrlUtils();
  const versions = multiVersion.versions.filter((name) => name !== multiVersion.default);
  const context = {base, languages, defaultLang, versions};

  const isActive = (item: NavItem | NavItemGroup): boolean => isNavItemActive(item, pagePath, context);
  const isPage = ({link}: NavItem): boolean =>
    link !== undefined && isInternalPath(link) && isEqualPath(pagePath, withBaseUrl(resolve(link)));
  return {isActive, resolve, current: (item) => (isPage(item) ? 'page' : isActive(item) ? 'true' : undefined)};
}
