import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import OutlineList from './List';
import styles from './styles.module.css';
import useOutline from './useOutline';

const {docTocDesktop} = ThemeClassNames.docs;

/** The outline beside a doc, in windows of 1025 px and more (OUTLINE-01..05). Nothing on a page without one. */
export default function Outline(): ReactNode {
  const id = useId();
  const {title, entries} = useOutline();
  if (entries.length === 0) {
    return null;
  }
  return (
    <nav className={clsx(docTocDesktop, styles.outline)} aria-labelledby={id}>
      <p className={styles.title} id={id}>
        {title}
      </p>
      <OutlineList entries={entries} box={`.${docTocDesktop}`} />
    </nav>
  );
}
