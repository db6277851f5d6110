import {OVERVIEW_HEADER_DEPTHS} from '../constants';
import type {OverviewGroup, OverviewItem, OverviewPage, OverviewPageInput} from './types';

export type BuildOverviewParams = {
  /** Path of the overview page itself, without the base path. */
  readonly overviewPath: string;
  /** Front matter `overviewHeaders` of the overview page. */
  readonly overviewHeaders?: readonly number[];
  readonly items: readonly OverviewItem[];
};

function collectPages(items: readonly OverviewItem[]): OverviewPageInput[] {
  return items.flatMap((item) => (item.kind === 'page' ? [item.page] : collectPages(item.items)));
}

/**
 * The groups an overview page lists: the top groups of its sidebar with the pages of all depths below them, then the pages
 * outside any group (OVERVIEW-01, OVERVIEW-05). Only pages below the overview's own path are kept, never itself, and a
 * group without pages is left out (OVERVIEW-07). Depths: the page's, the overview's, the group's, [2] (OVERVIEW-02).
 */
export function buildOverviewGroups({overviewPath, overviewHeaders, items}: BuildOverviewParams): OverviewGroup[] {
  const parent = overviewPath.replace(/\/$/, '');
  const isListed = ({routePath}: OverviewPageInput): boolean =>
    routePath.startsWith(`${parent}/`) && routePath.replace(/\/$/, '') !== parent;

  const toPage = (page: OverviewPageInput, groupHeaders?: readonly number[]): OverviewPage => ({
    title: page.title,
    routePath: page.routePath,
    headers: page.headers,
    depths: page.overviewHeaders ?? overviewHeaders ?? groupHeaders ?? OVERVIEW_HEADER_DEPTHS,
  });

  const groups = items.flatMap((item): OverviewGroup[] =>
    item.kind === 'group'
      ? [
          {
            name: item.name,
            pages: collectPages(item.items)
              .filter(isListed)
              .map((page) => toPage(page, item.overviewHeaders)),
          },
        ]
      : [],
  );
  const others = items.flatMap((item) => (item.kind === 'page' && isListed(item.page) ? [toPage(item.page)] : []));
  return [...groups, {pages: others}].filter(({pages}) => pages.length > 0);
}

/** The groups with only the headings to show: those of the prop's depths if there is one, else of each page's own. */
export function selectOverviewHeaders(
  groups: readonly OverviewGroup[],
  propDepths?: readonly number[],
): OverviewGroup[] {
  return groups.map((group) => ({
    ...group,
    pages: group.pages.map((page) => ({
      ...page,
      headers: page.headers.filter(({depth}) => (propDepths ?? page.depths).includes(depth)),
    })),
  }));
}
