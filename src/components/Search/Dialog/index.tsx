import {useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import SearchPanel from '../Panel';
import styles from './styles.module.css';

export interface SearchDialogProps {
  /** Searched for at once; empty for none. */
  readonly initialQuery: string;
  /** Gives what was typed before the field was there, once. */
  readonly takeTyped: () => string;
  readonly onClose: () => void;
}

// A modal element keeps the page out; what Tab leaves it for is the browser's own bar.
function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') {
    return;
  }
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button, a[href], [tabindex]')].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility(),
  );
  const [first, last] = [stops[0], stops[stops.length - 1]];
  const edge = event.shiftKey ? first : last;
  if (stops.length > 0 && (event.target === edge || event.target === event.currentTarget)) {
    event.preventDefault();
    (event.shiftKey ? last : first).focus();
  }
}

/**
 * The search in a modal dialog: the rest of the page is inert; Escape and a click beside it close it (SEARCH-01, SEARCH-02).
 * The browser's own element does most of it, so that the dialog is there at once.
 */
export default function SearchDialog({initialQuery, takeTyped, onClose}: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query] = useState(() => takeTyped() || initialQuery);
  useLayoutEffect(() => {
    const element = dialog.current;
    const root = document.documentElement;
    root.style.setProperty('--site-search-scrollbar', `${window.innerWidth - root.clientWidth}px`);
    element?.showModal();
    field.current?.focus();
    root.classList.add(styles.locked);
    return () => {
      root.classList.remove(styles.locked);
      root.style.removeProperty('--site-search-scrollbar');
      // Gives the focus back.
      element?.close();
    };
  }, []);
  return createPortal(
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the click is beside the panel; Escape does the same
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-label={translate({
        id: 'site.Search.dialog',
        message: 'Search',
        description: 'Spoken name of the search dialog',
      })}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={({currentTarget}) => {
        // Closed by the browser itself, not by its removal.
        if (currentTarget.isConnected) {
          onClose();
        }
      }}
      onKeyDown={keepFocusInside}
      onMouseDown={({target, currentTarget}) => {
        if (target === currentTarget) {
          onClose();
        }
      }}
    >
      <div className={styles.dialog}>
        <SearchPanel fieldRef={field} initialQuery={query} onClose={onClose} />
      </div>
    </dialog>,
    document.body,
  );
}
