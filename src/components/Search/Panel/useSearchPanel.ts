import {useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject} from 'react';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {nextFocusIndex} from '@site/src/lib/ui/arrowKeys';
import {
  addRecent,
  arrangePages,
  dispatchSearchEvent,
  getSearchClient,
  requestHighlight,
  toHref,
  useSearchSession,
  type HitGroup,
  type PlacedHit,
  type SavedPage,
  type SearchSession,
  type SearchState,
} from '@site/src/plugins/search/client';
import {useVersion} from '@site/src/plugins/site-data/client';
import {createTabs, type SearchTab} from './createTabs';
import {getTerms} from './getTerms';

/** What a reader has selected in an answer. */
type Selection = {outcome: SearchState['outcome']; tab?: string; active: number; link?: string};

type SearchClient = ReturnType<typeof getSearchClient>;

const DIALOG_HITS_PER_PAGE = 3;

export type SearchPanelInput = {
  /** Prefix of element ids. */
  readonly id: string;
  readonly initialQuery: string;
  /** Holds what the panel shows. */
  readonly bodyRef: RefObject<HTMLDivElement | null>;
  readonly onReady?: (search: (query: string) => void) => (() => void) | undefined;
  readonly onSearch?: (query: string) => void;
  readonly onClose?: () => void;
};

export type SearchPanelControl = {
  readonly client: SearchClient;
  readonly session: SearchSession;
  readonly state: SearchState;
  readonly tabs: readonly SearchTab[];
  readonly tab: SearchTab | undefined;
  readonly selectTab: (id: string) => void;
  readonly groups: readonly HitGroup[];
  /** Hits of the open tab, in the order shown. */
  readonly hits: readonly PlacedHit[];
  /** Position of the selected hit. */
  readonly active: number;
  readonly setActive: (position: number) => void;
  readonly type: (query: string) => void;
  /** Keys in the field. */
  readonly handleKey: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Keys among the links shown before a query. */
  readonly handleBodyKey: (event: KeyboardEvent<HTMLElement>) => void;
  /** To be called when a hit's link is followed. */
  readonly noteOpened: (placed: PlacedHit) => void;
  readonly openSaved: (page: SavedPage) => void;
};

/** State and behaviour of the panel: which hit is selected, what keys do, what happens when a hit is opened. */
export default function useSearchPanel({
  id,
  initialQuery,
  bodyRef,
  onReady,
  onSearch,
  onClose,
}: SearchPanelInput): SearchPanelControl {
  const client = getSearchClient();
  const {lang, base} = client.manifest;
  const version = useVersion();
  const {session, state} = useSearchSession({
    lang,
    version: version in client.manifest.indexes ? version : client.manifest.defaultVersion,
  });
  const history = useHistory();
  const opensWhenAnswered = useRef(false);
  // Both belong to one answer: with the next one they start anew.
  const [selection, setSelection] = useState<Selection>({outcome: null, active: 0});

  const ownLabel = translate({
    id: 'site.Search.ownTab',
    message: 'Documentation',
    description: 'Search: tab of the hits of this site, and name of the group of pages that are in no sidebar group',
  });
  // A dialog shows more pages at a glance when each takes less room.
  const hitsPerPage = onClose === undefined ? undefined : DIALOG_HITS_PER_PAGE;
  const {outcome} = state;
  const tabs = useMemo(() => createTabs(state, ownLabel), [state, ownLabel]);
  const tab = tabs.find((candidate) => candidate.id === selection.tab) ?? tabs[0];
  const groups = useMemo(() => arrangePages(tab?.group?.pages ?? [], hitsPerPage), [tab, hitsPerPage]);
  const hits = useMemo(() => groups.flatMap(({pages}) => pages.flat()), [groups]);
  // When the texts come in, the same query has the same hits, perhaps in other places.
  const isSame = selection.outcome?.isPartial === true && selection.outcome.query === outcome?.query;
  const kept = isSame ? hits.findIndex(({hit}) => hit.link === selection.link) : 0;
  const selected = selection.outcome === outcome ? selection.active : kept;
  const active = Math.max(0, Math.min(selected, hits.length - 1));
  const setActive = (position: number): void =>
    setSelection({outcome, tab: tab?.id, active: position, link: hits[position]?.hit.link});
  const isOwn = tab?.group?.isOwn ?? true;

  const noteOpened = ({hit, position}: PlacedHit): void => {
    const {title, header, link, query} = hit;
    dispatchSearchEvent('site-search:select', {...state.scope, query, link, title, position: position + 1});
    if (isOwn) {
      addRecent({title, header, link});
      requestHighlight(new URL(toHref(link, base), location.href).pathname, getTerms(hit));
      onClose?.();
    }
  };
  const open = (placed: PlacedHit, inNewTab: boolean): void => {
    const href = toHref(placed.hit.link, base);
    if (inNewTab || !isOwn) {
      window.open(href, '_blank', 'noopener');
      dispatchSearchEvent('site-search:select', {
        ...state.scope,
        query: placed.hit.query,
        link: placed.hit.link,
        title: placed.hit.title,
        position: placed.position + 1,
      });
      return;
    }
    noteOpened(placed);
    history.push(href);
  };
  const move = (position: number): void => {
    setActive(position);
    document.getElementById(`${id}-hit-${position}`)?.scrollIntoView({block: 'nearest'});
  };
  const focusLink = (event: KeyboardEvent<HTMLElement>): void => {
    const links = [...(bodyRef.current?.querySelectorAll<HTMLElement>('a[href], button') ?? [])];
    const next = nextFocusIndex({
      key: event.key,
      current: links.indexOf(event.target as HTMLElement),
      count: links.length,
    });
    if (next !== undefined) {
      event.preventDefault();
      links[next].focus();
    }
  };

  // Enter came before the answer: the reader wants the first hit of the new query, not of the old one.
  useEffect(() => {
    if (opensWhenAnswered.current && state.phase !== 'waiting') {
      opensWhenAnswered.current = false;
      if (state.phase === 'answered' && hits.length > 0) {
        open(hits[0], false);
      }
    }
  });
  useEffect(() => {
    if (initialQuery !== '') {
      session.searchNow(initialQuery);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- later the field holds the query
  }, [session]);
  useLayoutEffect(() => onReady?.(session.searchNow), [onReady, session]);
  useEffect(() => {
    if (state.phase === 'answered' || state.phase === 'empty') {
      onSearch?.(state.query);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- told once for each answer
  }, [state.phase, state.outcome]);

  return {
    client,
    session,
    state,
    tabs,
    tab,
    selectTab: (name) => setSelection({outcome, tab: name, active: 0}),
    groups,
    hits,
    active,
    setActive,
    type: session.setQuery,
    handleKey(event) {
      if (event.key === 'Enter') {
        event.preventDefault();
        if (state.phase === 'waiting') {
          opensWhenAnswered.current = true;
          session.searchNow(state.query);
        } else if (hits.length > 0) {
          open(hits[active], event.ctrlKey || event.metaKey);
        }
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        if (hits.length === 0) {
          focusLink(event);
          return;
        }
        event.preventDefault();
        const next = nextFocusIndex({key: event.key, current: active, count: hits.length});
        move(next ?? 0);
      }
    },
    handleBodyKey(event) {
      if (hits.length === 0) {
        focusLink(event);
      }
    },
    noteOpened,
    openSaved: (page) => {
      addRecent(page);
      onClose?.();
    },
  };
}
