import type {CustomGroup, ResultGroup, SearchState} from '@site/src/plugins/search/client';

/** Results of one index, or of a hook. */
export type SearchTab = {
  readonly id: string;
  readonly label: string;
  readonly count?: number;
  readonly group?: ResultGroup;
  readonly custom?: CustomGroup;
};

/** The tabs of an answer: its indexes, the site's own first, then the groups that hooks added (REMOTE-04, SEARCH-21). */
export function createTabs({outcome}: SearchState, ownLabel: string): SearchTab[] {
  if (outcome === null) {
    return [];
  }
  const groups = outcome.groups.map((group) => ({
    id: `index-${group.index}`,
    label: group.label || ownLabel,
    count: group.pages.length,
    group,
  }));
  const custom = outcome.custom.map((added) => ({
    id: `custom-${added.id}`,
    label: added.label,
    count: added.count,
    custom: added,
  }));
  return [...groups, ...custom];
}
