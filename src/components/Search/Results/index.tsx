import {useCallback, useDeferredValue, useLayoutEffect, useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {DEFAULT_GROUP} from '@site/src/lib/search/document';
import type {HitGroup, PlacedHit} from '@site/src/plugins/search/client';
import SearchHitRow from './Hit';
import styles from './styles.module.css';

export interface SearchResultsProps {
  /** Prefix of element ids. */
  readonly id: string;
  readonly groups: readonly HitGroup[];
  /** Position of the selected hit. */
  readonly active: number;
  /** Hits of another site open a new tab. */
  readonly isOwn: boolean;
  readonly base: string;
  /** The mouse is over a hit. */
  readonly onPoint: (position: number) => void;
  readonly onOpen: (placed: PlacedHit, opensHere: boolean) => void;
  /** All hits of an answer are in the page, before they are seen. */
  readonly onShown?: () => void;
}

const NONE: readonly HitGroup[] = [];

/** The list of hits, under the sidebar groups of their pages (SEARCH-22). */
export default function SearchResults({
  id,
  groups,
  active,
  isOwn,
  base,
  onPoint,
  onOpen,
  onShown,
}: SearchResultsProps): ReactNode {
  const defaultGroup = translate({
    id: 'site.Search.ownTab',
    message: 'Documentation',
    description: 'Search: tab of the hits of this site, and name of the group of pages that are in no sidebar group',
  });
  // Every letter makes new handlers; rows stay as they are.
  const handlers = useRef({onPoint, onOpen, onShown});
  useLayoutEffect(() => {
    handlers.current = {onPoint, onOpen, onShown};
  });
  const point = useCallback((position: number) => handlers.current.onPoint(position), []);
  const open = useCallback((placed: PlacedHit, opensHere: boolean) => handlers.current.onOpen(placed, opensHere), []);
  // A long list is made in slices, so that a key that comes meanwhile is seen at once.
  const shown = useDeferredValue(groups, NONE);
  useLayoutEffect(() => {
    if (shown === groups) {
      handlers.current.onShown?.();
    }
  }, [shown, groups]);
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-busy={shown !== groups}
      className={styles.list}
      aria-label={translate({
        id: 'site.Search.results',
        message: 'Search results',
        description: 'Spoken name of the list of hits',
      })}
    >
      {shown.map(({label, pages}, index) => (
        <div key={label} role="group" aria-labelledby={`${id}-group-${index}`}>
          <div id={`${id}-group-${index}`} role="presentation" className={styles.group}>
            {label === DEFAULT_GROUP ? defaultGroup : label}
          </div>
          {pages.flat().map((placed) => (
            <SearchHitRow
              key={placed.position}
              id={`${id}-hit-${placed.position}`}
              placed={placed}
              isActive={placed.position === active}
              isOwn={isOwn}
              base={base}
              onPoint={point}
              onOpen={open}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
