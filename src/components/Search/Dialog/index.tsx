import {useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import focusStart from '@site/src/hooks/focusStart';
import keepTabInside from '@site/src/hooks/keepTabInside';
import lockScroll from '@site/src/hooks/lockScroll';
import {focusOnce} from '@site/src/lib/ui/focusOnce';
import {isComposing} from '@site/src/lib/ui/isComposing';
import isTouched from '../isTouched';
import SearchPanel from '../Panel';
import afterFrame from '@site/src/hooks/afterFrame';
import followVisibleArea from './followVisibleArea';
import styles from './styles.module.css';

export interface SearchDialogProps {
  /** Searched for at once; empty for none. */
  readonly initialQuery: string;
  /** Gives what was typed before the field was there, once. */
  readonly takeTyped: () => string;
  readonly onClose: () => void;
}

// The focus has the browser lay out the page at once: it comes when that is done, and keys that come before are kept. But an
// on-screen keyboard opens only while a tap is being answered.
function whenShown(act: () => void): (() => void) | undefined {
  if (isTouched()) {
    act();
    return undefined;
  }
  return afterFrame(act);
}

function holdsFocus(element: HTMLElement | null): boolean {
  return element?.contains(document.activeElement) ?? false;
}

/** Keys that the field acts on itself; letters go into whatever has the focus when they are put in. */
const FIELD_KEYS: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'Enter']);

// The dialog has not taken the focus yet, or what had it is gone, as a button that was answered: the key is for the field.
function takeKey(event: KeyboardEvent, field: HTMLInputElement | null): void {
  const {key, ctrlKey, metaKey, altKey} = event;
  field?.focus({preventScroll: true});
  if (key === 'Tab') {
    event.preventDefault();
  } else if (FIELD_KEYS.has(key) && !ctrlKey && !metaKey && !altKey) {
    event.preventDefault();
    field?.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
  }
}

/** A click on a bare place in the dialog leaves the focus on its frame, where letters would do nothing; a shortcut is no letter. */
function isForField({ctrlKey, metaKey, altKey}: KeyboardEvent, dialog: HTMLElement | null): boolean {
  return !holdsFocus(dialog) || (document.activeElement === dialog && !ctrlKey && !metaKey && !altKey);
}

/** To what had it before; when that went with its page, to the start of the one that came in the meantime. */
function returnFocus(previous: Element | null): void {
  if (previous?.isConnected === false) {
    focusStart();
  } else if (previous instanceof HTMLElement) {
    previous.focus({preventScroll: true});
    // A heading that a link led to takes none any more.
    if (document.activeElement !== previous) {
      focusOnce(previous);
    }
  }
}

/**
 * The search in a modal dialog: focus stays inside; Escape and a click beside it close it (SEARCH-01, SEARCH-02). It covers the
 * page and does not touch it: a modal element of the browser, or marks on what stands behind, would have all styles of a long
 * page made anew before the field shows.
 */
export default function SearchDialog({initialQuery, takeTyped, onClose}: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // Before the field takes it, which it does at once where a tap opened the dialog.
  const [previous] = useState(() => document.activeElement);
  // A page that arrives behind the dialog takes the focus to its start, for readers who are at nothing else. Ends before the focus is
  // given back.
  useLayoutEffect(() => {
    let last = holdsFocus(dialog.current) ? (document.activeElement as HTMLElement) : null;
    const keepFocus = ({target}: FocusEvent): void => {
      if (!(target instanceof HTMLElement)) {
        return;
      }
      if (dialog.current?.contains(target)) {
        last = target;
      } else if (last !== null) {
        (last.isConnected ? last : field.current)?.focus({preventScroll: true});
      }
    };
    document.addEventListener('focusin', keepFocus);
    return () => document.removeEventListener('focusin', keepFocus);
  }, []);
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      // Unless the reader is elsewhere already.
      if (holdsFocus(element)) {
        returnFocus(previous);
      }
    };
  }, [previous]);
  const takeOver = useCallback(
    (search: (query: string) => void) =>
      whenShown(() => {
        // A key that came before may have moved the focus on.
        if (!holdsFocus(dialog.current)) {
          field.current?.focus({preventScroll: true});
        }
        const typed = takeTyped();
        if (typed !== '') {
          search(typed);
        }
      }),
    [takeTyped],
  );
  useEffect(lockScroll, []);
  useEffect(() => (dialog.current === null ? undefined : followVisibleArea(dialog.current)), []);
  // Before the next key, which the field takes from now on.
  useLayoutEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !isComposing(event)) {
        event.preventDefault();
        onClose();
      } else if (isForField(event, dialog.current)) {
        takeKey(event, field.current);
      }
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [onClose]);
  return createPortal(
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Tab goes round; a click beside it does what Escape does
    <div
      ref={dialog}
      role="dialog"
      aria-modal="true"
      tabIndex={-1}
      className={styles.overlay}
      aria-label={translate({
        id: 'site.Search.dialog',
        message: 'Search',
        description: 'Spoken name of the search dialog',
      })}
      onKeyDown={(event) => keepTabInside(event, [event.currentTarget])}
      onMouseDown={({target, currentTarget}) => {
        if (target === currentTarget) {
          onClose();
        }
      }}
    >
      <div className={styles.dialog}>
        <SearchPanel fieldRef={field} initialQuery={initialQuery} onReady={takeOver} onClose={onClose} />
      </div>
    </div>,
    document.body,
  );
}
