import {stripInline} from '../text';
import type {OverviewGroup, OverviewPage} from './types';

function normalize(text: string): string {
  return stripInline(text).toLowerCase().replaceAll('-', ' ').trim();
}

function filterPage(page: OverviewPage, matches: (text: string) => boolean): OverviewPage[] {
  if (matches(page.title)) {
    return [page];
  }
  const headers = page.headers.filter(({text}) => matches(text));
  return headers.length > 0 ? [{...page, headers}] : [];
}

/**
 * The groups that match a keyword (OVERVIEW-06): letter case makes no difference and `-` equals a space. A hit on a group's
 * name keeps the group, one on a page's title the page, else only matching headings stay. Blank input keeps everything.
 * Pass `selectOverviewHeaders`' result, so that what is not shown does not match; `defaultName` is the shown name of the
 * group without one.
 */
export function filterOverviewGroups(
  groups: readonly OverviewGroup[],
  keyword: string,
  defaultName: string,
): OverviewGroup[] {
  const query = normalize(keyword);
  if (query === '') {
    return [...groups];
  }
  const matches = (text: string): boolean => normalize(text).includes(query);
  return groups.flatMap((group) => {
    if (matches(group.name ?? defaultName)) {
      return [group];
    }
    const pages = group.pages.flatMap((page) => filterPage(page, matches));
    return pages.length > 0 ? [{...group, pages}] : [];
  });
}
