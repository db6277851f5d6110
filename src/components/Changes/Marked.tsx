import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface MarkedProps {
  readonly className?: string;
  /** Language of the texts inside, when it is another one. */
  readonly lang?: string;
  readonly children: ReactNode;
}

/**
 * Gives `Inserted` and `Deleted` inside their looks. Their words for screen readers are content of the style sheet, so that copied
 * text is clean.
 */
export default function Marked({className, lang, children}: MarkedProps): ReactNode {
  return (
    <div className={clsx(styles.marked, className)} lang={lang}>
      {children}
    </div>
  );
}
