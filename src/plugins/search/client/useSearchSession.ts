import {useEffect, useState, useSyncExternalStore} from 'react';
import type {SearchScope} from '../types';
import {createSearchSession, type SearchSession, type SearchState} from './createSearchSession';
import {getSearchClient} from './getSearchClient';

/** A search of its own for each component that calls it; its index is loaded with the first render (SEARCH-17). */
export function useSearchSession(scope: SearchScope): {readonly session: SearchSession; readonly state: SearchState} {
  const [session] = useState(() => createSearchSession(getSearchClient(), scope));
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  useEffect(() => {
    // A failure is told with the first query; until then nobody misses the index.
    const client = getSearchClient();
    const {scope: own} = session.getState();
    client
      .load(own)
      .then(() => client.complete(own))
      .catch(() => undefined);
    return session.reset;
  }, [session]);
  return {session, state};
}
