import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import styles from './section.module.css';

export interface SectionProps {
  readonly title: string;
  /** Text below the title. */
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** A part of the landing page below the hero, with its title as its name. */
export default function Section({title, lead, children}: SectionProps): ReactNode {
  return (
    <section className={styles.section} aria-label={title}>
      <Heading as="h2" className={styles.title}>
        {title}
      </Heading>
      <p className={styles.lead}>{lead}</p>
      {children}
    </section>
  );
}
