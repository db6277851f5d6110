import {useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject} from 'react';
import {useHistory} from '@docusaurus/router';
import moveFocus from '@site/src/hooks/moveFocus';
import {nextFocusIndex} from '@site/src/lib/ui/arrowKeys';
import {isPlainKey} from '@site/src/lib/ui/isPlainKey';
import {
  addRecent,
  dispatchSearchEvent,
  getSearchClient,
  requestHighlight,
  toHref,
  useSearchSession,
  type PlacedHit,
  type SavedPage,
  type SearchScope,
  type SearchSession,
  type SearchState,
} from '@site/src/plugins/search/client';
import {useSiteData, useVersion} from '@site/src/plugins/site-data/client';
import isOfApp from '../isOfApp';
import {getTerms} from './getTerms';
import useHitSelection, {type HitSelection} from './useHitSelection';

type SearchClient = ReturnType<typeof getSearchClient>;

const DIALOG_HITS_PER_PAGE = 3;

export type SearchPanelInput = {
  /** Prefix of element ids. */
  readonly id: string;
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly initialQuery: string;
  readonly initialVersion?: string | null;
  /** Holds what the panel shows. */
  readonly bodyRef: RefObject<HTMLDivElement | null>;
  readonly onReady?: (search: (query: string) => void) => (() => void) | undefined;
  readonly onSearch?: (query: string, scope: SearchScope) => void;
  readonly onClose?: () => void;
};

export type SearchPanelControl = HitSelection & {
  readonly client: SearchClient;
  readonly session: SearchSession;
  readonly state: SearchState;
  readonly type: (query: string) => void;
  /** Keys in the field. */
  readonly handleKey: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Keys among the links shown before a query, or on a hit. */
  readonly handleBodyKey: (event: KeyboardEvent<HTMLElement>) => void;
  /** To be called when a hit's link is followed. The search stays for one that opens elsewhere. */
  readonly noteOpened: (placed: PlacedHit, opensHere: boolean) => void;
  readonly openSaved: (page: SavedPage, opensHere: boolean) => void;
};

function isArrow(event: KeyboardEvent): boolean {
  return (event.key === 'ArrowDown' || event.key === 'ArrowUp') && isPlainKey(event);
}

/** The selected hit is in the order of Tab. */
function isHit(target: EventTarget): boolean {
  return target instanceof Element && target.getAttribute('role') === 'option';
}

/** State and behaviour of the panel: which hit is selected, what keys do, what happens when a hit is opened. */
export default function useSearchPanel({
  id,
  fieldRef,
  initialQuery,
  initialVersion,
  bodyRef,
  onReady,
  onSearch,
  onClose,
}: SearchPanelInput): SearchPanelControl {
  const client = getSearchClient();
  const {lang, base, indexes, defaultVersion} = client.manifest;
  const shownVersion = useVersion();
  const siteData = useSiteData();
  const version = [initialVersion, shownVersion].find((name) => typeof name === 'string' && name in indexes);
  const {session, state} = useSearchSession({lang, version: version ?? defaultVersion});
  const history = useHistory();
  const opensWhenAnswered = useRef(false);
  const [, noteBegin] = useState(false);
  // A dialog shows more pages at a glance when each takes less room.
  const selection = useHitSelection(state, onClose === undefined ? undefined : DIALOG_HITS_PER_PAGE);
  const {tab, hits, active, setActive} = selection;
  const isOwn = tab?.group?.isOwn ?? true;

  const noteOpened = ({hit, position}: PlacedHit, opensHere: boolean): void => {
    const {query, title, header, link} = hit;
    dispatchSearchEvent('site-search:select', {...state.scope, query, link, title, position: position + 1});
    if (opensHere) {
      addRecent({title, header, link});
      requestHighlight(new URL(toHref(link, base), location.href).pathname, getTerms(hit));
      onClose?.();
    }
  };
  const open = (placed: PlacedHit, inNewTab: boolean): void => {
    const href = toHref(placed.hit.link, base);
    const opensHere = isOwn && !inNewTab;
    noteOpened(placed, opensHere);
    if (!opensHere) {
      window.open(href, '_blank', 'noopener');
    } else if (isOfApp(href, siteData)) {
      history.push(href);
    } else {
      window.location.assign(href);
    }
  };
  /** Selects the hit that an arrow key leads to, and returns its row. */
  const move = (event: KeyboardEvent): HTMLElement | null => {
    event.preventDefault();
    const next = nextFocusIndex({key: event.key, current: active, count: hits.length}) ?? 0;
    setActive(next);
    const row = document.getElementById(`${id}-hit-${next}`);
    row?.scrollIntoView({block: 'nearest'});
    return row;
  };
  const focusLink = (event: KeyboardEvent): void =>
    moveFocus(event, [...(bodyRef.current?.querySelectorAll<HTMLElement>('a[href], button') ?? [])]);

  // Enter came before the answer: the reader wants the first hit of the new query, not of the old one.
  useEffect(() => {
    if (opensWhenAnswered.current && state.phase !== 'waiting') {
      opensWhenAnswered.current = false;
      if (state.phase === 'answered' && hits.length > 0) {
        open(hits[0], false);
      }
    }
  });
  // Before the first paint: what stands below the field with a query would push the rest down. React follows the session from the effects
  // on only, which may come behind that paint, so it is told.
  useLayoutEffect(() => {
    // React leaves alone what was typed into the static page.
    const query = fieldRef.current?.value || initialQuery;
    if (query !== '') {
      session.searchNow(query);
      noteBegin(true);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- later the field holds the query
  }, [session]);
  useLayoutEffect(() => onReady?.(session.searchNow), [onReady, session]);
  useEffect(() => {
    // As it is now: the first query has begun since the first render, which knows of none.
    const {phase, query, scope} = session.getState();
    if (phase === 'answered' || phase === 'empty') {
      onSearch?.(query, scope);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- told once for each answer
  }, [state.phase, state.outcome]);

  return {
    ...selection,
    client,
    session,
    state,
    type: (query) => {
      // An Enter was for what the field said then.
      opensWhenAnswered.current = false;
      session.setQuery(query);
    },
    handleKey(event) {
      if (event.key === 'Enter') {
        event.preventDefault();
        if (state.phase === 'waiting') {
          opensWhenAnswered.current = true;
          session.searchNow(state.query);
        } else if (hits.length > 0) {
          open(hits[active], event.ctrlKey || event.metaKey);
        }
      } else if (isArrow(event)) {
        if (hits.length === 0) {
          focusLink(event);
        } else {
          move(event);
        }
      }
    },
    handleBodyKey(event) {
      if (hits.length === 0) {
        focusLink(event);
      } else if (isArrow(event) && isHit(event.target)) {
        move(event)?.focus({preventScroll: true});
      }
    },
    noteOpened,
    openSaved: (page, opensHere) => {
      addRecent(page);
      if (opensHere) {
        onClose?.();
      }
    },
  };
}
