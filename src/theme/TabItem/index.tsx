// Ejected from Docusaurus 3.10.2: tied to its tab, found by the browser's page search while hidden, and open without script and in
// print, below its own title.
import {use, useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import {tabIds, TabSetContext} from '@site/src/components/TabPanels/context';
import styles from './styles.module.css';

/** The panel of one tab. Panels that are not selected are hidden. */
export default function TabItem({children, value, className}: Props): ReactNode {
  const {selectedValue, selectValue, tabValues, lazy} = useTabs();
  const panel = useRef<HTMLDivElement>(null);
  const set = use(TabSetContext);
  const isSelected = value === selectedValue;
  const index = tabValues.findIndex((tab) => tab.value === value);
  const ids = set === null ? undefined : tabIds(set, index);

  useEffect(() => {
    const element = panel.current;
    if (isSelected || element === null || !('onbeforematch' in element)) {
      return undefined;
    }
    // React knows `hidden` as on or off only.
    element.setAttribute('hidden', 'until-found');
    const handleMatch = (): void => selectValue(value);
    element.addEventListener('beforematch', handleMatch);
    return () => element.removeEventListener('beforematch', handleMatch);
  }, [isSelected, selectValue, value]);

  if (lazy && !isSelected) {
    return null;
  }
  return (
    <div
      ref={panel}
      role="tabpanel"
      id={ids?.panel}
      aria-labelledby={ids?.tab}
      className={clsx(styles.panel, className)}
      data-title={tabValues[index]?.label ?? value}
      hidden={!isSelected}
    >
      {children}
    </div>
  );
}
