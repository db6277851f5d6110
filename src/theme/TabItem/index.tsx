// Ejected from Docusaurus 3.10.2: tied to its tab, found by the browser's page search while hidden, and open without script and in
// print, below its own title.
import {use, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import {tabIds, TabSetContext} from '@site/src/components/TabPanels/context';
import {getTarget} from '@site/src/lib/ui/reveal';
import styles from './styles.module.css';

/** The panel of one tab. Panels that are not selected are hidden. */
export default function TabItem({children, value, className}: Props): ReactNode {
  const {selectedValue, selectValue, tabValues, lazy} = useTabs();
  const panel = useRef<HTMLDivElement>(null);
  const isNew = useRef(true);
  const set = use(TabSetContext);
  const isSelected = value === selectedValue;
  const index = tabValues.findIndex((tab) => tab.value === value);
  const ids = set === null ? undefined : tabIds(set, index);

  // Before the page is scrolled to what its address names.
  useIsomorphicLayoutEffect(() => {
    const element = panel.current;
    if (isSelected || element === null) {
      return undefined;
    }
    if ('onbeforematch' in element) {
      // React knows `hidden` as on or off only.
      element.setAttribute('hidden', 'until-found');
    }
    const handleMatch = (): void => selectValue(value);
    element.addEventListener('beforematch', handleMatch);
    return () => element.removeEventListener('beforematch', handleMatch);
  }, [isSelected, selectValue, value]);

  // Until the first frame, another tab than that of the address is nobody's choice here: the default one, or that of an earlier page.
  useIsomorphicLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      isNew.current = false;
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  useIsomorphicLayoutEffect(() => {
    const target = isSelected || !isNew.current ? null : getTarget(window.location.hash);
    if (target === null || panel.current?.contains(target) !== true) {
      return;
    }
    selectValue(value);
    // At a load, the browser found it hidden, and stayed at the top.
    if (window.scrollY === 0) {
      requestAnimationFrame(() => target.scrollIntoView());
    }
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
