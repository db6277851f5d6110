import {useId, useState, type ComponentProps, type KeyboardEvent} from 'react';
import {nextTabIndex} from '@site/src/lib/ui/arrowKeys';

export type Tabs = {
  /** Index of the tab that is shown. */
  readonly selected: number;
  readonly tabProps: (index: number) => ComponentProps<'button'>;
  readonly panelProps: (index: number) => ComponentProps<'div'>;
};

/** State and attributes of tabs, as the WAI-ARIA pattern asks: one tab stop, arrows move and select. */
export default function useTabs(count: number): Tabs {
  const [selected, setSelected] = useState(0);
  const id = useId();

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const next = nextTabIndex({event, current: selected, count, isRtl: document.dir === 'rtl'});
    if (next !== undefined) {
      event.preventDefault();
      setSelected(next);
      event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
    }
  };

  return {
    selected,
    tabProps: (index) => ({
      type: 'button',
      role: 'tab',
      id: `${id}tab${index}`,
      'aria-controls': `${id}panel${index}`,
      'aria-selected': index === selected,
      tabIndex: index === selected ? 0 : -1,
      onClick: () => setSelected(index),
      onKeyDown: handleKeyDown,
    }),
    panelProps: (index) => ({
      role: 'tabpanel',
      id: `${id}panel${index}`,
      'aria-labelledby': `${id}tab${index}`,
      tabIndex: 0,
      hidden: index !== selected,
    }),
  };
}
