import globalData from '@generated/globalData';
import type {SiteData} from '../types';
import type {PageContent} from './createPageData';
import {setPage} from './pageStore';
import {readPageData} from './readPageData';

/**
 * Says what page comes next, in the step of React that shows it: the frame around it needs no second one to know of it.
 *
 * @param content of a Markdown page, as it was loaded; undefined for any other
 */
export default function announcePage(content: PageContent | undefined, pathname: string): void {
  const siteData = globalData['site-data'].default as SiteData;
  setPage(content === undefined ? null : readPageData(content, pathname, siteData));
}
