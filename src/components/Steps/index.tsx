import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A numbered list as steps along a line. Holds one ordered list; code, notes and tabs go into its items. */
export default function Steps({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
