import type {PageData, SiteData} from '../types';
import {createPageData, type PageContent} from './createPageData';

/** The last one of each page. */
const made = new WeakMap<PageContent, PageData>();

/** Page data of a Markdown page (ENTITY-03): of the same content, at the same address, the same object. */
export function readPageData(content: PageContent, pathname: string, siteData: SiteData): PageData {
  const known = made.get(content);
  if (known?.pagePath === pathname && known.siteData === siteData) {
    return known;
  }
  const page = createPageData(content, pathname, siteData);
  made.set(content, page);
  return page;
}
