import {useRef, type KeyboardEvent, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {nextTabIndex} from '@site/src/lib/ui/arrowKeys';
import type {SearchTab} from '../Panel/createTabs';
import styles from './styles.module.css';

export interface SearchTabsProps {
  readonly tabs: readonly SearchTab[];
  readonly selected: string | undefined;
  /** Id of the element the tabs fill. */
  readonly panelId: string;
  readonly onSelect: (id: string) => void;
}

/** Tabs of an answer from several indexes or with groups of a hook (REMOTE-04, SEARCH-21). */
export default function SearchTabs({tabs, selected, panelId, onSelect}: SearchTabsProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const handleKeyDown = (event: KeyboardEvent): void => {
    const current = tabs.findIndex(({id}) => id === selected);
    const next = nextTabIndex({event, current, count: tabs.length, isRtl: document.dir === 'rtl'});
    if (next !== undefined) {
      event.preventDefault();
      onSelect(tabs[next].id);
      list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next].focus();
    }
  };
  return (
    <div
      ref={list}
      role="tablist"
      tabIndex={-1}
      className={styles.tabs}
      aria-label={translate({
        id: 'site.Search.tabs',
        message: 'Sources',
        description: 'Spoken name of the tabs above the hits, one for each searched index',
      })}
      onKeyDown={handleKeyDown}
    >
      {tabs.map(({id, label, count}) => (
        <button
          key={id}
          id={`${panelId}-${id}`}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={id === selected}
          aria-controls={panelId}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
        >
          {label}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </button>
      ))}
    </div>
  );
}
