import {useCallback, useEffect, useState} from 'react';
import type {PageChanges} from '@site/src/lib/changes/types';
import {loadChanges} from '@site/src/plugins/version-changes/client/loadChanges';

type Loaded = {readonly url: string; readonly changes?: PageChanges; readonly hasFailed?: true};

/** The changes of a page, once they are here; `retry` asks again for those that could not be loaded. */
export default function useChanges(url: string): Omit<Loaded, 'url'> & {readonly retry: () => void} {
  const [loaded, setLoaded] = useState<Loaded>({url: ''});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    loadChanges(url).then(
      (changes) => {
        if (isCurrent) {
          setLoaded({url, changes});
        }
      },
      (error: unknown) => {
        if (isCurrent) {
          console.warn('The changes of this page could not be loaded.', error);
          setLoaded({url, hasFailed: true});
        }
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [url, attempt]);
  const retry = useCallback(() => {
    setLoaded({url: ''});
    setAttempt((count) => count + 1);
  }, []);
  return loaded.url === url ? {...loaded, retry} : {retry};
}
