import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Icon from '@site/src/components/Icon';
import OutlineList from '@site/src/components/Outline/List';
import type {Outline} from '@site/src/components/Outline/useOutline';
import styles from './styles.module.css';
import useLocalOutline from './useLocalOutline';

/** The outline in the local bar: a button and the list that it unfolds in 300 ms (OUTLINE-06). */
export default function LocalOutline({title, entries}: Outline): ReactNode {
  const id = useId();
  const {isOpen, close, toggleProps, panelProps} = useLocalOutline();
  return (
    <div className={clsx(ThemeClassNames.docs.docTocMobile, styles.outline)} data-open={isOpen || undefined}>
      <button type="button" className={styles.button} aria-controls={id} {...toggleProps}>
        {title}
        <Icon className={styles.arrow} name="chevron-right" size={16} />
      </button>
      <div {...panelProps} id={id} className={styles.panel}>
        <nav className={styles.entries} aria-label={title}>
          <OutlineList entries={entries} onSelect={close} />
        </nav>
      </div>
    </div>
  );
}
