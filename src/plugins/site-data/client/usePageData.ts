import {use, useMemo, useSyncExternalStore} from 'react';
import {useLocation} from '@docusaurus/router';
import {normalizeRoutePath} from '@site/src/lib/url';
import type {PageData} from '../types';
import {createAddressData, createNotFoundData} from './createPageData';
import {hasPage} from './hasPage';
import {PageDataContext} from './PageDataProvider';
import {getPage, getServerPage, subscribeToPage} from './pageStore';
import {useSiteData} from './useSiteData';

const subscribeToNothing = () => () => undefined;
const getNothing = () => undefined;

/**
 * Data of the current page (ENTITY-03), on every kind of page and outside of it. Inside a Markdown page it is complete from
 * the first render. Outside (navbar, layout) static HTML and the first render know kind and flags only; title, headings and
 * the rest follow once the page is mounted. On an unmatched path it is the 404 page's data, whose language and version are
 * the build's own until hydration is over. What cannot change for a component is no reason to render it again when hydration is over.
 */
export function usePageData(): PageData {
  const own = use(PageDataContext);
  const mounted = useSyncExternalStore(subscribeToPage, own === null ? getPage : getServerPage, getServerPage);
  const siteData = useSiteData();
  const {pathname} = useLocation();
  const page = own ?? (mounted?.pagePath === pathname ? mounted : null);
  const isKnown = useMemo(() => page !== null || hasPage(normalizeRoutePath(pathname)), [page, pathname]);
  // One 404.html answers every unknown path, so the address counts only in the browser.
  const unknown = useSyncExternalStore(subscribeToNothing, () => (isKnown ? undefined : pathname), getNothing);
  return useMemo(
    () => page ?? (isKnown ? createAddressData(pathname, siteData) : createNotFoundData(unknown, siteData)),
    [page, pathname, siteData, isKnown, unknown],
  );
}
