import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {useSearch} from './Provider';
import styles from './styles.module.css';
import useApplePlatform from './useApplePlatform';

/** Names as they are printed on keyboards everywhere. */
const SHORTCUT_KEYS = {apple: ['⌘', 'K'], other: ['Ctrl', 'K']} as const;

/**
 * The search button, which names the shortcut (SEARCH-01, SEARCH-03). With `SearchProvider` it is all of the search that a page loads at
 * first; the dialog, the client and the worker follow when a reader turns to it.
 */
export default function Search(): ReactNode {
  const {isOpen, open, prepare} = useSearch();
  const isApple = useApplePlatform();
  const label = translate({
    id: 'site.Search.placeholder',
    message: 'Search Docs',
    description: 'Text of the search button and placeholder of the search field',
  });
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={open}
    >
      <Icon name="search" size={18} />
      <span className={styles.label}>{label}</span>
      <span className={styles.keys} aria-hidden="true">
        {SHORTCUT_KEYS[isApple ? 'apple' : 'other'].map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </span>
    </button>
  );
}
