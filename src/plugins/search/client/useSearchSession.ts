import {useEffect, useState, useSyncExternalStore} from 'react';
import type {SearchScope} from '../types';
import {createSearchSession, type SearchSession, type SearchState} from './createSearchSession';
import {getSearchClient} from './getSearchClient';

/**
 * A search of its own for each component that calls it; its index is loaded with the first render, and another one with another
 * scope, in which the search goes on (SEARCH-17).
 *
 * @param scope that of the page
 */
export function useSearchSession(scope: SearchScope): {readonly session: SearchSession; readonly state: SearchState} {
  const [session] = useState(() => createSearchSession(getSearchClient(), scope));
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  const {lang, version} = scope;
  useEffect(() => {
    const client = getSearchClient();
    const own = {lang, version};
    // A page that was on its way may arrive behind an open search, and be of another version.
    if (session.getState().scope.version !== version) {
      session.setScope(own);
    }
    // A failure is told with the first query; until then nobody misses the index.
    client
      .load(own)
      .then(() => client.complete(own))
      .catch(() => undefined);
  }, [session, lang, version]);
  useEffect(() => session.reset, [session]);
  return {session, state};
}
