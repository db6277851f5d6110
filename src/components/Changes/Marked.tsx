import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

export interface MarkedProps {
  readonly className?: string;
  /** Language of the texts inside, when it is another one. */
  readonly lang?: string;
  readonly children: ReactNode;
}

/**
 * Gives `<ins>` and `<del>` inside their looks, and words for screen readers, most of which are silent about both elements. The
 * words are content of the style sheet, so that copied text is clean.
 */
export default function Marked({className, lang, children}: MarkedProps): ReactNode {
  const inserted = translate({
    id: 'site.Changes.inserted',
    message: 'inserted: ',
    description: 'Spoken before words that are new in a text',
  });
  const deleted = translate({
    id: 'site.Changes.deleted',
    message: 'deleted: ',
    description: 'Spoken before words that are gone from a text',
  });
  const words = {'--changes-inserted': JSON.stringify(inserted), '--changes-deleted': JSON.stringify(deleted)};
  return (
    <div className={clsx(styles.marked, className)} style={words as CSSProperties} lang={lang}>
      {children}
    </div>
  );
}
