import globalData from '@generated/globalData';
import type {SiteData} from '../types';
import type {PageContent} from './createPageData';
import {setPage} from './pageStore';
import {readPageData} from './readPageData';

/** Of what plugins give their pages as content, that of Markdown alone says all this. */
function isMarkdown(content: unknown): content is PageContent {
  const {metadata, frontMatter, toc} = (content ?? {}) as Partial<PageContent>;
  return typeof metadata?.source === 'string' && frontMatter !== undefined && toc !== undefined;
}

/**
 * Says what page comes next, in the step of React that shows it: the frame around it needs no second one to know of it.
 *
 * @param content what the route of the page gives it by that name; of anything but Markdown there is no data
 */
export default function announcePage(content: unknown, pathname: string): void {
  const siteData = globalData['site-data'].default as SiteData;
  setPage(isMarkdown(content) ? readPageData(content, pathname, siteData) : null);
}
