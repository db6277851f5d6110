import {useCallback, useEffect, useState, type ComponentType} from 'react';
import {flushSync} from 'react-dom';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useLostPart from '@site/src/hooks/useLostPart';
import useRouteChange from '@site/src/hooks/useRouteChange';
import isSparing from '@site/src/plugins/runtime/client/isSparing';
import {useLazyComponent} from '@site/src/plugins/runtime/client/useLazyComponent';
import {prefetchWhenIdle} from '@site/src/plugins/search/client/prefetch';
import {useVersion} from '@site/src/plugins/site-data/client';
import type {SearchDialogProps} from './Dialog';
import useEarlyKeys from './useEarlyKeys';

export type SearchDialogControl = {
  readonly isOpen: boolean;
  /** `null` until its code is here. */
  readonly Dialog: ComponentType<SearchDialogProps> | null;
  /** What was typed while the dialog was not there yet; the field has it from now on. */
  readonly takeTyped: () => string;
  /** From `?q=` in the address; empty otherwise. */
  readonly initialQuery: string;
  readonly open: () => void;
  readonly close: () => void;
  /** Loads code and index, once: the reader seems to want to search. Where data is to be saved, `open` alone does. */
  readonly prepare: () => void;
};

/** Keyboards without Latin letters have another one on the key of K. Keep in sync with `inline/startApp.ts` of `plugins/runtime`. */
function isShortcut({key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing}: KeyboardEvent): boolean {
  const isK = key.toLowerCase() === 'k' || (code === 'KeyK' && key > '~');
  return isK && (ctrlKey || metaKey) && !altKey && !shiftKey && !isComposing;
}

/** On its own: the worker starts while the code of the dialog is still coming. The dialog asks for what is lost here. */
function startIndex(version: string): void {
  import('@site/src/plugins/search/client/prepareIndex')
    .then(({prepareIndex}) => prepareIndex(version))
    .catch(() => undefined);
}

/** State of the search dialog: Ctrl+K and Cmd+K open and close it, `?q=` opens it (SEARCH-01, SEARCH-02). */
export default function useSearchDialog(): SearchDialogControl {
  const [isOpen, setIsOpen] = useState(false);
  const [initialQuery, setInitialQuery] = useState('');
  const searchPage = useBaseUrl('/search');
  const version = useVersion();

  const load = useCallback(() => {
    startIndex(version);
    return import('./Dialog');
  }, [version]);
  const {Component: Dialog, hasFailed, prepare} = useLazyComponent<SearchDialogProps>(load);
  const open = useCallback(() => {
    prepare();
    // At once: letters typed before the app was there are repeated behind the click, in the same task.
    flushSync(() => setIsOpen(true));
  }, [prepare]);
  const prepareAhead = useCallback(() => {
    if (!isSparing()) {
      prepare();
    }
  }, [prepare]);
  const close = useCallback(() => {
    setIsOpen(false);
    setInitialQuery('');
  }, []);

  const takeTyped = useEarlyKeys(isOpen, close);
  useRouteChange(close);
  useLostPart(isOpen && hasFailed, close);
  useEffect(() => prefetchWhenIdle(prepare), [prepare]);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      if (isShortcut(event)) {
        event.preventDefault();
        prepare();
        // At once, as a click.
        flushSync(() => {
          setIsOpen((wasOpen) => !wasOpen);
          setInitialQuery('');
        });
      }
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [prepare]);
  useEffect(() => {
    const {pathname, search} = window.location;
    const query = new URLSearchParams(search).get('q') ?? '';
    if (query !== '' && pathname.replace(/\/$/, '') !== searchPage) {
      // The address is read once, after hydration.
      const timer = setTimeout(() => {
        prepare();
        setInitialQuery(query);
        setIsOpen(true);
      });
      return () => clearTimeout(timer);
    }
    return undefined;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only the address the page was opened with counts
  }, []);

  return {isOpen, Dialog, takeTyped, initialQuery, open, close, prepare: prepareAhead};
}
