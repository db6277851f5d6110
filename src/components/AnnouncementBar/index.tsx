import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import CloseButton from '@site/src/components/CloseButton';
import Icon from '@site/src/components/Icon';
import useClosedFlag from '@site/src/hooks/useClosedFlag';
import type {Announcement} from '@site/src/lib/site/types';
import styles from './styles.module.css';

export type AnnouncementBarProps = Announcement;

/**
 * A line with a link that the reader can close for good (ANNOUNCE-01..04). A bar closed on an earlier visit is hidden by an
 * attribute the head script sets: see `src/plugins/runtime/inline/hideParts.ts`.
 */
export default function AnnouncementBar({
  href,
  message,
  localStorageKey,
  display = true,
}: AnnouncementBarProps): ReactNode {
  const {isClosed, close} = useClosedFlag(localStorageKey);

  if (!display || isClosed) {
    return null;
  }
  return (
    <div
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
      role="region"
      aria-label={translate({
        id: 'site.AnnouncementBar.label',
        message: 'Announcement',
        description: 'Landing page: name of the bar above the navigation',
      })}
    >
      <Link className={styles.message} to={href}>
        {message}
        <Icon className={styles.arrow} name="arrow-right" size={14} />
      </Link>
      <CloseButton
        className={styles.close}
        label={translate({
          id: 'site.AnnouncementBar.close',
          message: 'Close the announcement',
          description: 'Landing page: name of the button that hides the bar above the navigation for good',
        })}
        onClick={close}
      />
    </div>
  );
}
