// Ejected from Docusaurus 3.10.2: a native `details` element, which opens without script, too; the original's content stays folded.
import {isValidElement, type ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Details';
import styles from './styles.module.css';

/** A summary that unfolds its content. A link to its id leads to it. */
export default function Details({summary, children, className, id, ...props}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <details {...props} id={id} className={clsx(styles.details, className)}>
      {isValidElement(summary) ? summary : <summary>{summary}</summary>}
      <div className={styles.content}>{children}</div>
    </details>
  );
}
