import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface FactProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
}

/** One line of a `FactList`. */
export function Fact({label, children}: FactProps): ReactNode {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export interface FactListProps {
  readonly className?: string;
  /** `Fact`s. */
  readonly children: ReactNode;
}

/** What is known of an option, name by name: the names in one column, the values in the other. */
export default function FactList({className, children}: FactListProps): ReactNode {
  return <dl className={clsx(styles.list, className)}>{children}</dl>;
}
