// Ejected from Docusaurus 3.10.2: the stock bar has a fixed storage key, no link and no page of its own.
import type {ReactNode} from 'react';
import AnnouncementBar from '@site/src/components/AnnouncementBar';
import {splitLocalePath} from '@site/src/lib/locale';
import {usePageData} from '@site/src/plugins/site-data/client';

/** The site's announcement, on the landing page only (ANNOUNCE-05). */
export default function ThemeAnnouncementBar(): ReactNode {
  const {pageType, routePath, siteData} = usePageData();
  const {announcement} = siteData.site;
  const isLanding = pageType === 'home' && splitLocalePath(routePath, {...siteData, base: '/'}).path === '/';
  return isLanding && announcement ? <AnnouncementBar {...announcement} /> : null;
}
