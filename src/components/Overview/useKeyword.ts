import {useEffect, useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import isHydrating from '@site/src/hooks/isHydrating';

/** Begin of the storage keys; that of the history's entry follows. */
const STORAGE_KEY = 'site-overview-filter:';

function openSlot(entry: string): ReturnType<typeof createStorageSlot> {
  return createStorageSlot(STORAGE_KEY + entry, {persistence: 'sessionStorage'});
}

/**
 * What is in the filter, and how to change it. It stays with the entry of the history, so that Back leads to the list as the reader left
 * it, which is as long then as its scroll position asks for (PAGECHANGE-05). A page that was loaded anew shows all, as its static HTML.
 */
export default function useKeyword(): readonly [keyword: string, setKeyword: (keyword: string) => void] {
  const {key} = useLocation();
  const [keyword, setKeyword] = useState(() => (key === undefined || isHydrating() ? '' : (openSlot(key).get() ?? '')));
  useEffect(() => {
    if (key === undefined) {
      return;
    }
    if (keyword === '') {
      openSlot(key).del();
    } else {
      openSlot(key).set(keyword);
    }
  }, [key, keyword]);
  return [keyword, setKeyword];
}
