import {Children, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

export interface BeforeAfterProps {
  /** Exactly two parts, as a rule two code blocks: the state before a change and after it. */
  readonly children: ReactNode;
}

/** Two states of a file: side by side where there is room, else one below the other. Throws when there are not two. */
export default function BeforeAfter({children}: BeforeAfterProps): ReactNode {
  const parts = Children.toArray(children).filter((part) => part !== '\n');
  if (parts.length !== 2) {
    throw new Error(`BeforeAfter: expected two parts, before and after; found ${parts.length}.`);
  }
  return (
    <div className={styles.pair}>
      <section className={styles.part}>
        <p className={styles.label}>
          <Translate
            id="site.BeforeAfter.before"
            description="Above the first of two code blocks: the state before a change"
          >
            Before
          </Translate>
        </p>
        {parts[0]}
      </section>
      <section className={styles.part} data-after>
        <p className={styles.label}>
          <Translate
            id="site.BeforeAfter.after"
            description="Above the second of two code blocks: the state after a change"
          >
            After
          </Translate>
        </p>
        {parts[1]}
      </section>
    </div>
  );
}
