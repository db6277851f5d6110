import {useMemo, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import {arrangePages, type HitGroup, type PlacedHit, type SearchState} from '@site/src/plugins/search/client';
import {createTabs, type SearchTab} from './createTabs';

/** What a reader has selected in an answer. */
type Selection = {outcome: SearchState['outcome']; tab?: string; active: number; link?: string};

export type HitSelection = {
  readonly tabs: readonly SearchTab[];
  readonly tab: SearchTab | undefined;
  readonly selectTab: (id: string) => void;
  readonly groups: readonly HitGroup[];
  /** Hits of the open tab, in the order shown. */
  readonly hits: readonly PlacedHit[];
  /** Position of the selected hit. */
  readonly active: number;
  readonly setActive: (position: number) => void;
};

/** The tabs and hits of an answer, and which of them are selected: with each answer the first ones, until the reader chooses. */
export default function useHitSelection(state: SearchState, hitsPerPage: number | undefined): HitSelection {
  const [selection, setSelection] = useState<Selection>({outcome: null, active: 0});
  const ownLabel = translate({
    id: 'site.Search.ownTab',
    message: 'Documentation',
    description: 'Search: tab of the hits of this site, and name of the group of pages that are in no sidebar group',
  });
  const {outcome} = state;
  const tabs = useMemo(() => createTabs(state, ownLabel), [state, ownLabel]);
  const tab = tabs.find(({id}) => id === selection.tab) ?? tabs[0];
  const groups = useMemo(() => arrangePages(tab?.group?.pages ?? [], hitsPerPage), [tab, hitsPerPage]);
  const hits = useMemo(() => groups.flatMap(({pages}) => pages.flat()), [groups]);
  // When the texts come in, the same query has the same hits, perhaps in other places.
  const isSame = selection.outcome?.isPartial === true && selection.outcome.query === outcome?.query;
  const kept = isSame ? hits.findIndex(({hit}) => hit.link === selection.link) : 0;
  const selected = selection.outcome === outcome ? selection.active : kept;
  return {
    tabs,
    tab,
    selectTab: (id) => setSelection({outcome, tab: id, active: 0}),
    groups,
    hits,
    active: Math.max(0, Math.min(selected, hits.length - 1)),
    setActive: (position) => setSelection({outcome, tab: tab?.id, active: position, link: hits[position]?.hit.link}),
  };
}
