import type {ReactNode} from 'react';
import CardLink from '@site/src/components/CardLink';
import Icon from '@site/src/components/Icon';
import InlineText from '@site/src/components/InlineText';
import {isExternalUrl} from '@site/src/lib/url';
import {useVersionedLink} from '@site/src/plugins/site-data/client';
import styles from './styles.module.css';

export interface CardProps {
  /** May hold the marks of TEXT-01. */
  readonly title: string;
  /** Route, without the prefixes of locale and version, or address the card leads to. */
  readonly href: string;
  /** What the reader finds there, in one sentence. */
  readonly children?: ReactNode;
}

/** One link of `Cards`; the whole card is the link. It stays in the version of the page (LINK-03). */
export default function Card({title, href, children}: CardProps): ReactNode {
  const resolve = useVersionedLink();
  return (
    <CardLink to={resolve(href)}>
      <span className={styles.title}>
        <InlineText text={title} />
        <Icon className={styles.icon} name={isExternalUrl(href) ? 'external' : 'arrow-right'} size={16} />
      </span>
      {children !== undefined && <span className={styles.text}>{children}</span>}
    </CardLink>
  );
}
