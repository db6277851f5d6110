import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import Icon from '@site/src/components/Icon';
import type {Announcement} from '@site/src/lib/site/types';
import styles from './styles.module.css';

export type AnnouncementBarProps = Announcement;

/** Keys of bars that were closed while this document lives; what remains where the storage refuses (ANNOUNCE-04). */
const closedKeys = new Set<string>();

function isStored(key: string): boolean {
  try {
    return Boolean(window.localStorage.getItem(key));
  } catch {
    return false;
  }
}

function store(key: string): void {
  try {
    window.localStorage.setItem(key, 'true');
  } catch (error) {
    console.warn('That the announcement was closed could not be stored; it is back on the next visit.', error);
  }
}

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
  const [isClosed, setIsClosed] = useState(false);

  useIsomorphicLayoutEffect(() => {
    setIsClosed(closedKeys.has(localStorageKey) || isStored(localStorageKey));
  }, [localStorageKey]);

  const handleClose = (): void => {
    closedKeys.add(localStorageKey);
    store(localStorageKey);
    setIsClosed(true);
  };

  if (!display || isClosed) {
    return null;
  }
  return (
    <div
      className={styles.bar}
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
      <button
        type="button"
        className={styles.close}
        aria-label={translate({
          id: 'site.AnnouncementBar.close',
          message: 'Close the announcement',
          description: 'Landing page: name of the button that hides the bar above the navigation for good',
        })}
        onClick={handleClose}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
