import {splitLocalePath} from '@site/src/lib/locale';
import {hasPage, type SiteData} from '@site/src/plugins/site-data/client';

/**
 * Whether the app can show what an address leads to. Each locale is an app of its own: a page of another one is for the browser to load,
 * as one of another domain, and one that has moved since for the host.
 */
export default function isOfApp(href: string, siteData: SiteData): boolean {
  const [path] = href.split('#');
  return splitLocalePath(href, siteData).lang === siteData.lang && hasPage(path);
}
