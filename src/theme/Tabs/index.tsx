// Ejected from Docusaurus 3.10.2: real buttons with the keys of the tabs pattern (arrows, Home, End), tied to their panels. The state
// (group, storage, other tabs of the browser) is the original's, but that the sets of a group need no storage to go together.
import {useId, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import useTabGroup from '@site/src/hooks/useTabGroup';
import {tabIds, TabSetContext} from '@site/src/components/TabPanels/context';
import {nextTabIndex} from '@site/src/lib/ui/arrowKeys';
import styles from './styles.module.css';

interface TabListProps {
  readonly set: string;
  readonly groupId?: string;
  readonly className?: string;
}

function TabList({set, groupId, className}: TabListProps): ReactNode {
  const {selectedValue, selectValue, tabValues} = useTabs();
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const tellGroup = useTabGroup(groupId, (value) => {
    if (value !== selectedValue && tabValues.some((tab) => tab.value === value)) {
      selectValue(value);
    }
  });

  const select = (tab: HTMLElement, value: string): void => {
    if (value !== selectedValue) {
      blockElementScrollPositionUntilNextRender(tab);
      selectValue(value);
      tellGroup(value);
    }
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>, current: number): void => {
    const next = nextTabIndex({event, current, count: tabValues.length, isRtl: document.dir === 'rtl'});
    const tab = next === undefined ? undefined : event.currentTarget.parentElement?.children[next];
    if (next !== undefined && tab instanceof HTMLElement) {
      event.preventDefault();
      tab.focus();
      select(tab, tabValues[next].value);
    }
  };

  return (
    <div role="tablist" className={clsx(styles.list, className)}>
      {tabValues.map(({value, label, attributes}, index) => {
        const ids = tabIds(set, index);
        return (
          <button
            type="button"
            role="tab"
            key={value}
            id={ids.tab}
            aria-controls={ids.panel}
            aria-selected={value === selectedValue}
            tabIndex={value === selectedValue ? 0 : -1}
            onClick={(event) => select(event.currentTarget, value)}
            onKeyDown={(event) => handleKeyDown(event, index)}
            {...attributes}
            className={clsx(styles.tab, attributes?.className as string | undefined)}
          >
            {label ?? value}
          </button>
        );
      })}
    </div>
  );
}

/** Tabs and their panels, one of which shows. Sets of a group go together, on all pages. */
export default function Tabs(props: Props): ReactNode {
  const set = useId();
  const value = useTabsContextValue(props);
  return (
    // The original makes the set anew after hydration. The stored choice counts without that, too.
    <TabsProvider value={value}>
      <TabSetContext value={set}>
        <div className={clsx(ThemeClassNames.tabs.container, styles.set)}>
          <TabList set={set} groupId={props.groupId} className={props.className} />
          {sanitizeTabsChildren(props.children)}
        </div>
      </TabSetContext>
    </TabsProvider>
  );
}
