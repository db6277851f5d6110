import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Links with a sentence each, side by side where there is room. Holds `Card`s only. */
export default function Cards({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}
